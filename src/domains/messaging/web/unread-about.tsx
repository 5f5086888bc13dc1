import { useSession } from '#domains/accounts/web/accounts.ts';
import { useRead } from '#kit/web/api.ts';
import { useTopic } from '#kit/web/realtime.ts';
import { conversationWith } from '../contract.ts';
import { inboxTopic } from '../topics.ts';

/** How many messages about something are unread, live. */
export function useUnreadAbout(subject: string, isRead = true): number {
  const userId = useSession((session) => session.id);
  const { data, refetch } = useRead(conversationWith, { query: { with: subject } }, { enabled: isRead });
  useTopic(!isRead || userId === '' ? null : inboxTopic(userId), () => void refetch());
  return data?.unread ?? 0;
}

/** Nothing where there are none. */
export function UnreadAbout({ about }: { about: string }) {
  const count = useUnreadAbout(about);
  if (count === 0) return null;
  return (
    <span className="tnum rounded-full bg-primary px-2 text-xs leading-5 font-semibold text-on-primary">
      {count > 99 ? '99+' : count} new
    </span>
  );
}
