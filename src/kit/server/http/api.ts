import { buffer } from 'node:stream/consumers';
import multipart from '@fastify/multipart';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Actor } from '../../actor.ts';
import type { CommandEndpoint, Endpoint } from '../../endpoint.ts';
import { Failure, failures } from '../../errors.ts';
import { bodyLimits, rateLimits, transferLimits, type RateLimit } from '../../limits.ts';
import type { Context } from '../context.ts';
import type { Db, Tx } from '../db/database.ts';
import { refusal } from './access.ts';
import { cookieIn, cookieText } from './cookies.ts';
import { failureBody, successText } from './envelope.ts';
import { knownFailure } from './errors.ts';
import { downloadName, FileAnswer, sendFile } from './file-answer.ts';
import type { Handler, UploadedFile } from './handler.ts';
import { parseInput } from './input.ts';
import type { Transfer } from './pace.ts';
import { FORM_BYTES, readUpload, refuseByHeaders, uploadNamedIn } from './read-upload.ts';
import { finishUpload, takeUpload } from '../uploads/take-upload.ts';
import { memoryLimiter, sharedHit, type RateVerdict } from './rate-limit.ts';
import { addressBlock } from './address-block.ts';
import { readerOf, type AnswerCounter } from './answer-counter.ts';
import { allTurns, type AllTurns, type TransferTurns } from './transfer-turns.ts';
import { runCommand, runQuery, type CallFacts } from './run-call.ts';
import { brandInForce } from '../brand.ts';
import { refusedForMaintenance } from './maintenance.ts';

const JSON_TYPE = 'application/json; charset=utf-8';
const EMPTY = Buffer.alloc(0);
/** High enough that no limit is ever reached: for load tests of one's own instance. */
const UNLIMITED = 1e9;

declare module 'fastify' {
  interface FastifyRequest {
    rawBody: Buffer | null;
  }
}

/** Who calls, and whether this session proved a moment ago that it is them (AUT-6). */
export interface Caller extends Actor {
  readonly isConfirmed?: boolean;
  /** Has an authenticator app or a passkey: then `isConfirmed` tells of a confirmation by one (AUT-12). */
  readonly hasFactor?: boolean;
  /** About to be deleted: may undo that, take their data along, and nothing else. */
  readonly isClosing?: boolean;
  /** Of an operator: this session is known to be more than a password (ADM-1). */
  readonly hasShownSecondStep?: boolean;
  /** An operator whose session is not, and who is treated like anyone else. */
  readonly isHeldBack?: boolean;
}

/**
 * Reads the caller again inside a command's transaction and locks their standing until it ends; exclusively when the
 * command changes it (`alone`).
 */
export type Admit = (tx: Tx, caller: Caller, alone: boolean) => Promise<Caller | null>;

export interface ApiParts {
  readonly context: Context;
  /** Uses the connections kept for money: what providers send is stored however busy the rest is (OPS-2). */
  readonly forMoney?: Context;
  readonly handlers: readonly Handler[];
  /** The owner of a bearer token, or null. */
  readonly authenticate: (db: Db, token: string) => Promise<Caller | null>;
  /** Null where callers are made up. */
  readonly admit: Admit | null;
  /** Counts what readers see; null where nobody does. */
  readonly counter?: AnswerCounter | null;
  /** Places for large transfers; a test looks at them. */
  readonly turns?: AllTurns;
}

function bearer(header: string | undefined): string | null {
  if (header === undefined) return null;
  const match = /^Bearer\s+(\S{1,512})$/i.exec(header);
  return match?.[1] ?? null;
}

/** Without the two-factor that staff need, an operator has no staff rights. Demo instances do not ask for it. */
const staffOnlyWithSecondStep = (caller: Caller | null, asksForIt: boolean): Caller | null =>
  caller?.isOperator === true && asksForIt && caller.hasShownSecondStep !== true
    ? { ...caller, isOperator: false, isHeldBack: true }
    : caller;

function refusalOf(endpoint: Endpoint, actor: Caller | null): Failure | null {
  if (endpoint.access === 'operator' && actor?.isHeldBack === true) return new Failure('second_step_missing');
  const refused = refusal(endpoint, actor);
  if (refused !== null) return refused;
  if (actor?.isClosing === true && endpoint.access !== 'public' && endpoint.whileClosing !== true)
    return new Failure('account_closing');
  if (endpoint.fresh === undefined || actor?.isConfirmed === true) return null;
  if (endpoint.fresh === 'with-factor' && actor !== null && actor.hasFactor !== true) return null;
  return new Failure(actor === null ? 'unauthenticated' : 'confirmation_needed');
}

/** Duplicate query parameters are refused (E-9): Fastify gives them as arrays. */
function singleValues(query: unknown): Record<string, unknown> {
  const values = query as Record<string, unknown>;
  for (const key in values)
    if (Array.isArray(values[key])) throw new Failure('invalid_shape', { fields: { [key]: ['Send this only once.'] } });
  return values;
}

function allow({ allowed, retryAfterSeconds }: RateVerdict, limit: RateLimit): void {
  if (!allowed)
    throw new Failure('too_many_requests', {
      retryAfterSeconds,
      ...(limit.said === undefined ? {} : { message: limit.said }),
    });
}

/** Mounts every handler: the one loop that turns contracts into routes. */
export function mountApi(app: FastifyInstance, parts: ApiParts): void {
  const { context, forMoney = parts.context } = parts;
  const turns = parts.turns ?? allTurns();
  const limiter = memoryLimiter(context.config.rateLimits ? 1 : UNLIMITED);
  void app.register(multipart);
  app.decorateRequest('rawBody', null);
  // A body is JSON or multipart, nothing else (E-8): what a form on another site could send is refused unread.
  app.removeContentTypeParser('text/plain');
  app.addContentTypeParser(
    'application/json',
    { parseAs: 'buffer', bodyLimit: bodyLimits.jsonBytes },
    (request, body, done) => {
      request.rawBody = body as Buffer;
      try {
        done(null, body.length === 0 ? undefined : JSON.parse(body.toString('utf8')));
      } catch (error) {
        done(new Failure('invalid_shape', { message: 'The body is not valid JSON.', cause: error }));
      }
    },
  );

  const counts = new Map(
    parts.handlers.map(({ endpoint }) => [endpoint, parts.counter?.ofCall(endpoint) ?? null] as const),
  );
  for (const handler of parts.handlers) {
    const { endpoint } = handler;
    app.route({
      method: endpoint.method,
      url: endpoint.path,
      ...(endpoint.kind === 'command' && endpoint.upload ? { bodyLimit: endpoint.upload.maxBytes + FORM_BYTES } : {}),
      // Not async: a handler that gives the reply back as a promise has every response watched to its end.
      handler: (request, reply) => {
        answer(handler, endpoint, request, reply).catch((error: unknown) => void reply.send(error));
      },
    });
  }
  app.all('/api/*', () => {
    throw new Failure('not_found');
  });

  async function answer(
    handler: Handler,
    endpoint: Endpoint,
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<void> {
    const limit = rateLimits[endpoint.limit];
    const token = bearer(request.headers.authorization);
    const charged =
      limit.per === 'address' || token === null
        ? charge(`${endpoint.limit}:${addressBlock(request.ip)}`, endpoint)
        : null;
    if (charged !== null) await charged;
    const actor =
      token === null
        ? null
        : staffOnlyWithSecondStep(await parts.authenticate(context.db, token), !context.config.demo);
    if (limit.per === 'account' && token !== null)
      await (charge(`${endpoint.limit}:${actor?.userId ?? addressBlock(request.ip)}`, endpoint) ?? undefined);
    const closed = refusedForMaintenance(
      brandInForce(context.db).maintenance,
      endpoint,
      actor,
      context.clock().getTime(),
    );
    if (closed !== null) throw closed;
    const refused = refusalOf(endpoint, actor);
    if (refused !== null) throw refused;
    if (endpoint.kind === 'query')
      return read(handler, factsOf(endpoint, request, reply, actor, token, null), request, reply);
    const { upload } = endpoint;
    refuseByHeaders(request, upload);
    if (upload !== undefined) context.space.refuseFiles();
    const named = upload === undefined ? null : uploadNamedIn(request);
    const leave =
      upload === undefined || named !== null
        ? null
        : enter(turns.uploads, request, actor, request.server.pace.bodyOf(request.raw));
    let file: UploadedFile | null = null;
    try {
      if (upload !== undefined)
        file = await (named === null
          ? readUpload(request, upload, context.files)
          : takeUpload(context, actor, named, upload.maxBytes));
      const facts = factsOf(endpoint, request, reply, actor, token, file);
      const done = await runCommand(
        { ...handler, endpoint },
        facts,
        endpoint.limit === 'webhook' ? forMoney : context,
        admission(endpoint, actor),
      );
      if (named !== null) await finishUpload(context, named);
      counts.get(endpoint)?.(facts.body, () => done.text, readerOf(request.headers));
      reply.code(done.status).header('content-type', JSON_TYPE).send(done.text);
    } finally {
      // Free when the answer is heard: the next file of the same person needs the place.
      leave?.();
      if (file !== null) await discard(file);
    }
  }

  /** What was not kept of an upload. What cannot be removed now is swept later, and no reason to fail what was done. */
  async function discard(file: UploadedFile): Promise<void> {
    await context.files
      .discard(file)
      .catch((error: unknown) => context.log.warn({ err: error }, 'a temporary file stays behind'));
  }

  /** What refused nobody before the transaction may have changed since: asked again in it, by the same rules. */
  function admission(endpoint: CommandEndpoint, actor: Caller | null): ((tx: Tx) => Promise<Caller>) | null {
    const { admit } = parts;
    if (admit === null || actor === null || endpoint.access === 'public') return null;
    return async (tx) => {
      const now = await admit(tx, actor, endpoint.changesStanding === true);
      const refused = now === null ? new Failure('unauthenticated') : refusalOf(endpoint, now);
      if (now === null || refused !== null) throw refused ?? new Failure('unauthenticated');
      return now;
    };
  }

  /** Nothing travels in a request made in process: it takes no place. */
  function enter(
    transferTurns: TransferTurns,
    request: FastifyRequest,
    actor: Actor | null,
    transfer: Transfer | undefined,
  ): (() => void) | null {
    if (transfer === undefined) return null;
    const address = addressBlock(request.ip);
    return transferTurns.enter({ person: actor?.userId ?? address, address, transfer });
  }

  async function read(handler: Handler, facts: CallFacts, request: FastifyRequest, reply: FastifyReply): Promise<void> {
    const { pace } = request.server;
    // What is read from the database while it is sent takes its place before the reading begins.
    const isCsvExport = handler.endpoint.limit === 'csvExport';
    const leaveCsvExports = isCsvExport
      ? enter(turns.csvExports, request, facts.actor, pace.answerTo(request.raw))
      : null;
    const data = await runQuery(handler, facts, context).catch((error: unknown) => {
      leaveCsvExports?.();
      throw error;
    });
    if (!(data instanceof FileAnswer)) {
      leaveCsvExports?.();
      counts.get(handler.endpoint)?.(facts.query, () => JSON.stringify(data), readerOf(request.headers));
      return void reply.header('content-type', JSON_TYPE).send(successText(data, ''));
    }
    const { content } = data.file;
    const isSmall = data.file.bytes !== null && data.file.bytes <= transferLimits.smallFileBytes;
    // Read whole, so that a slow reader holds no open file.
    if (leaveCsvExports === null && isSmall) return void sendFile(reply, data, await buffer(content));
    if (data.file.address !== undefined) {
      content.destroy();
      return void reply.redirect(await data.file.address(downloadName(data.name)), 303);
    }
    if (leaveCsvExports !== null) content.once('close', leaveCsvExports);
    else
      try {
        const leave = enter(turns.downloads, request, facts.actor, pace.answerTo(request.raw));
        if (leave !== null) content.once('close', leave);
      } catch (error) {
        content.destroy();
        throw error;
      }
    sendFile(reply, data);
  }

  function factsOf(
    endpoint: Endpoint,
    request: FastifyRequest,
    reply: FastifyReply,
    actor: Actor | null,
    token: string | null,
    file: UploadedFile | null,
  ): CallFacts {
    const input = parseInput(endpoint, {
      params: request.params,
      query: singleValues(request.query),
      body: endpoint.kind === 'command' && endpoint.upload ? {} : request.body,
    });
    if (endpoint.access !== 'public' || actor !== null) reply.header('cache-control', 'private, no-store');
    return {
      ...input,
      actor,
      file,
      rawBody: request.rawBody ?? EMPTY,
      headers: request.headers,
      request: {
        id: request.id,
        address: request.ip,
        userAgent: request.headers['user-agent'] ?? '',
        token,
        cookie: (name) => cookieIn(request.headers.cookie, name),
        keepCookie: (name, value, maxAgeSeconds) =>
          void reply.header('set-cookie', cookieText(name, value, maxAgeSeconds, context.config.appUrl)),
      },
    };
  }

  /** A promise only where a shared counter has to be asked: waiting for nothing is a turn of the loop in every read. */
  function charge(counter: string, endpoint: Endpoint): Promise<void> | null {
    const limit: RateLimit = rateLimits[endpoint.limit];
    if (limit.isShared === true && context.config.rateLimits)
      return sharedHit(context.db, counter, limit).then((verdict) => allow(verdict, limit));
    allow(limiter(counter, limit, performance.now()), limit);
    return null;
  }
}

/**
 * One place decides what an error looks like from outside: known ones by name, unknown ones blandly, logged in full.
 */
export function answerFailures(app: FastifyInstance, context: Context): void {
  app.setErrorHandler((error, request, reply) => {
    const known = knownFailure(error);
    const failure = known ?? new Failure('internal', { cause: error });
    // What we refuse ourselves says nothing about the database.
    if (!(error instanceof Failure)) context.space.note(failure);
    if (known === null || failures[failure.code].status >= 500) {
      context.log[failure.status === 503 ? 'warn' : 'error'](
        { err: error, requestId: request.id, method: request.method, path: request.url.split('?')[0] },
        'request failed',
      );
    }
    const wait = failure.retryAfterSeconds ?? (failure.status === 429 || failure.status === 503 ? 5 : null);
    if (wait !== null) reply.header('retry-after', String(wait));
    // What still comes of a body that was given up is not read.
    if (request.server.pace.bodyOf(request.raw)?.isCut === true) reply.header('connection', 'close');
    return reply
      .code(failure.status)
      .header('cache-control', 'no-store')
      .type(JSON_TYPE)
      .send(JSON.stringify(failureBody(failure, request.id)));
  });
  app.setNotFoundHandler(() => {
    throw new Failure('not_found');
  });
}
