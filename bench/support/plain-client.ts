/**
 * A client that costs almost no CPU, so that the server is measured: raw keep-alive connections, one request at a time
 * on each.
 */
import { connect, type Socket } from 'node:net';

export interface Answer {
  readonly status: number;
  readonly text: string;
  readonly cookie: string | null;
}

const HEAD_END = '\r\n\r\n';

class Line {
  readonly #socket: Socket;
  #heard = '';
  #answered: ((answer: Answer) => void) | null = null;
  #lost: ((error: Error) => void) | null = null;

  constructor(host: string, port: number) {
    this.#socket = connect({ host, port, noDelay: true });
    this.#socket.setEncoding('latin1');
    this.#socket.on('data', (piece: string) => this.#hear(piece));
    this.#socket.on('error', (error) => this.#lost?.(error));
    this.#socket.on('close', () => this.#lost?.(new Error('the line was cut')));
  }

  send(text: string): Promise<Answer> {
    return new Promise((resolve, reject) => {
      this.#answered = resolve;
      this.#lost = reject;
      this.#socket.write(text);
    });
  }

  #hear(piece: string): void {
    this.#heard += piece;
    const end = this.#heard.indexOf(HEAD_END);
    if (end < 0) return;
    const head = this.#heard.slice(0, end);
    const length = Number(/content-length: (\d+)/i.exec(head)?.[1] ?? 0);
    const text = this.#heard.slice(end + HEAD_END.length);
    if (text.length < length) return;
    this.#heard = '';
    this.#answered?.({
      status: Number(head.slice(9, 12)),
      text,
      cookie: /set-cookie: ([^;\r]+)/i.exec(head)?.[1] ?? null,
    });
  }

  close(): void {
    this.#lost = null;
    this.#socket.destroy();
  }
}

/** This many connections to one server, each used by one caller at a time. */
export function plainClient(url: string) {
  const { hostname, port, host } = new URL(url);
  const free: Line[] = [];
  const all: Line[] = [];
  const ask = async (head: string, headers: Readonly<Record<string, string>>, body: string): Promise<Answer> => {
    const line = free.pop() ?? new Line(hostname, Number(port));
    if (!all.includes(line)) all.push(line);
    const more = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
    const answer = await line.send(`${head} HTTP/1.1\r\nhost: ${host}\r\n${more.join('')}${body}`);
    free.push(line);
    return answer;
  };
  return {
    get: (path: string, headers: Readonly<Record<string, string>>): Promise<Answer> =>
      ask(`GET ${path}`, headers, '\r\n'),
    post(path: string, body: object, headers: Readonly<Record<string, string>>): Promise<Answer> {
      const text = JSON.stringify(body);
      return ask(
        `POST ${path}`,
        { 'content-type': 'application/json', ...headers, 'content-length': String(Buffer.byteLength(text)) },
        `\r\n${text}`,
      );
    },
    close: () => {
      for (const line of all) line.close();
    },
  };
}
