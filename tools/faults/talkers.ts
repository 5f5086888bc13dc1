import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { io, type Socket } from 'socket.io-client';
import { call } from '../../e2e/support/product.ts';

/** What a person's screen has of a conversation, in the order in which it came. */
export interface Heard {
  readonly seq: number;
  readonly id: string;
}

export interface Sent {
  readonly id: string;
  readonly conversation: string;
  /** Of the first answer that acknowledged it. */
  seq: number | null;
}

export interface Ground {
  /** The address of one of the apps, at random. */
  readonly url: () => string;
  readonly surprises: string[];
  readonly sent: Sent[];
  repeats: number;
  connections: number;
}

const json = (token: string): Record<string, string> => ({
  authorization: `Bearer ${token}`,
  'content-type': 'application/json',
});

/**
 * Sent with one id until it is acknowledged, now and then twice at once. Whatever acknowledges it says the same place.
 */
async function write(
  ground: Ground,
  token: string,
  conversation: string,
  text: string,
  patienceMs: number,
): Promise<void> {
  const message: Sent = { id: randomUUID(), conversation, seq: null };
  ground.sent.push(message);
  const post = () =>
    call(`${ground.url()}/api/conversations/${conversation}/messages`, {
      method: 'POST',
      headers: json(token),
      body: JSON.stringify({ id: message.id, text }),
    });
  for (const until = Date.now() + patienceMs; message.seq === null && Date.now() < until;) {
    for (const { status, text: answer } of await Promise.all(Math.random() < 0.1 ? [post(), post()] : [post()])) {
      if (status >= 200 && status < 300) {
        const { seq } = (JSON.parse(answer) as { data: { message: { seq: number } } }).data.message;
        message.seq ??= seq;
        if (message.seq !== seq)
          ground.surprises.push(`message ${message.id} has the places ${message.seq} and ${seq}`);
      } else if (status !== 0 && status !== 503) ground.surprises.push(`a message: ${status} ${answer.slice(0, 200)}`);
    }
    if (message.seq !== null) return;
    ground.repeats += 1;
    await sleep(50 + Math.random() * 150);
  }
  if (message.seq === null) ground.surprises.push(`message ${message.id} was never acknowledged`);
}

export interface Person {
  readonly token: string;
  readonly conversation: string;
}

export interface Talker extends Person {
  readonly heard: readonly Heard[];
  isWatching(): boolean;
  /** Writes until told to stop, one message after the other. */
  talk(isOver: () => boolean, everyMs: number, patienceMs: number): Promise<void>;
  close(): void;
}

/**
 * A person with a screen, as the browser keeps it: one socket at a time, with a fresh ticket for each connection. It
 * never reads because time passed, only after a hint and when its watch begins; a read that fails is tried again.
 */
export function openTalker(ground: Ground, { token, conversation }: Person): Talker {
  const topic = `conversation:${conversation}`;
  const heard: Heard[] = [];
  let isClosed = false;
  let socket: Socket | null = null;
  let reading: Promise<void> | null = null;
  let isStale = false;
  let isWatching = false;

  const readOn = async (): Promise<void> => {
    while (isStale && !isClosed) {
      isStale = false;
      const after = heard.at(-1)?.seq ?? 0;
      const { status, text } = await call(
        `${ground.url()}/api/conversations/${conversation}/messages?after=${after}&limit=100`,
        { headers: json(token) },
      );
      if (status !== 200) {
        if (status !== 0 && status !== 503) ground.surprises.push(`a read: ${status} ${text.slice(0, 200)}`);
        isStale = true;
        await sleep(100 + Math.random() * 200);
        continue;
      }
      const { items } = (JSON.parse(text) as { data: { items: Heard[] } }).data;
      for (const { seq, id } of items) {
        if (seq !== (heard.at(-1)?.seq ?? 0) + 1)
          ground.surprises.push(`place ${seq} came after ${heard.at(-1)?.seq ?? 0}`);
        heard.push({ seq, id });
      }
      if (items.length === 100) isStale = true;
    }
  };
  const stale = (): void => {
    isStale = true;
    reading ??= readOn().finally(() => (reading = null));
  };
  const connect = async (): Promise<void> => {
    if (isClosed) return;
    const url = ground.url();
    const again = (): void => {
      socket?.close();
      socket = null;
      isWatching = false;
      if (!isClosed) setTimeout(() => void connect(), 100 + Math.random() * 400);
    };
    const { status, text } = await call(`${url}/api/realtime/ticket`, {
      method: 'POST',
      headers: json(token),
      body: '{}',
    });
    if (status < 200 || status >= 300) return again();
    const { ticket } = (JSON.parse(text) as { data: { ticket: string } }).data;
    const connection = io(url, {
      path: '/realtime',
      transports: ['websocket'],
      auth: { ticket },
      reconnection: false,
      forceNew: true,
    });
    socket = connection;
    connection.on('connect', () => {
      ground.connections += 1;
      connection.emit('watch', topic, (may: boolean) => {
        if (!may) return again();
        isWatching = true;
        return stale();
      });
    });
    connection.on('connect_error', again);
    connection.on('disconnect', again);
    connection.on('hint', stale);
  };
  void connect();
  return {
    token,
    conversation,
    heard,
    isWatching: () => isWatching,
    async talk(isOver, everyMs, patienceMs) {
      for (let count = 1; !isOver(); count += 1) {
        await sleep(Math.random() * 2 * everyMs);
        await write(ground, token, conversation, `Message ${count}`, patienceMs);
      }
    },
    close() {
      isClosed = true;
      socket?.close();
    },
  };
}
