import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { Failure } from '../../errors.ts';
import { transferLimits } from '../../limits.ts';

const { windowSeconds, bodyBytesPerSecond, uploadBytesPerSecond, answerBytesPerSecond } = transferLimits.pace;

/**
 * Bytes that come in or go out: how many, for how many seconds the other side has been waited for, and how to end it.
 */
export interface Transfer {
  readonly bytes: () => number;
  readonly waitedSeconds: () => number;
  /** Whether we wait for the other side: a transfer that has arrived whole is not cut off any more. */
  readonly isUnderWay: () => boolean;
  readonly cut: (failure: Failure) => void;
}

abstract class Watched implements Transfer {
  #waited = 0;
  #window = { seconds: 0, from: 0 };
  abstract bytes: () => number;
  abstract isUnderWay: () => boolean;
  abstract cut: (failure: Failure) => void;
  protected abstract leastPerSecond(): number;
  waitedSeconds = (): number => this.#waited;

  /** One second has passed. In every window of seconds that we wait, a least number of bytes has to come. */
  tick(): void {
    if (!this.isUnderWay()) {
      this.#window = { seconds: 0, from: this.bytes() };
      return;
    }
    this.#waited += 1;
    this.#window.seconds += 1;
    if (this.#window.seconds < windowSeconds) return;
    const came = this.bytes() - this.#window.from;
    this.#window = { seconds: 0, from: this.bytes() };
    if (came < this.leastPerSecond() * windowSeconds) this.cut(new Failure('too_slow'));
  }
}

/** A request's body. When it is cut off and nothing was answered yet, the answer says why. */
export class BodyTransfer extends Watched {
  readonly #request: IncomingMessage;
  readonly #reply: ServerResponse;
  readonly #readBefore: number;
  #giveUp: ((failure: Failure) => void) | null = null;
  isCut = false;

  constructor(request: IncomingMessage, reply: ServerResponse) {
    super();
    this.#request = request;
    this.#reply = reply;
    this.#readBefore = request.socket.bytesRead;
  }

  /** A file: it may be large, so it has to come faster, and reading it is stopped. */
  asUpload(giveUp: (failure: Failure) => void): void {
    this.#giveUp = giveUp;
  }

  bytes = (): number => this.#request.socket.bytesRead - this.#readBefore;
  isUnderWay = (): boolean => !this.#request.complete && !this.#request.socket.destroyed;

  cut = (failure: Failure): void => {
    if (this.isCut || this.#reply.headersSent) return void this.#request.socket.destroy();
    this.isCut = true;
    if (this.#giveUp === null) this.#request.emit('error', failure);
    else this.#giveUp(failure);
  };

  protected leastPerSecond = (): number => (this.#giveUp === null ? bodyBytesPerSecond : uploadBytesPerSecond);
}

/** What one connection is sent: answers one after the other, or the messages of a web socket. */
class AnswerTransfer extends Watched {
  readonly #socket: Socket;
  constructor(socket: Socket) {
    super();
    this.#socket = socket;
  }
  /** What waits in our own memory has not been taken by the client. */
  bytes = (): number => this.#socket.bytesWritten - this.#socket.writableLength;
  isUnderWay = (): boolean => this.#socket.writableLength > 0;
  cut = (): void => void this.#socket.destroy();
  protected leastPerSecond = (): number => answerBytesPerSecond;
}

export interface PaceKeeper {
  watchConnections(server: Server): void;
  watchBody(request: IncomingMessage, reply: ServerResponse): void;
  bodyOf(request: IncomingMessage): BodyTransfer | undefined;
  answerTo(request: IncomingMessage): Transfer;
  /** One second has passed. Counted, not measured: while this process was paused, no client was slow. */
  tick(): void;
}

/**
 * Bytes must keep coming, and answers must keep being read: a client that sends a body drop by drop, or never takes an
 * answer, is cut off instead of holding a place and memory for as long as it likes (OPS-2). The whole has no time
 * limit: a large file over a thin line may take its time.
 */
export function paceKeeper(): PaceKeeper {
  const bodies = new Map<IncomingMessage, BodyTransfer>();
  const answers = new Map<Socket, AnswerTransfer>();
  return {
    watchConnections: (server) =>
      void server.on('connection', (socket: Socket) => {
        answers.set(socket, new AnswerTransfer(socket));
        socket.once('close', () => answers.delete(socket));
      }),
    watchBody(request, reply) {
      // A request made in process has no connection that could be slow.
      if (typeof request.socket.bytesRead !== 'number') return;
      bodies.set(request, new BodyTransfer(request, reply));
      // An answer may come before the body is whole; then the rest of the body is watched until it ends.
      request.once('close', () => bodies.delete(request));
    },
    bodyOf: (request) => bodies.get(request),
    answerTo: ({ socket }) => answers.get(socket) ?? new AnswerTransfer(socket),
    tick() {
      for (const body of bodies.values()) body.tick();
      for (const answer of answers.values()) answer.tick();
    },
  };
}
