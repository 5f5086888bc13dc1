import { Bell as BellIcon } from 'lucide-react';
import { Icon } from '#design/public/icon.tsx';
import { Link } from '#design/public/link.tsx';
import { pathTo, titleOf } from '#routes';
import { useUnread } from './use-unread.ts';

const BADGE = 'tnum rounded-full bg-primary text-center text-xs font-semibold text-on-primary';

/** The unread count, the same on every tab; nothing where all is read. */
export function UnreadCount({ className = 'min-w-5 px-1.5 leading-5' }: { className?: string }) {
  const unread = useUnread();
  if (unread === undefined || unread === 0) return null;
  const shown = unread > 99 ? '99+' : String(unread);
  return (
    <>
      <span aria-hidden="true" className={`${BADGE} ${className}`}>
        {shown}
      </span>
      <span className="sr-only">{` ${shown} unread`}</span>
    </>
  );
}

/** In a header: an icon with the count, and a link to the list. */
export const Bell = ({ isCurrent = false }: { isCurrent?: boolean }) => (
  <Link
    href={pathTo('notifications')}
    aria-current={isCurrent ? 'page' : undefined}
    className="relative grid size-10 shrink-0 place-items-center rounded-md text-ink-2 hover:bg-hover hover:text-ink"
  >
    <Icon of={BellIcon} />
    <span className="sr-only">{titleOf('notifications')}</span>
    <UnreadCount className="absolute end-0 top-0.5 min-w-4.5 px-1 leading-4.5" />
  </Link>
);
