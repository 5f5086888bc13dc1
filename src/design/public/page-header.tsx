import type { ReactNode } from 'react';

export interface PageHeaderProps {
  title: ReactNode;
  /** One sentence: what needs attention here. */
  lead?: ReactNode;
  actions?: ReactNode;
  /** At the end of the title's line on every width: one icon. */
  menu?: ReactNode;
  /** Above the title: breadcrumbs or a link back. */
  above?: ReactNode;
  /** 26 px inside the app; larger on public pages. */
  voice?: 'app' | 'public' | undefined;
}

/** The page's one h1; it can take the focus after a change of page. */
export function PageHeader({ title, lead, actions, menu, above, voice = 'app' }: PageHeaderProps) {
  const heading = (
    <h1 tabIndex={-1} className={`min-w-0 ${voice === 'app' ? 'text-2xl' : 'text-3xl'}`}>
      {title}
    </h1>
  );
  return (
    <header className={voice === 'app' ? 'mb-5' : 'mb-4 sm:mb-8'}>
      {above ? <div className="mb-3">{above}</div> : null}
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-4">
        <div className={`min-w-0 ${menu ? 'grow' : ''}`}>
          {menu ? (
            <div className="flex items-start justify-between gap-3">
              {heading}
              <div className="shrink-0">{menu}</div>
            </div>
          ) : (
            heading
          )}
          {lead ? (
            <p
              className={
                voice === 'app' ? 'mt-1 text-md text-ink-2' : 'mt-3 max-w-lead text-lg leading-lead text-ink-2'
              }
            >
              {lead}
            </p>
          ) : null}
        </div>
        {actions ? <div className="flex flex-wrap items-center gap-2">{actions}</div> : null}
      </div>
    </header>
  );
}

/** A section's heading on a public page, with a link to all of it. */
export function SectionHeader({
  title,
  lead,
  action,
  id,
}: {
  title: ReactNode;
  lead?: ReactNode;
  action?: ReactNode;
  id?: string;
}) {
  return (
    <div className="mb-7 flex flex-wrap items-end justify-between gap-4">
      <div>
        <h2 id={id} className="text-3xl">
          {title}
        </h2>
        {lead ? <p className="mt-2 text-ink-2">{lead}</p> : null}
      </div>
      {action}
    </div>
  );
}
