import { useEffect, useState } from 'react';
import { LocalTime } from '#design/public/local-time.tsx';
import { usePlace } from '#design/public/locale.tsx';
import { When } from '#design/public/when.tsx';
import { dayWords } from '#kit/format/days.ts';
import { counted } from '#kit/format/unit.ts';
import { presenceTopic } from '#kit/realtime.ts';
import { useRead } from '#kit/web/api.ts';
import { useIsLive, useTopic } from '#kit/web/realtime.ts';
import { useSignaled } from '#kit/web/signals.ts';
import { conversationPresence } from '../presence-contract.ts';
import { conversationTopic } from '../topics.ts';
import { useIsOffline } from './use-is-offline.ts';

const POLL_MS = 60_000;

interface PresenceLineProps {
  readonly conversationId: string;
  /** Null in a group, where only who types is shown, and where one cannot write. */
  readonly otherId: string | null;
  /** Of the other, where their profile shows it to everyone. */
  readonly timezone: string | null;
  readonly nameOf: (userId: string) => string;
  /** Of someone else: who wrote it does not type it any more. */
  readonly newest: { readonly seq: number; readonly author_id: string } | null;
}

/** Whether the other is here, what time it is there, and who types. The line keeps its place while it is empty. */
export function PresenceLine({ conversationId, otherId, timezone, nameOf, newest }: PresenceLineProps) {
  const { by: typing, forget } = useSignaled(conversationTopic(conversationId), 'typing');
  const isOffline = useIsOffline();
  const [seq, author] = [newest?.seq ?? 0, newest?.author_id ?? ''];
  useEffect(() => {
    if (seq > 0) forget(author);
  }, [seq, author, forget]);
  return (
    <p className="min-h-5 max-w-full truncate text-sm text-ink-2">
      {typing.length > 0 && !isOffline ? (
        typingInWords(typing.map(nameOf), otherId !== null)
      ) : otherId === null ? null : (
        <Presence
          key={otherId}
          conversationId={conversationId}
          otherId={otherId}
          timezone={timezone}
          isOffline={isOffline}
        />
      )}
    </p>
  );
}

const typingInWords = (names: readonly string[], isPair: boolean): string => {
  if (isPair) return 'Typing…';
  const [first = '', ...others] = names;
  return others.length === 0
    ? `${first} is typing…`
    : `${counted(names.length, { one: 'person is', other: 'people are' })} typing…`;
};

interface PresenceProps {
  readonly conversationId: string;
  readonly otherId: string;
  readonly timezone: string | null;
  /** Without a connection nobody’s presence is known. */
  readonly isOffline: boolean;
}

function Presence({ conversationId, otherId, timezone, isOffline }: PresenceProps) {
  const isLive = useIsLive();
  const read = useRead(
    conversationPresence,
    { params: { id: conversationId } },
    isLive ? {} : { refetchIntervalMs: POLL_MS },
  );
  useTopic(presenceTopic(otherId), () => void read.refetch());
  const seen = read.data?.people.find((person) => person.user_id === otherId);
  const here = seen === undefined || isOffline ? null : hereOf(seen);
  return (
    <>
      {here}
      {here === null || timezone === null ? '' : ' · '}
      {timezone === null ? null : <LocalTime timeZone={timezone} />}
    </>
  );
}

function hereOf({ is_online: isOnline, last_seen_at: at }: { is_online: boolean; last_seen_at: string | null }) {
  if (isOnline) return <span className="text-success">Online</span>;
  return at === null ? null : <LastSeen at={at} />;
}

function LastSeen({ at }: { at: string }) {
  const reader = usePlace();
  const [now] = useState(() => new Date());
  const day = dayWords(at, reader, now);
  if (day !== 'Today' && day !== 'Yesterday')
    return (
      <>
        Last seen <When at={at} style="moment" />
      </>
    );
  return (
    <>
      Last seen {day.toLowerCase()}, <When at={at} style="time" />
    </>
  );
}
