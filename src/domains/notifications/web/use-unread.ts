import { useSession } from '#domains/accounts/web/accounts.ts';
import { userTopic } from '#kit/events.ts';
import { useRead } from '#kit/web/api.ts';
import { useIsLive, useTopic } from '#kit/web/realtime.ts';
import { notificationList } from '../contract.ts';

/** What the bell reads, and what every new session loads (SES-2). */
export const UNREAD = { query: { limit: 1 } } as const;

/** Without a live connection the count is read often enough to agree on all tabs within 5 s (MSG-2). */
const POLL_MS = 4_000;

/** Undefined until it is known. */
export function useUnread(): number | undefined {
  const userId = useSession((session) => session.id);
  const isLive = useIsLive();
  const read = useRead(notificationList, UNREAD, {
    enabled: userId !== '',
    ...(isLive ? {} : { refetchIntervalMs: POLL_MS }),
  });
  useTopic(userId === '' ? null : userTopic(userId), () => void read.refetch());
  return read.data?.unread;
}
