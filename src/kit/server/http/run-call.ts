import * as z from 'zod/mini';
import type { Actor } from '../../actor.ts';
import type { CommandEndpoint, Endpoint } from '../../endpoint.ts';
import { Failure } from '../../errors.ts';
import type { Context } from '../context.ts';
import { successText } from './envelope.ts';
import { FileAnswer } from './file-answer.ts';
import { isDatabaseAway, type Tx } from '../db/database.ts';
import type { Handler, RequestFacts, UploadedFile } from './handler.ts';
import { claim, firstAnswer, keepAnswer, readIntention, type Intention, type KeptAnswer } from './repeat.ts';

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
  if (data instanceof FileAnswer) return data;
  const checked = z.safeParse(endpoint.data, data);
  if (checked.success) return checked.data;
  throw new Error(`${endpoint.method} ${endpoint.path} broke its contract: ${z.prettifyError(checked.error)}`);
}

export async function runQuery(handler: Handler, facts: CallFacts, context: Context): Promise<unknown> {
  const data = await (handler.handle as Run)({ ...facts, db: context.db, context });
  return shaped(handler.endpoint, data);
}

/** The caller is read first, and locked: what they may no longer do is refused before anything of it happens. */
async function perform(
  handler: Handler,
  facts: CallFacts,
  context: Context,
  intention: Intention | null,
  admission: Admission | null,
): Promise<KeptAnswer> {
  // One moment for all that the command does.
  const at = context.clock();
  const own: Context = { ...context, clock: () => at };
  let prepared: unknown;
  if (handler.prepare !== null) {
    // A repeat must not prepare again: what it would find has moved on with its own first success.
    const answered = async () => (intention === null ? null : firstAnswer(context.db, intention));
    const repeated = await answered();
    if (repeated !== null) return repeated;
    try {
      prepared = await (handler.prepare as Run)({ ...facts, db: context.db, context: own });
    } catch (error) {
      const meanwhile = isDatabaseAway(error) ? null : await answered();
      if (meanwhile === null) throw error;
      return meanwhile;
    }
  }
  return context.database.transact(async (tx) => {
    const actor = admission === null ? facts.actor : await admission(tx);
    const done = intention === null ? null : await claim(tx, intention);
    if (done !== null) return done;
    const data = await (handler.handle as Run)({ ...facts, actor, tx, context: own, prepared });
    const answer = answerOf(handler.endpoint as CommandEndpoint, shaped(handler.endpoint, data));
    if (intention !== null) keepAnswer(tx, intention, answer);
    return answer;
  });
}

const answerOf = ({ status, said }: CommandEndpoint, data: unknown): KeptAnswer => ({
  status: status ?? 200,
  text: successText(data, typeof said === 'function' ? said(data as never) : (said ?? '')),
});

/**
 * Answers are kept under the names path parameters had in the first release: a retry after an upgrade finds its own
 * (decision 047).
 */
const nameToStore = (name: string): string => name.replace(/_([a-z])/g, (_all, next: string) => next.toUpperCase());
const pathToStore = (path: string): string => path.replace(/:\w+/g, nameToStore);
const paramsToStore = (params: unknown): unknown =>
  params === undefined
    ? undefined
    : Object.fromEntries(
        Object.entries(params as object).map(([name, value]) => [nameToStore(name), value as unknown]),
      );

/** One command: prepare, one transaction, one answer. A repeat with the same key gets the first answer. */
export async function runCommand(
  handler: Handler & { endpoint: CommandEndpoint },
  facts: CallFacts,
  context: Context,
  admission: Admission | null,
): Promise<KeptAnswer> {
  const { endpoint } = handler;
  if (endpoint.repeat === 'natural') return perform(handler, facts, context, null, admission);
  if (facts.actor === null) throw new Failure('unauthenticated');
  const request = [
    paramsToStore(facts.params),
    facts.query,
    facts.body,
    facts.file?.name ?? null,
    facts.file?.sha256.toString('hex') ?? null,
  ];
  const intention = readIntention(
    facts.actor.userId,
    `${endpoint.method} ${pathToStore(endpoint.path)}`,
    facts.headers['idempotency-key'],
    request,
  );
  return perform(handler, facts, context, intention, admission);
}
