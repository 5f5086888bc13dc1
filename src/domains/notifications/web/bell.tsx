import { Bell as BellIcon } from 'lucide-react';
import { Icon } from '#design/public/icon.tsx';
import { Link } from '#design/public/link.tsx';
import { pathTo } from '#routes';
import { useUnread } from './use-unread.ts';

interface BellProps {
  /** A row of the sidebar with its word, or a square in a header. */
  as: 'row' | 'square';
  current?: boolean;
}

/** How much is unread, the same on every tab; the way to the list. */
export function Bell({ as, current = false }: BellProps) {
  const unread = useUnread();
  const shown = unread > 99 ? '99+' : String(unread);
  const label = <span className="sr-only">{` ${shown} unread`}</span>;
  if (as === 'row')
    return (
      <Link
        href={pathTo('notifications')}
        aria-current={current ? 'page' : undefined}
        className="flex min-h-10 items-center gap-3 rounded-sm px-3 text-ink-2 hover:bg-hover hover:text-ink aria-[current]:bg-primary-soft aria-[current]:text-primary-ink"
      >
        <Icon of={BellIcon} />
        <span className="min-w-0 flex-1">Notifications</span>
        {unread === 0 ? null : (
          <>
            <span aria-hidden="true" className="tnum min-w-5 rounded-full bg-primary px-1.5 text-center text-xs leading-5 font-semibold text-on-primary">
              {shown}
            </span>
            {label}
          </>
        )}
      </Link>
    );
  return (
    <Link
      href={pathTo('notifications')}
      aria-current={current ? 'page' : undefined}
      className="relative grid size-10 shrink-0 place-items-center rounded-md text-ink-2 hover:bg-hover hover:text-ink"
    >
      <Icon of={BellIcon} />
      <span className="sr-only">Notifications</span>
      {unread === 0 ? null : (
        <>
          <span
            aria-hidden="true"
            className="tnum absolute end-0 top-0.5 min-w-4.5 rounded-full bg-primary px-1 text-center text-xs leading-4.5 font-semibold text-on-primary"
          >
            {shown}
          </span>
          {label}
        </>
      )}
    </Link>
  );
}
