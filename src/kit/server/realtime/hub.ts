import type { Server as HttpServer } from 'node:http';
import { Server } from 'socket.io';
import { realtimeLimits } from '../../limits.ts';
import { WATCHING, type Hint } from '../../realtime.ts';
import type { Context } from '../context.ts';
import { dropWhenClogged, type Connection } from './clogged.ts';
import type { Parcel } from './hint-bus.ts';
import type { Presence } from './presence.ts';
import { useTicket, type EndedAmong, type TicketHolder } from './tickets.ts';
import { turns } from '../turns.ts';
import { FRAME_BYTES, serve, socketsOf, type Rights, type Watcher } from './watching.ts';

/** An open connection has this long to say who it is. */
const HANDSHAKE_MS = 10_000;
/** Tickets looked up at a time: a thousand browsers that return at once leave the database's connections to the API. */
const HANDSHAKES_AT_ONCE = 4;
const HANDSHAKES_WAITING = 2_000;
/** Watchers that have to read again do so within this time, not all at the same moment. */
const SPREAD_MS = 2_000;

export interface Hub {
  /** Hints every watcher here. */
  hint(hints: readonly Hint[]): void;
  /** What another process carried here. */
  receive(parcel: Parcel): void;
  /** Hints may have been missed: everyone reads again what they watch. */
  readAgain(): void;
  /** A session that ended is disconnected immediately (AUT-5, RT-1). */
  cutSessions(sessionIds: readonly string[]): void;
  /** The sessions whose sockets are open in this process. */
  openSessions(): string[];
  openSockets(): number;
  close(): void;
}

export interface HubParts extends Rights {
  readonly context: Context;
  readonly endedAmong: EndedAmong;
  readonly presence?: Presence;
  /** Sends what is said here to the other processes. */
  readonly say?: (parcel: Parcel) => void;
  /** Events after which the watchers of their topics are asked again whether they may watch. */
  readonly endsWatching?: ReadonlySet<string>;
}

export function openHub(
  server: HttpServer,
  { context, mayWatch, maySignal, endedAmong, presence, say, endsWatching = new Set() }: HubParts,
): Hub {
  const io = new Server(server, {
    path: '/realtime',
    transports: ['websocket'],
    serveClient: false,
    connectTimeout: HANDSHAKE_MS,
    maxHttpBufferSize: FRAME_BYTES,
    allowRequest: (request, done) =>
      done(null, sameOrigin(request.headers.origin, context.config.appUrl, request.headers.host)),
  });
  io.engine.on('connection', (connection: Connection) => {
    dropWhenClogged(connection);
    // A socket lives for hours and would keep the request that opened it, some kilobytes each.
    connection.request = null;
  });

  const inTurn = turns({ atOnce: HANDSHAKES_AT_ONCE, mostWaiting: HANDSHAKES_WAITING });
  const holderOf = async (ticket: unknown): Promise<TicketHolder | null> =>
    typeof ticket === 'string' ? inTurn(() => useTicket(context.db, ticket, endedAmong)) : null;
  io.use((socket: Watcher, next) => {
    holderOf(socket.handshake.auth['ticket']).then(
      (holder) => {
        if (holder === null) return next(new Error('ticket'));
        if (socketsOf(io, holder.userId) >= realtimeLimits.socketsOfAPerson) return next(new Error('too_many_sockets'));
        Object.assign(socket.data, holder);
        return next();
      },
      () => next(new Error('unavailable')),
    );
  });
  io.on('connection', (socket: Watcher) =>
    serve(io, socket, { mayWatch, maySignal, ...(presence && { presence }), ...(say && { say }) }),
  );

  const everySocket = (): Watcher[] => [...io.sockets.sockets.values()];
  const hint = (hints: readonly Hint[]): void => {
    for (const hint of hints) {
      io.to(`topic:${hint.topic}`).emit('hint', hint);
      if (endsWatching.has(hint.event)) void askAgain(io, hint.topic, mayWatch);
    }
  };
  return {
    hint,
    receive({ hints = [], signal }) {
      hint(hints);
      if (signal !== undefined) io.to(`topic:${signal.topic}`).except(`person:${signal.by}`).emit('signal', signal);
    },
    readAgain() {
      for (const socket of everySocket()) {
        const topics = [...socket.rooms]
          .filter((room) => room.startsWith('topic:'))
          .map((room) => room.slice('topic:'.length));
        setTimeout(
          () => topics.forEach((topic) => socket.emit('hint', { topic, event: WATCHING })),
          Math.random() * SPREAD_MS,
        ).unref();
      }
    },
    cutSessions(sessionIds) {
      for (const id of sessionIds) io.in(`session:${id}`).disconnectSockets(true);
    },
    openSessions: () => [...new Set(everySocket().map((socket) => socket.data.sessionId))],
    openSockets: () => io.sockets.sockets.size,
    // Not `io.close()`: that closes the web server too and waits for every idle connection of every browser. Cut this
    // way, screens connect again automatically, to whichever process comes next.
    close: () => void io.engine.close(),
  };
}

/**
 * Who may no longer watch the topic does not (RT-1). Where that cannot be told, the socket ends: its browser connects
 * and asks again.
 */
async function askAgain(io: Server, topic: string, mayWatch: Rights['mayWatch']): Promise<void> {
  for (const id of io.sockets.adapter.rooms.get(`topic:${topic}`) ?? []) {
    const socket: Watcher | undefined = io.sockets.sockets.get(id);
    if (socket === undefined) continue;
    const may = await mayWatch(socket.data, topic).catch(() => null);
    if (may === null) socket.conn.close();
    else if (!may) void socket.leave(`topic:${topic}`);
  }
}

/** A browser names the page that opens a socket; only our own pages may (RT-1). Programs send no Origin. */
function sameOrigin(origin: string | undefined, appUrl: string, host: string | undefined): boolean {
  if (origin === undefined) return true;
  return origin === new URL(appUrl).origin || (URL.canParse(origin) && new URL(origin).host === host);
}
