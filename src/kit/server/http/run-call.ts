import { isDeepStrictEqual } from 'node:util';
import * as z from 'zod/mini';
import type { Actor } from '../../actor.ts';
import type { CommandEndpoint, Endpoint } from '../../endpoint.ts';
import { Failure } from '../../errors.ts';
import type { Context } from '../context.ts';
import { successText } from './envelope.ts';
import { FileAnswer } from './file-answer.ts';
import { isDatabaseAway, type Tx } from '../db/database.ts';
import type { Handler, RequestFacts, UploadedFile } from './handler.ts';
import { PreparedJson } from './prepared-json.ts';
import { AlreadyDone, answerKept, keepAnswer, readIntention, type KeptAnswer } from './repeat.ts';

export interface CallFacts {
  readonly actor: Actor | null;
  readonly params: unknown;
  readonly query: unknown;
  readonly body: unknown;
  readonly file: UploadedFile | null;
  readonly rawBody: Buffer;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly request: RequestFacts;
}

/** Reads the caller inside this transaction, or throws if they are no longer allowed. */
type Admission = (tx: Tx) => Promise<Actor>;

type Run = (call: unknown) => Promise<unknown>;

/** Drops fields the contract does not name, and refuses to answer with a shape it does not promise (E-1). */
function shaped(endpoint: Endpoint, data: unknown): unknown {
  if (data instanceof PreparedJson || data instanceof FileAnswer) return data;
  const checked = z.safeParse(endpoint.data, data);
  if (checked.success) return checked.data;
  throw new Error(`${endpoint.method} ${endpoint.path} broke its contract: ${z.prettifyError(checked.error)}`);
}

export async function runQuery(handler: Handler, facts: CallFacts, context: Context): Promise<unknown> {
  const data = await (handler.handle as Run)({ ...facts, db: context.db, context });
  return shaped(handler.endpoint, data);
}

async function perform(
  handler: Handler,
  facts: CallFacts,
  context: Context,
  finish: (data: unknown) => KeptAnswer,
  intention: ReturnType<typeof readIntention> | null,
  admission: Admission | null,
) {
  // One moment for all that the command does.
  const at = context.clock();
  const own: Context = { ...context, clock: () => at };
  const prepared = handler.prepare === null ? undefined : await (handler.prepare as Run)({ ...facts, db: context.db, context: own });
  const attempt = async (tx: Tx, actor: Actor | null): Promise<KeptAnswer> => {
    const data = await (handler.handle as Run)({ ...facts, actor, tx, context: own, prepared });
    const answer = finish(shaped(handler.endpoint, data));
    if (intention !== null) keepAnswer(tx, intention, answer);
    return answer;
  };
  const { transact } = context.database;
  if (admission === null) return transact((tx) => attempt(tx, facts.actor));
  try {
    return await transact((tx) => whileAdmitted(tx, admission, facts.actor, attempt));
  } catch (error) {
    if (!(error instanceof CallerChanged)) throw error;
    return transact(async (tx) => attempt(tx, await admission(tx)));
  }
}

/** The role or another fact about the caller changed since their session was read: the command starts again with what is true now. */
class CallerChanged extends Error {}

/**
 * Starts the command together with the admission, which PostgreSQL answers first. If the caller is refused, everything is rolled
 * back, and only the refusal is reported: the command's own failure could tell them what they may not see.
 */
async function whileAdmitted(
  tx: Tx,
  admission: Admission,
  actor: Actor | null,
  attempt: (tx: Tx, actor: Actor | null) => Promise<KeptAnswer>,
): Promise<KeptAnswer> {
  const [admitted, done] = await Promise.allSettled([admission(tx), attempt(tx, actor)]);
  if (admitted.status === 'rejected') throw admitted.reason;
  if (!isDeepStrictEqual(actor, admitted.value)) throw new CallerChanged();
  if (done.status === 'rejected') throw done.reason;
  return done.value;
}

/** Answers are kept under the names path parameters had in the first release: a retry after an upgrade finds its own (decision 047). */
const nameToStore = (name: string): string => name.replace(/_([a-z])/g, (_all, next: string) => next.toUpperCase());
const pathToStore = (path: string): string => path.replace(/:\w+/g, nameToStore);
const paramsToStore = (params: unknown): unknown =>
  params === undefined ? undefined : Object.fromEntries(Object.entries(params as object).map(([name, value]) => [nameToStore(name), value as unknown]));

const isAway = (error: unknown): boolean => isDatabaseAway(error) || (error instanceof Failure && error.code === 'unavailable');

/**
 * One command: prepare, one transaction, one answer. With a key, any failure is first held against the answers kept:
 * what a repeat runs into (a state that moved on, a unique name) is its own first success.
 */
export async function runCommand(
  handler: Handler & { endpoint: CommandEndpoint },
  facts: CallFacts,
  context: Context,
  admission: Admission | null,
): Promise<KeptAnswer> {
  const { endpoint } = handler;
  const finish = (data: unknown): KeptAnswer => ({
    status: endpoint.status ?? 200,
    text: successText(data, typeof endpoint.said === 'function' ? endpoint.said(data as never) : (endpoint.said ?? '')),
  });
  if (endpoint.repeat === 'natural') return perform(handler, facts, context, finish, null, admission);
  if (facts.actor === null) throw new Failure('unauthenticated');
  const request = [paramsToStore(facts.params), facts.query, facts.body, facts.file?.name ?? null, facts.file?.sha256.toString('hex') ?? null];
  const intention = readIntention(facts.actor.userId, `${endpoint.method} ${pathToStore(endpoint.path)}`, facts.headers['idempotency-key'], request);
  try {
    return await perform(handler, facts, context, finish, intention, admission);
  } catch (error) {
    // The database does not answer, so do not look up the key: the caller retries with it (DB-2).
    if (isAway(error)) throw error;
    const kept = await answerKept(context.db, intention);
    if (kept !== null) return kept;
    if (error instanceof AlreadyDone) throw new Failure('in_progress', { retryAfterSeconds: 1 });
    throw error;
  }
}
