/** For tests: an HTTP server in a provider's place. It writes down what is wrong with what it is sent, and can fail like a real one. */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/**
 * `late` answers after a while, `twice` does the work twice over, `wrong` answers with something unreadable, `broken`
 * with a 500 and nothing done, `page` is a gateway's own 404 and nothing done, `lost` does the work and cuts the line before answering, `never` takes the request and stays silent,
 * `reset` cuts the line with nothing done. `cut` does the work and answers with half of it, `sum` with other amounts, `name` with other references of ours.
 */
export type Fault = 'late' | 'twice' | 'wrong' | 'broken' | 'page' | 'lost' | 'never' | 'reset' | 'cut' | 'sum' | 'name';

export interface Asked {
  readonly method: string;
  readonly path: string;
  readonly query: URLSearchParams;
  readonly headers: IncomingMessage['headers'];
  readonly body: string;
}

export interface Told {
  readonly status: number;
  readonly body: unknown;
  readonly type?: string;
}

export interface StandIn {
  readonly url: string;
  /** What it was sent that the real provider would not take. Empty, or a test fails. */
  readonly complaints: string[];
  readonly asked: Asked[];
  /** The next request to a path that begins so goes wrong in this way, or the one after so many of them. */
  failNext(fault: Fault, path: string, after?: number): void;
  close(): Promise<void>;
}

const LATE_MS = 400;

/** One cent or euro more wherever an amount stands, as Stripe and as PayPal write them. */
const otherSums = (body: string): string =>
  body
    .replaceAll(/("amount(?:_received|_refunded)?":)(\d+)/g, (_all, name: string, sum: string) => `${name}${Number(sum) + 1}`)
    .replaceAll(/("value":")(\d+)/g, (_all, name: string, sum: string) => `${name}${Number(sum) + 1}`);
/** Ours are UUIDs of version 7, or derived ones of version 8. */
const otherNames = (body: string): string =>
  body.replaceAll(/[\da-f]{8}-[\da-f]{4}-([578])[\da-f]{3}-/g, (_all, version: string) => `0badbeef-0bad-${version}bad-`);

function spoiled(fault: Fault | null, body: string): string {
  if (fault === 'wrong') return '<html>gateway</html>';
  if (fault === 'cut') return body.slice(0, body.length / 2);
  if (fault === 'sum') return otherSums(body);
  return fault === 'name' ? otherNames(body) : body;
}

export async function standIn(answer: (asked: Asked, complain: (what: string) => void) => Told): Promise<StandIn> {
  const complaints: string[] = [];
  const asked: Asked[] = [];
  const faults: { fault: Fault; path: string; after: number }[] = [];

  async function serve(request: IncomingMessage, reply: ServerResponse): Promise<void> {
    const pieces: Buffer[] = [];
    for await (const piece of request) pieces.push(piece as Buffer);
    const url = new URL(request.url ?? '/', 'http://stand-in');
    const call: Asked = {
      method: request.method ?? 'GET',
      path: url.pathname,
      query: url.searchParams,
      headers: request.headers,
      body: Buffer.concat(pieces).toString('utf8'),
    };
    asked.push(call);
    const meant = faults.filter(({ path }) => call.path.startsWith(path));
    const due = meant.find(({ after }) => after === 0);
    for (const one of meant) one.after -= one.after > 0 ? 1 : 0;
    if (due !== undefined) faults.splice(faults.indexOf(due), 1);
    const fault = due?.fault ?? null;
    if (fault === 'never') return;
    if (fault === 'reset') return void reply.destroy();
    if (fault === 'broken') return void reply.writeHead(500, { 'content-type': 'application/json' }).end('{}');
    if (fault === 'page') return void reply.writeHead(404, { 'content-type': 'text/html' }).end('<html>No such page</html>');
    const complain = (what: string): void => void complaints.push(`${call.method} ${call.path}: ${what}`);
    const told = answer(call, complain);
    if (fault === 'twice') answer(call, complain);
    if (fault === 'lost') return void reply.destroy();
    if (fault === 'late') await new Promise((resolve) => setTimeout(resolve, LATE_MS));
    const body = spoiled(fault, typeof told.body === 'string' ? told.body : JSON.stringify(told.body));
    reply.writeHead(told.status, { 'content-type': fault === 'wrong' ? 'text/html' : (told.type ?? 'application/json') }).end(body);
  }

  const server = createServer((request, reply) => {
    serve(request, reply).catch((error: unknown) => {
      complaints.push(String(error));
      reply.destroy();
    });
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    complaints,
    asked,
    failNext: (fault, path, after = 0) => void faults.push({ fault, path, after }),
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}
