import { useEffect } from 'react';
import { useSession } from '#domains/accounts/web/accounts.ts';
import { useCommand, useRead } from '#kit/web/api.ts';
import { useIsLive, useTopic } from '#kit/web/realtime.ts';
import { countNewMessages, markDelivered } from '../count-contract.ts';
import { inboxTopic } from '../topics.ts';

/** Without a live connection the count is read often enough to agree on all tabs within 5 s (MSG-2). */
const POLL_MS = 4_000;

/** Beside the navigation's link, the same on every tab; nothing where all is read. */
export function UnreadMessages() {
  const userId = useSession((session) => session.id);
  const isLive = useIsLive();
  const read = useRead(
    countNewMessages,
    {},
    { enabled: userId !== '', ...(isLive ? {} : { refetchIntervalMs: POLL_MS }) },
  );
  useTopic(userId === '' ? null : inboxTopic(userId), () => void read.refetch());
  const count = read.data?.count ?? 0;
  const { mutate } = useCommand(markDelivered, { isMark: true });
  // It reached a screen of theirs, whichever it is.
  useEffect(() => {
    if (count > 0) mutate({});
  }, [count, mutate]);
  if (count === 0) return null;
  const shown = count > 99 ? '99+' : String(count);
  return (
    <>
      <span
        aria-hidden="true"
        className="tnum min-w-5 rounded-full bg-primary px-1.5 text-center text-xs leading-5 font-semibold text-on-primary"
      >
        {shown}
      </span>
      <span className="sr-only">{` ${shown} unread`}</span>
    </>
  );
}
