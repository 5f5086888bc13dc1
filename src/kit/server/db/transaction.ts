import type pg from 'pg';
import { Batch, PASSED_OVER, type Answer, type Part } from './batch.ts';
import { isDatabaseAway, isPlanStale } from './database-errors.ts';
import type { Memory } from './memory.ts';
import { prepareValue } from './prepare-value.ts';
import { reads, type Asked, type Reads } from './reads.ts';
import type { Statement } from './statement.ts';

/** One open transaction. Everything a command does, including its idempotency row, goes through the same one. */
export interface Tx extends Reads {
  readonly kind: 'tx';
  /**
   * A write without an answer: goes out immediately and is not waited for, which saves a round trip. When it fails, so does
   * the next statement that is waited for, or the commit, with its error or what `meaning` makes of it.
   */
  send<Params extends readonly unknown[]>(sql: Statement<Params>, values: NoInfer<Params>, meaning?: (error: unknown) => unknown): void;
  /** Runs once the commit is known, never on rollback: for waking workers, not for work itself. */
  afterCommit(run: () => void): void;
}

const isPassedOver = (error: unknown): boolean => (error as { code?: string }).code === PASSED_OVER;
type Written = Pick<Part, 'name' | 'text' | 'values' | 'isRead'>;
/** A value that cannot be written fails here, and the command with it: nothing of it is on its way. */
const writtenOf = ({ name = '', text, values = [] }: Asked, isRead: boolean): Written => ({ name, text, values: values.map(prepareValue), isRead });
const BEGIN = writtenOf({ name: 'begin', text: 'begin' }, false);
const COMMIT = writtenOf({ name: 'commit', text: 'commit' }, false);

const cameLate = (): Error => new Error('the transaction has ended: this statement came after it');

/** Tries `work` once in one READ COMMITTED transaction on a connection in pipeline mode. */
export async function runTransaction<Result>(
  memory: Memory,
  connect: () => Promise<pg.PoolClient>,
  work: (tx: Tx) => Result | Promise<Result>,
  isChecked = false,
): Promise<Result> {
  const committed: (() => void)[] = [];
  const sent: Promise<unknown>[] = [];
  let firstFailure: { readonly error: unknown } | undefined;
  let broken: Error | undefined;
  let hasEnded = false;
  const lost = (error: Error) => {
    broken = error;
  };
  let client: pg.PoolClient | undefined;

  const follow = (answer: Promise<unknown>, meaning: (error: unknown) => unknown = (error) => error): void => {
    sent.push(
      answer.catch((error: unknown) => {
        if (!isPassedOver(error)) firstFailure ??= { error: meaning(error) };
      }),
    );
  };
  // What is asked within one turn of the event loop goes out together, in this order.
  let turn: Part[] = [];
  const put = (connection: pg.PoolClient, written: Written): Promise<Answer> =>
    new Promise((resolve, reject) => {
      if (turn.length === 0) process.nextTick(sendTurn, connection);
      turn.push({ ...written, resolve, reject });
    });
  const sendTurn = (connection: pg.PoolClient): void => {
    if (turn.length > 0) connection.query(new Batch(turn));
    turn = [];
  };
  const dropTurn = (): void => {
    for (const { reject } of turn) reject(cameLate());
    turn = [];
  };
  // Begins with its first statement, in the same round trip: work that turns out to have none takes no connection.
  let begun: Promise<pg.PoolClient> | undefined;
  const begin = async (): Promise<pg.PoolClient> => {
    client = await connect();
    client.on('error', lost);
    follow(put(client, BEGIN));
    return client;
  };
  const ask = async (written: Written): Promise<Answer> => {
    // When one part of the work fails, another may still be running. Its statements must not take a connection that nobody would
    // release, or run on one that serves someone else now.
    if (hasEnded && begun === undefined) throw cameLate();
    const connection = await (begun ??= begin());
    if (hasEnded) throw cameLate();
    return put(connection, written);
  };
  const answered = async (answer: Promise<Answer>): Promise<Answer> => {
    try {
      return await answer;
    } catch (error) {
      if (!isPassedOver(error)) throw error;
      await Promise.all(sent);
      throw firstFailure === undefined ? error : firstFailure.error;
    }
  };
  const query = async (asked: Asked) => answered(ask(writtenOf(asked, true)));
  const send: Tx['send'] = ({ name, text }, values: readonly unknown[], meaning) => follow(ask(writtenOf({ name, text, values }, false)), meaning);

  try {
    const result = await work({ kind: 'tx', ...reads(query, memory, isChecked), send, afterCommit: (run) => void committed.push(run) });
    if (begun !== undefined) {
      const { command } = await answered(ask(COMMIT));
      await Promise.all(sent);
      if (firstFailure !== undefined) throw firstFailure.error;
      // PostgreSQL answers a commit after a swallowed error with ROLLBACK and no error: nothing of it may be reported as done.
      if (command !== 'COMMIT') throw new Error('the transaction was rolled back: a failed statement in it was passed over');
    }
    hasEnded = true;
    for (const run of committed) run();
    return result;
  } catch (error) {
    hasEnded = true;
    // What was not sent yet must not run after the rollback.
    dropTurn();
    // A statement may have asked for the connection, and nobody waited for it.
    await begun?.catch(() => null);
    // A database that did not answer will not answer a rollback either; dropping the connection rolls back, and waits for nothing.
    if (isDatabaseAway(error) || isPlanStale(error)) broken ??= error as Error;
    else
      await client?.query('rollback').catch((failed: Error) => {
        broken = failed;
      });
    throw error;
  } finally {
    client?.off('error', lost);
    client?.release(broken);
  }
}
