/**
 * For tests on a machine without Redis: its streams by its third protocol, as far as the hint bus uses them. Other
 * commands are unknown.
 */
import { createServer, type Server, type Socket } from 'node:net';
import type { AddressInfo } from 'node:net';

interface Entry {
  readonly id: number;
  readonly fields: readonly string[];
}
type Reply = string | null | readonly Reply[] | { readonly [key: string]: Reply };

const isList = (reply: Reply): reply is readonly Reply[] => Array.isArray(reply);
const encode = (reply: Reply): string => {
  if (reply === null) return '_\r\n';
  if (typeof reply === 'string') return `$${Buffer.byteLength(reply)}\r\n${reply}\r\n`;
  if (isList(reply)) return `*${reply.length}\r\n${reply.map(encode).join('')}`;
  const pairs = Object.entries(reply);
  return `%${pairs.length}\r\n${pairs.map(([key, value]) => `${encode(key)}${encode(value)}`).join('')}`;
};
const idOf = (id: number): string => `${id}-0`;
const numberOf = (id = ''): number => Number(id.split('-')[0]);
const asReply = ({ id, fields }: Entry): Reply => [idOf(id), fields];

/** Takes whole commands off the front: `*2\r\n$4\r\nPING\r\n…`. */
function readCommands(text: Buffer): { commands: string[][]; rest: Buffer } {
  const commands: string[][] = [];
  let at = 0;
  const line = (from: number): { value: number; next: number } | null => {
    const end = text.indexOf('\r\n', from);
    return end < 0 ? null : { value: Number(text.toString('latin1', from + 1, end)), next: end + 2 };
  };
  for (;;) {
    const head = line(at);
    if (head === null) return { commands, rest: text.subarray(at) };
    const words: string[] = [];
    let next = head.next;
    while (words.length < head.value) {
      const size = line(next);
      if (size === null || size.next + size.value + 2 > text.length) return { commands, rest: text.subarray(at) };
      words.push(text.toString('utf8', size.next, size.next + size.value));
      next = size.next + size.value + 2;
    }
    commands.push(words);
    at = next;
  }
}

interface RedisStreams {
  readonly port: number;
  /** Every connection ends and everything is forgotten; nobody answers at the port until it is back. */
  kill(): Promise<void>;
  comeBack(): Promise<void>;
}

export async function startRedisStreams(): Promise<RedisStreams> {
  const streams = new Map<string, Entry[]>();
  const sockets = new Set<Socket>();
  const waiting = new Set<() => void>();
  const after = (key: string, id: string): Entry[] =>
    (streams.get(key) ?? []).filter((entry) => entry.id > numberOf(id));
  const read = async (key: string, id: string, blockMs: number): Promise<Reply> => {
    if (after(key, id).length === 0)
      await new Promise<void>((resolve) => {
        const end = (): void => {
          clearTimeout(timer);
          waiting.delete(end);
          resolve();
        };
        const timer = setTimeout(end, blockMs);
        waiting.add(end);
      });
    const found = after(key, id);
    return found.length === 0 ? null : { [key]: found.map(asReply) };
  };
  const answer = async (words: readonly string[]): Promise<string> => {
    const [name = '', key = ''] = words;
    const valueOf = (option: string): string => words[words.indexOf(option) + 1] ?? '';
    switch (name.toUpperCase()) {
      case 'HELLO':
        return encode({ server: 'redis', proto: '3' });
      case 'XADD': {
        const all = streams.get(key) ?? [];
        const id = (all.at(-1)?.id ?? 0) + 1;
        streams.set(key, [...all, { id, fields: words.slice(words.indexOf('*') + 1) }]);
        for (const end of waiting) end();
        return encode(idOf(id));
      }
      case 'XREVRANGE':
        return encode((streams.get(key) ?? []).slice(-Number(valueOf('COUNT'))).map(asReply));
      case 'XREAD':
        return encode(await read(valueOf('STREAMS'), words.at(-1) ?? '', Number(valueOf('BLOCK'))));
      default:
        return `-ERR unknown command '${name}'\r\n`;
    }
  };
  const serve = (socket: Socket): void => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket)).on('error', () => {});
    let left: Buffer = Buffer.alloc(0);
    let turn = Promise.resolve();
    socket.on('data', (chunk: Buffer) => {
      const { commands, rest } = readCommands(Buffer.concat([left, chunk]));
      left = rest;
      for (const words of commands) turn = turn.then(async () => void socket.write(await answer(words)));
    });
  };
  let server: Server;
  const listen = async (port: number): Promise<number> => {
    server = createServer(serve);
    await new Promise<void>((resolve, reject) => server.once('error', reject).listen(port, '127.0.0.1', resolve));
    return (server.address() as AddressInfo).port;
  };
  const port = await listen(0);
  return {
    port,
    async kill() {
      const closed = new Promise((resolve) => server.close(resolve));
      for (const socket of sockets) socket.destroy();
      for (const end of waiting) end();
      streams.clear();
      await closed;
    },
    comeBack: async () => void (await listen(port)),
  };
}
