import { lookup as resolve, type LookupAddress } from 'node:dns';
import { request as httpRequest, type IncomingMessage } from 'node:http';
import { request as httpsRequest } from 'node:https';
import { BlockList, isIP, type LookupFunction } from 'node:net';
import { outboundLimits } from '../limits.ts';
import { makeBreaker, type Breaker, type Report } from './breaker.ts';

/**
 * NET-1: the only client for calls to providers. Named hosts only, no redirects, no private addresses, bounded in time
 * and size.
 */
export interface OutboundRules {
  /** Origins that may be called, such as https://api.stripe.com. */
  readonly origins: readonly string[];
  readonly timeoutMs?: number;
  readonly maxBytes?: number;
  /** The operator alone named these origins, and they may be in the operator's own network. */
  readonly isOperators?: boolean;
  /** For tests, with a clock of their own; everyone else shares what this process knows of a host. */
  readonly breakerOf?: (origin: string) => Breaker;
}

export interface OutboundCall {
  readonly method: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string | Buffer | undefined;
}

export interface OutboundAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer;
}

/** The outcome is unknown: the request may have arrived. Never treat it as a refusal (ID-4). */
export class OutboundUnknown extends Error {
  constructor(message: string, cause?: unknown) {
    super(message, { cause });
    this.name = 'OutboundUnknown';
  }
}

const closed = new BlockList();
for (const [net, prefix] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['224.0.0.0', 3],
] as const)
  closed.addSubnet(net, prefix);
for (const [net, prefix] of [
  ['::', 127],
  ['fc00::', 7],
  ['fe80::', 10],
  ['ff00::', 8],
] as const)
  closed.addSubnet(net, prefix, 'ipv6');

export function isClosedAddress(address: string): boolean {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  const plain = mapped ?? address;
  return isIP(plain) === 0 || closed.check(plain, isIP(plain) === 6 ? 'ipv6' : 'ipv4');
}

/** Connect to the address that was checked, without a second DNS lookup. */
const checkedLookup: LookupFunction = (hostname, options, done) => {
  resolve(hostname, { ...options, all: true }, (error, addresses: LookupAddress[]) => {
    if (error !== null) return done(error, '', 4);
    const [first] = addresses;
    if (first === undefined || addresses.some(({ address }) => isClosedAddress(address)))
      return done(
        Object.assign(new Error(`${hostname} leads to an address that is not public`), { code: 'ECLOSED' }),
        '',
        4,
      );
    if (options.all === true) return done(null, addresses);
    return done(null, first.address, first.family);
  });
};

const isLoopback = (url: URL): boolean => ['localhost', '127.0.0.1', '[::1]'].includes(url.hostname);

export type Outbound = (url: string, call: OutboundCall) => Promise<OutboundAnswer>;

const breakers = new Map<string, Breaker>();
/**
 * What every client of this process has learned of one host, such as `https://api.stripe.com` or
 * `smtp://mail.example:587`.
 */
export function sharedBreaker(origin: string): Breaker {
  const known = breakers.get(origin) ?? makeBreaker(outboundLimits.breaker);
  breakers.set(origin, known);
  return known;
}

/** For tests: as in a process that has not called anyone yet. */
export const forgetHosts = (): void => breakers.clear();

/** Throws immediately while the host's circuit is open; otherwise the caller reports whether it answered. */
export function enterBreaker(breakerOf: (origin: string) => Breaker, origin: string): Report {
  const report = breakerOf(origin).enter();
  if (report === null) throw new OutboundUnknown(`${new URL(origin).host} does not answer; it is asked again shortly`);
  return report;
}

export function outbound({
  origins,
  timeoutMs = outboundLimits.timeoutMs,
  maxBytes = outboundLimits.answerBytes,
  isOperators = false,
  breakerOf = sharedBreaker,
}: OutboundRules): Outbound {
  return async (address, call) => {
    const url = new URL(address);
    if (!origins.includes(url.origin)) throw new Error(`${url.origin} is not an address this client may call`);
    // A simulator on this machine is named by the operator; nothing else may lead here.
    if (isIP(url.hostname.replace(/^\[|\]$/g, '')) !== 0 && !isLoopback(url) && !isOperators)
      throw new Error('providers are called by name');
    const report = enterBreaker(breakerOf, url.origin);
    try {
      const answer = await send(url, call, { timeoutMs, maxBytes, mayBeInside: isOperators || isLoopback(url) });
      report(answer.status < 500);
      return answer;
    } catch (error) {
      report(false);
      throw error instanceof OutboundUnknown
        ? error
        : new OutboundUnknown(`${url.host}: ${(error as Error).message}`, error);
    }
  };
}

interface Bounds {
  readonly timeoutMs: number;
  readonly maxBytes: number;
  readonly mayBeInside: boolean;
}

function send(url: URL, call: OutboundCall, { timeoutMs, maxBytes, mayBeInside }: Bounds): Promise<OutboundAnswer> {
  return new Promise((done, fail) => {
    const options = {
      method: call.method,
      headers: call.headers,
      signal: AbortSignal.timeout(timeoutMs),
      ...(mayBeInside ? {} : { lookup: checkedLookup }),
    };
    const read = (reply: IncomingMessage): void => {
      const pieces: Buffer[] = [];
      let size = 0;
      reply.on('data', (piece: Buffer) => {
        size += piece.length;
        if (size > maxBytes) reply.destroy(new Error(`answers more than ${maxBytes} bytes`));
        else pieces.push(piece);
      });
      reply.on('error', fail);
      reply.on('end', () => {
        const headers = Object.fromEntries(Object.entries(reply.headers).map(([name, value]) => [name, String(value)]));
        done({ status: reply.statusCode ?? 0, headers, body: Buffer.concat(pieces) });
      });
    };
    const outgoing = url.protocol === 'https:' ? httpsRequest(url, options, read) : httpRequest(url, options, read);
    outgoing.on('error', fail);
    outgoing.end(call.body);
  });
}

/** Answers that `Response` takes without a body only. */
const BODILESS: readonly number[] = [204, 205, 304];

/**
 * The same client in the shape of `fetch`, for SDKs that take one. A redirect is an answer like any other: it is not
 * followed.
 */
export const outboundFetch =
  (call: Outbound): typeof fetch =>
  async (input, init) => {
    const url = input instanceof Request ? input.url : String(input);
    const headers = Object.fromEntries(new Headers(init?.headers).entries());
    const answer = await call(url, { method: init?.method ?? 'GET', headers, body: textOf(init?.body) });
    if (answer.status < 200 || answer.status > 599)
      throw new OutboundUnknown(`${new URL(url).host} answers ${answer.status}`);
    const body = BODILESS.includes(answer.status) ? null : new Uint8Array(answer.body);
    return new Response(body, { status: answer.status, headers: answer.headers });
  };

/** Never left out silently: a request without its body would be another request. */
function textOf(body: RequestInit['body']): string | undefined {
  if (body === undefined || body === null) return undefined;
  if (typeof body === 'string' || body instanceof URLSearchParams) return String(body);
  throw new TypeError('only text and forms are sent');
}
