import { LocalTime } from '#design/public/local-time.tsx';
import { When } from '#design/public/when.tsx';
import { counted } from '#kit/format/unit.ts';
import { presenceTopic } from '#kit/realtime.ts';
import { useRead } from '#kit/web/api.ts';
import { useIsLive, useTopic } from '#kit/web/realtime.ts';
import { useSignaled } from '#kit/web/signals.ts';
import { conversationPresence } from '../presence-contract.ts';
import { conversationTopic } from '../topics.ts';

const POLL_MS = 60_000;

interface PresenceLineProps {
  readonly conversationId: string;
  /** Null in a group: only who types is shown there. */
  readonly otherId: string | null;
  /** Of the other, where their profile shows it to everyone. */
  readonly timezone: string | null;
  readonly nameOf: (userId: string) => string;
}

/** Whether the other is here, what time it is there, and who types. The line keeps its place while it is empty. */
export function PresenceLine({ conversationId, otherId, timezone, nameOf }: PresenceLineProps) {
  const typing = useSignaled(conversationTopic(conversationId), 'typing');
  return (
    <p className="min-h-5 truncate text-sm text-ink-2">
      {typing.length > 0 ? (
        typingInWords(typing.map(nameOf), otherId !== null)
      ) : otherId === null ? null : (
        <Presence key={otherId} conversationId={conversationId} otherId={otherId} timezone={timezone} />
      )}
    </p>
  );
}

const typingInWords = (names: readonly string[], isPair: boolean): string => {
  if (isPair) return 'Typing…';
  const [first = '', ...others] = names;
  return others.length === 0 ? `${first} is typing…` : `${counted(names.length, { one: 'person is', other: 'people are' })} typing…`;
};

function Presence({ conversationId, otherId, timezone }: { conversationId: string; otherId: string; timezone: string | null }) {
  const isLive = useIsLive();
  const read = useRead(conversationPresence, { params: { id: conversationId } }, isLive ? {} : { refetchIntervalMs: POLL_MS });
  useTopic(presenceTopic(otherId), () => void read.refetch());
  const seen = read.data?.people.find((one) => one.user_id === otherId);
  const here = seen === undefined ? null : hereOf(seen);
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
  return at === null ? null : (
    <>
      Last seen <When at={at} style="moment" />
    </>
  );
}
