import type { Server as HttpServer } from 'node:http';
import { Server, type Socket } from 'socket.io';
import type { Hint } from '../../realtime.ts';
import type { Context } from '../context.ts';
import type { Announced } from '../jobs/relay.ts';
import { useTicket, type EndedAmong, type TicketHolder } from './tickets.ts';

const FRAME_BYTES = 64 * 1_024;
const SOCKETS_PER_USER = 10;
const TOPICS_PER_SOCKET = 50;
const SUBSCRIPTIONS_PER_MINUTE = 120;
/** Messages of any kind: more than this, and the socket is closed (RT-2). An open screen sends a few. */
export const MESSAGES_PER_MINUTE = 300;
/** An open connection has this long to say who it is. */
const HANDSHAKE_MS = 10_000;

export interface Hub {
  /** Hints every watcher of the events' topics that something changed: once, however many events name the topic. */
  hint(events: readonly Announced[]): void;
  /** A session that ended is disconnected immediately (AUT-5, RT-1). */
  cutSessions(sessionIds: readonly string[]): void;
  /** The sessions whose sockets are open in this process. */
  openSessions(): string[];
  close(): void;
}

export interface HubParts {
  readonly context: Context;
  /** Asked at every subscription: may this person watch this topic? */
  readonly mayWatch: (holder: TicketHolder, topic: string) => Promise<boolean>;
  readonly endedAmong: EndedAmong;
}

type Watcher = Socket<Record<string, never>, Record<string, never>, Record<string, never>, TicketHolder>;

export function openHub(server: HttpServer, { context, mayWatch, endedAmong }: HubParts): Hub {
  const io = new Server(server, {
    path: '/realtime',
    transports: ['websocket'],
    serveClient: false,
    connectTimeout: HANDSHAKE_MS,
    maxHttpBufferSize: FRAME_BYTES,
    allowRequest: (request, done) => done(null, sameOrigin(request.headers.origin, context.config.appUrl, request.headers.host)),
  });

  io.use((socket: Watcher, next) => {
    const ticket: unknown = socket.handshake.auth['ticket'];
    const open = typeof ticket === 'string' ? useTicket(context.db, ticket, endedAmong) : Promise.resolve(null);
    open.then(
      (holder) => {
        if (holder === null) return next(new Error('ticket'));
        Object.assign(socket.data, holder);
        return next();
      },
      () => next(new Error('unavailable')),
    );
  });

  io.on('connection', (socket: Watcher) => {
    const { userId, sessionId } = socket.data;
    void socket.join([`person:${userId}`, `session:${sessionId}`]);
    if ((io.sockets.adapter.rooms.get(`person:${userId}`)?.size ?? 0) > SOCKETS_PER_USER) return void socket.disconnect(true);
    let [asked, said] = [0, 0];
    const calm = setInterval(() => ([asked, said] = [0, 0]), 60_000);
    socket.use((_message, next) => {
      said += 1;
      if (said > MESSAGES_PER_MINUTE) socket.disconnect(true);
      else next();
    });
    socket.on('disconnect', () => clearInterval(calm));
    socket.on('watch', (topic: unknown, done: unknown) => {
      const answer = typeof done === 'function' ? (done as (ok: boolean) => void) : () => {};
      asked += 1;
      if (typeof topic !== 'string' || topic.length > 120 || asked > SUBSCRIPTIONS_PER_MINUTE || socket.rooms.size > TOPICS_PER_SOCKET) return answer(false);
      mayWatch(socket.data, topic).then(
        (may) => {
          if (may) void socket.join(`topic:${topic}`);
          answer(may);
        },
        () => answer(false),
      );
    });
    socket.on('unwatch', (topic: unknown) => {
      if (typeof topic === 'string') void socket.leave(`topic:${topic}`);
    });
  });

  return {
    hint(events) {
      const hints = new Map<string, Hint>();
      for (const { name, topics } of events) for (const topic of topics) hints.set(`${topic} ${name}`, { topic, event: name });
      for (const hint of hints.values()) io.to(`topic:${hint.topic}`).emit('hint', hint);
    },
    cutSessions(sessionIds) {
      for (const id of sessionIds) io.in(`session:${id}`).disconnectSockets(true);
    },
    openSessions: () => [...new Set([...io.sockets.sockets.values()].map((socket: Watcher) => socket.data.sessionId))],
    // Not `io.close()`: that closes the web server too and waits for every idle connection of every browser. Cut this
    // way, screens connect again automatically, to whichever process comes next.
    close: () => void io.engine.close(),
  };
}

/** A browser names the page that opens a socket; only our own pages may (RT-1). Programs send no Origin. */
function sameOrigin(origin: string | undefined, appUrl: string, host: string | undefined): boolean {
  if (origin === undefined) return true;
  return origin === new URL(appUrl).origin || (URL.canParse(origin) && new URL(origin).host === host);
}
