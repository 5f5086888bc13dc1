import type { IncomingMessage } from 'node:http';
import type { Socket } from 'node:net';
import Fastify, { type ConnectionError, type FastifyInstance, type FastifyReply } from 'fastify';
import { Failure, type FailureCode } from '../../errors.ts';
import { bodyLimits, connectionTimeoutMs, transferLimits } from '../../limits.ts';
import type { Clock } from '../../clock.ts';
import type { Config } from '../config.ts';
import { failureBody } from './envelope.ts';
import { answerUnknownAddress, hasZeroByte, JSON_TYPE } from './unknown-address.ts';
import { commonHeaders } from './headers.ts';
import { uuidv7 } from '../make-id.ts';
import { paceKeeper, type PaceKeeper } from './pace.ts';
import { readOn } from './read-on.ts';

const SECOND_MS = 1_000;
/** How often Node looks for headers that are late. */
const CHECK_MS = 5_000;

declare module 'fastify' {
  interface FastifyInstance {
    pace: PaceKeeper;
  }
}

const hasBody = ({ headers }: IncomingMessage): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;

const REFUSALS: Readonly<Record<string, readonly [status: string, code: FailureCode]>> = {
  HPE_HEADER_OVERFLOW: ['431 Request Header Fields Too Large', 'too_large'],
  // Browsers repeat a request on another connection after it, without asking (RFC 9110, 15.5.9).
  ERR_HTTP_REQUEST_TIMEOUT: ['408 Request Timeout', 'too_slow'],
};

/**
 * Answers what is not HTTP, is too slow, or has too large headers, with the envelope, and closes the connection. One
 * that a browser opened ahead and never used is closed without a word: it would be the answer to a request that comes
 * just then.
 */
function refuseNonsense(error: ConnectionError, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable || socket.bytesRead === 0) return void socket.destroy();
  const [status, code] = REFUSALS[error.code] ?? (['400 Bad Request', 'invalid_shape'] as const);
  const body = JSON.stringify(failureBody(new Failure(code), uuidv7()));
  const headers = Object.entries({
    ...commonHeaders,
    'content-type': JSON_TYPE,
    'content-length': Buffer.byteLength(body),
    connection: 'close',
  });
  socket.end(`HTTP/1.1 ${status}\r\n${headers.map(([name, value]) => `${name}: ${value}\r\n`).join('')}\r\n${body}`);
}

/** Runs once a second. */
function dateLine(clock: Clock): () => string {
  let until = 0;
  let line = '';
  return () => {
    const now = performance.now();
    if (now >= until) [until, line] = [now + 1_000, clock().toUTCString()];
    return line;
  };
}

interface ServerParts {
  readonly pace?: PaceKeeper;
  /** Whether this process is about to end. */
  readonly isDraining?: () => boolean;
  /** The time that answers report; screens count down by it. Defaults to this machine's clock. */
  readonly clock?: Clock;
}

/** The bare server: bounded in every direction (OPS-2), every reply with the common headers (WEB-3). */
export function makeServer(
  config: Config,
  { pace = paceKeeper(), isDraining = () => false, clock }: ServerParts = {},
): FastifyInstance {
  const app = Fastify({
    logger: false,
    // The one proxy in front of us, and no address the caller wrote into the header before it (AUT-3).
    trustProxy: config.trustProxy ? (_address: string, hop: number) => hop === 0 : false,
    bodyLimit: bodyLimits.jsonBytes,
    // `pace.ts` ends slow bodies; this is the last limit.
    requestTimeout: transferLimits.requestMs,
    http: { connectionsCheckingInterval: CHECK_MS },
    connectionTimeout: connectionTimeoutMs,
    keepAliveTimeout: 72_000,
    genReqId: () => uuidv7(),
    // While closing, requests on open connections are still answered; then the connection is closed.
    return503OnClosing: false,
    clientErrorHandler: refuseNonsense,
    // An address that cannot be decoded.
    frameworkErrors: (_error, request, reply) => answerUnknownAddress(request, reply as FastifyReply),
    routerOptions: { maxParamLength: 300, ignoreTrailingSlash: true },
  });
  app.decorate('appUrl', config.appUrl);
  app.server.headersTimeout = 15_000;
  const date = clock === undefined ? null : dateLine(clock);
  app.decorate('pace', pace);
  pace.watchConnections(app.server);
  const beat = setInterval(pace.tick, SECOND_MS).unref();
  app.addHook('onClose', (_app, done) => {
    clearInterval(beat);
    done();
  });
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers(commonHeaders);
    if (hasBody(request.raw)) pace.watchBody(request.raw, reply.raw);
    reply.header('x-request-id', request.id);
    if (date !== null) reply.header('date', date());
    // The next request then comes on a new line, to whichever process is ready: none is on its way here when the last
    // line is cut.
    if (isDraining()) reply.header('connection', 'close');
    if (hasZeroByte(request.raw.url)) return answerUnknownAddress(request, reply);
    // "//elsewhere/…" and "http://elsewhere/…" name another host: nothing may be rendered or redirected under its name.
    done(/^\/(?!\/)/.test(request.raw.url ?? '') ? undefined : new Failure('not_found'));
  });
  app.addHook('onSend', (request, reply, _payload, done) => {
    if (reply.statusCode === 413 && !request.raw.complete && !isDraining()) {
      // Fastify closes the connection instead.
      reply.removeHeader('connection');
      readOn(request.raw);
    }
    done();
  });
  return app;
}
