/**
 * For tests: an HTTP server in a provider's place. It records what is wrong with the requests it gets, and can fail
 * like a real one.
 */
import { createServer, type IncomingMessage, type OutgoingHttpHeaders, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/**
 * `late` answers after a while, `twice` does the work twice over, `wrong` answers with something unreadable, `broken`
 * with a 500 and nothing done, `page` is a gateway's own 404 and nothing done, `lost` does the work and cuts the line
 * before answering, `never` takes the request and stays silent, `reset` cuts the line with nothing done, `half` while
 * the request is still being sent. `torn` does the work and cuts the line in the middle of the answer, `cut` answers
 * with half of it, `sum` with other amounts, `name` with other references of ours, `other` about another object of the
 * provider's.
 */
export type Fault =
  | 'late'
  | 'twice'
  | 'wrong'
  | 'broken'
  | 'page'
  | 'lost'
  | 'never'
  | 'reset'
  | 'half'
  | 'torn'
  | 'cut'
  | 'sum'
  | 'name'
  | 'other';

export interface SimulatorRequest {
  readonly method: string;
  readonly path: string;
  readonly query: URLSearchParams;
  readonly headers: IncomingMessage['headers'];
  readonly body: string;
}

export interface SimulatorAnswer {
  readonly status: number;
  readonly body: unknown;
  readonly type?: string;
  /** Beside the type. */
  readonly headers?: OutgoingHttpHeaders;
}

export interface Simulator {
  readonly url: string;
  /** What it was sent that the real provider would not take. Empty, or a test fails. */
  readonly complaints: string[];
  readonly asked: SimulatorRequest[];
  /** The next request to a path that begins so goes wrong in this way, or the one after so many of them. */
  failNext(fault: Fault, path: string, after?: number): void;
  /** Called whenever it takes a request that it will never answer. */
  onSilence(listener: () => void): void;
  /** Accepts no connection until that work is done. */
  whileRefusing<Result>(work: () => Promise<Result>): Promise<Result>;
  close(): Promise<void>;
}

const LATE_MS = 400;

/** One cent or euro more wherever an amount stands, as Stripe and as PayPal write them. */
const otherSums = (body: string): string =>
  body
    .replaceAll(
      /("amount(?:_received|_refunded)?":)(\d+)/g,
      (_all, name: string, sum: string) => `${name}${Number(sum) + 1}`,
    )
    .replaceAll(/("value":")(\d+)/g, (_all, name: string, sum: string) => `${name}${Number(sum) + 1}`);
/** Ours are UUIDs of version 7, or derived ones of version 8. */
const otherNames = (body: string): string =>
  body.replaceAll(
    /[\da-f]{8}-[\da-f]{4}-([578])[\da-f]{3}-/g,
    (_all, version: string) => `0badbeef-0bad-${version}bad-`,
  );

/** Stripe's ids of payments, checks, cards, customers and refunds. */
const otherObjects = (body: string): string =>
  body.replaceAll(/"((?:pi|vs|seti|pm|cus|re)_)\w{4}/g, (_all, kind: string) => `"${kind}0bad`);

function spoiled(fault: Fault | null, body: string): string {
  if (fault === 'wrong') return '<html>gateway</html>';
  if (fault === 'cut') return body.slice(0, body.length / 2);
  if (fault === 'sum') return otherSums(body);
  if (fault === 'other') return otherObjects(body);
  return fault === 'name' ? otherNames(body) : body;
}

export async function startSimulator(
  answer: (request: SimulatorRequest, complain: (what: string) => void) => SimulatorAnswer | Promise<SimulatorAnswer>,
): Promise<Simulator> {
  const complaints: string[] = [];
  const requests: SimulatorRequest[] = [];
  const faults: { fault: Fault; path: string; after: number }[] = [];
  let onSilence = (): void => {};

  function dueOn(path: string): Fault | null {
    const meant = faults.filter((fault) => path.startsWith(fault.path));
    const due = meant.find(({ after }) => after === 0);
    for (const fault of meant) fault.after -= fault.after > 0 ? 1 : 0;
    if (due !== undefined) faults.splice(faults.indexOf(due), 1);
    return due?.fault ?? null;
  }

  async function serve(request: IncomingMessage, reply: ServerResponse): Promise<void> {
    const url = new URL(request.url ?? '/', 'http://simulator');
    const fault = dueOn(url.pathname);
    const pieces: Buffer[] = [];
    if (fault !== 'half') for await (const piece of request) pieces.push(piece as Buffer);
    const call: SimulatorRequest = {
      method: request.method ?? 'GET',
      path: url.pathname,
      query: url.searchParams,
      headers: request.headers,
      body: Buffer.concat(pieces).toString('utf8'),
    };
    requests.push(call);
    if (fault === 'never') return onSilence();
    if (fault === 'reset' || fault === 'half') return void request.socket.resetAndDestroy();
    if (fault === 'broken') return void reply.writeHead(500, { 'content-type': 'application/json' }).end('{}');
    if (fault === 'page')
      return void reply.writeHead(404, { 'content-type': 'text/html' }).end('<html>No such page</html>');
    const complain = (what: string): void => void complaints.push(`${call.method} ${call.path}: ${what}`);
    const given = await answer(call, complain);
    if (fault === 'twice') await answer(call, complain);
    if (fault === 'lost') return void reply.destroy();
    if (fault === 'late') await new Promise((resolve) => setTimeout(resolve, LATE_MS));
    const body = spoiled(fault, typeof given.body === 'string' ? given.body : JSON.stringify(given.body));
    reply.writeHead(given.status, {
      ...given.headers,
      'content-type': fault === 'wrong' ? 'text/html' : (given.type ?? 'application/json'),
    });
    if (fault !== 'torn') return void reply.end(body);
    reply.write(body.slice(0, body.length / 2), () => request.socket.resetAndDestroy());
  }

  const server = createServer((request, reply) => {
    serve(request, reply).catch((error: unknown) => {
      complaints.push(String(error));
      reply.destroy();
    });
  });
  const listen = (port: number) => new Promise<void>((resolve) => void server.listen(port, '127.0.0.1', resolve));
  const close = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve());
      server.closeAllConnections();
    });
  await listen(0);
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    complaints,
    asked: requests,
    failNext: (fault, path, after = 0) => void faults.push({ fault, path, after }),
    onSilence: (listener) => void (onSilence = listener),
    async whileRefusing(work) {
      await close();
      try {
        return await work();
      } finally {
        await listen(port);
      }
    },
    close,
  };
}
