/** What a socket may do once it is open. Whatever it asks, its person needs the right to it (RT-1). */
import type { Server, Socket } from 'socket.io';
import { MINUTE_MS } from '../../clock.ts';
import { realtimeLimits } from '../../limits.ts';
import type { MayWatch, Signal } from '../../realtime.ts';
import type { Parcel } from './hint-bus.ts';
import type { Presence } from './presence.ts';
import type { TicketHolder } from './tickets.ts';

export const FRAME_BYTES = 64 * 1_024;
const TOPICS_PER_SOCKET = 50;
const TOPIC_LENGTH = 120;
export const SUBSCRIPTIONS_PER_MINUTE = 120;
/** Messages of any kind: more than this, and the socket is closed (RT-2). An open screen sends a few. */
export const MESSAGES_PER_MINUTE = 300;
/** A screen repeats what it signals every few seconds. */
export const SIGNALS_PER_MINUTE = 60;

export type Watcher = Socket<
  Record<string, never>,
  Record<string, (what: unknown) => void>,
  Record<string, never>,
  TicketHolder
>;

export interface Rights {
  /** Asked at every subscription: may this person watch this topic? */
  readonly mayWatch: (holder: TicketHolder, topic: string) => Promise<boolean>;
  /** Asked at every signal: may this person say this to those who watch the topic? */
  readonly maySignal: (holder: TicketHolder, topic: string, signal: string) => Promise<boolean>;
}

const roomOf = (userId: string): string => `person:${userId}`;
/** Of one person, in this process. */
export const socketsOf = (io: Server, userId: string): number =>
  io.sockets.adapter.rooms.get(roomOf(userId))?.size ?? 0;

interface Parts extends Rights {
  readonly presence?: Presence;
  readonly say?: (parcel: Parcel) => void;
}

export function serve(io: Server, socket: Watcher, { mayWatch, maySignal, presence, say }: Parts): void {
  const { userId, sessionId } = socket.data;
  const person = roomOf(userId);
  // Several that said who they are at the same moment: before that, `openHub` refuses them with a reason.
  if (socketsOf(io, userId) >= realtimeLimits.socketsOfAPerson) return void socket.disconnect(true);
  void socket.join([person, `session:${sessionId}`]);
  presence?.opened(userId);
  const [mayAsk, maySay, maySignalNow] = [
    atMostAMinute(SUBSCRIPTIONS_PER_MINUTE),
    atMostAMinute(MESSAGES_PER_MINUTE),
    atMostAMinute(SIGNALS_PER_MINUTE),
  ];
  socket.use((_message, next) => {
    if (maySay()) next();
    else socket.disconnect(true);
  });
  socket.on('disconnect', () => presence?.closed(userId));
  socket.on('watch', (topic: unknown, done: unknown) => {
    const answer = typeof done === 'function' ? (done as (may: MayWatch) => void) : () => {};
    if (!mayAsk()) return answer(null);
    if (!isTopic(topic) || socket.rooms.size > TOPICS_PER_SOCKET) return answer(false);
    mayWatch(socket.data, topic).then(
      (may) => {
        if (may) void socket.join(`topic:${topic}`);
        answer(may);
      },
      () => answer(null),
    );
  });
  socket.on('unwatch', (topic: unknown) => {
    if (typeof topic === 'string') void socket.leave(`topic:${topic}`);
  });
  socket.on('signal', (topic: unknown, signal: unknown) => {
    if (!maySignalNow() || !isTopic(topic) || typeof signal !== 'string' || !socket.rooms.has(`topic:${topic}`)) return;
    const userSignal: Signal = { topic, signal, by: userId };
    maySignal(socket.data, topic, signal).then(
      (may) => {
        if (!may) return;
        io.to(`topic:${topic}`).except(person).emit('signal', userSignal);
        say?.({ signal: userSignal });
      },
      () => {},
    );
  });
}

const isTopic = (topic: unknown): topic is string => typeof topic === 'string' && topic.length <= TOPIC_LENGTH;

/** Counts without a timer of its own: most sockets say nothing for minutes. */
function atMostAMinute(most: number): () => boolean {
  let [startedAt, count] = [0, 0];
  return () => {
    const now = performance.now();
    if (now - startedAt >= MINUTE_MS) [startedAt, count] = [now, 0];
    count += 1;
    return count <= most;
  };
}
