import { useId, type ReactNode } from 'react';

export interface PanelProps {
  title?: ReactNode;
  lead?: ReactNode;
  actions?: ReactNode;
  /** Without padding, for tables, lists and charts up to the edge. */
  flush?: boolean | undefined;
  footer?: ReactNode;
  level?: 2 | 3 | undefined;
  className?: string | undefined;
  children: ReactNode;
}

/** A plain bordered panel with an optional header. Never inside another one. */
export function Panel({
  title,
  lead,
  actions,
  flush = false,
  footer,
  level = 2,
  className = '',
  children,
}: PanelProps) {
  const id = useId();
  const Title = `h${level}` as 'h2';
  return (
    <section className={`panel min-w-0 overflow-hidden ${className}`} aria-labelledby={title ? id : undefined}>
      {title ? (
        <div
          className={`flex flex-wrap ${lead ? 'items-start' : 'items-center'} justify-between gap-x-4 gap-y-2 px-4 sm:px-5 ${flush ? 'py-3.5' : 'pt-4 sm:pt-5'}`}
        >
          <div className="min-w-0">
            <Title id={id} className="title">
              {title}
            </Title>
            {lead ? <p className="mt-0.5 text-sm text-ink-2">{lead}</p> : null}
          </div>
          {actions ? <div className="flex items-center gap-2">{actions}</div> : null}
        </div>
      ) : null}
      <div className={flush ? '' : `px-4 pb-4 sm:px-5 sm:pb-5 ${title ? 'pt-3' : 'pt-4 sm:pt-5'}`}>{children}</div>
      {footer ? <div className="border-t border-line px-4 py-3 text-sm text-ink-2 sm:px-5">{footer}</div> : null}
    </section>
  );
}
