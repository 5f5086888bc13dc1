import type { ReactNode } from 'react';
import { artUrl } from './cover.tsx';
import type { Motif } from '../art/cover.ts';

export interface EmptyStateProps {
  /** What belongs here and how it gets here, in one sentence. */
  title: ReactNode;
  children?: ReactNode;
  action?: ReactNode;
  motif?: Motif | undefined;
  /** On its own, or a short text inside a panel. */
  size?: 'page' | 'panel' | undefined;
}

/**
 * First use teaches; nothing found offers a reset; an error offers a retry (LST-3). Left aligned like everything else.
 */
export function EmptyState({ title, children, action, motif = 'brand', size = 'panel' }: EmptyStateProps) {
  return (
    <div className={`flex flex-col items-start gap-5 sm:flex-row sm:items-center ${size === 'page' ? 'py-14' : ''}`}>
      <span className="size-24 shrink-0 overflow-hidden rounded-lg">
        {/* The large square in the middle of the fifth design. */}
        <img
          src={artUrl(motif, 'empty', '5')}
          alt=""
          width={96}
          height={96}
          loading="lazy"
          className="size-24 object-cover"
        />
      </span>
      <div className="min-w-0">
        <p className="max-w-lead text-base font-semibold">{title}</p>
        {children ? <div className="mt-1 max-w-lead text-md text-ink-2">{children}</div> : null}
        {action ? <div className="mt-4 flex flex-wrap gap-2">{action}</div> : null}
      </div>
    </div>
  );
}
