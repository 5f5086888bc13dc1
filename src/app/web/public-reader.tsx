import { QueryClientProvider } from '@tanstack/react-query';
import { useEffect } from 'react';
import { Avatar } from '#design/public/avatar.tsx';
import { Link } from '#design/public/link.tsx';
import { avatarLink, displayName } from '#domains/accounts/user.ts';
import { useSession } from '#domains/accounts/web/accounts.ts';
import { Bell } from '#domains/notifications/web/notifications.ts';
import { queryClient } from './shell/query-client.ts';

/**
 * In files named public-*, whose styles public pages have. The reader of a public page as this browser remembers them:
 * the session itself is read by pages that need it (GRD-1).
 */
export function KnownReader() {
  const me = useSession();
  useEffect(() => {
    if (me.phase === 'not-initialised') void useSession.persist.rehydrate();
  }, [me.phase]);
  const name = displayName(me);
  const photo = avatarLink(me.avatar);
  return (
    <QueryClientProvider client={queryClient}>
      <Bell />
      <Link
        href="/user/dashboard"
        title={name}
        className="flex min-h-10 items-center gap-2 rounded-md px-1.5 text-md font-medium hover:bg-hover"
      >
        <Avatar name={name} seed={me.username} size={28} {...(photo === null ? {} : { photo: { src: photo } })} />
        <span className="sr-only">{name},</span>
        <span className="max-sm:sr-only">Dashboard</span>
      </Link>
    </QueryClientProvider>
  );
}
