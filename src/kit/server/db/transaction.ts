import type pg from 'pg';
import { isAborted, isDatabaseAway, isPlanStale } from './database-errors.ts';
import type { Memory } from './memory.ts';
import { reads, type Asked, type Reads } from './reads.ts';
import { valuesOf, type Statement } from './statement.ts';

/** One open transaction. Everything a command does, including its idempotency row, goes through the same one. */
export interface Tx extends Reads {
  readonly kind: 'tx';
  /**
   * A write whose answer nobody needs: the commit waits for it. When it fails, so does the next statement that is
   * waited for, or the commit, with its error or what `meaning` makes of it.
   */
  send<Params extends object>(
    sql: Statement<Params>,
    values: NoInfer<Params>,
    meaning?: (error: unknown) => unknown,
  ): void;
  /** Runs once the commit is known, never on rollback: for waking workers, not for work itself. */
  afterCommit(run: () => void): void;
}

/** Tries `work` once in one READ COMMITTED transaction. */
export async function runTransaction<Result>(
  client: pg.PoolClient,
  memory: Memory,
  work: (tx: Tx) => Result | Promise<Result>,
  isChecked = false,
): Promise<Result> {
  const committed: (() => void)[] = [];
  const sent: Promise<void>[] = [];
  let sentFailure: { readonly error: unknown } | undefined;
  let hasEnded = false;

  const ask = async (statement: Asked): Promise<pg.QueryResult> => {
    if (hasEnded) throw new Error('the transaction has ended: this statement came after it');
    return client.query(statement);
  };
  const send: Tx['send'] = (sql, values, meaning = (error) => error) => {
    const fail = (error: unknown): void => void (sentFailure ??= { error: meaning(error) });
    sent.push(ask({ name: sql.name, text: sql.text, values: valuesOf(sql, values) }).then(() => {}, fail));
  };
  const query = async (statement: Asked): Promise<pg.QueryResult> => {
    try {
      return await ask(statement);
    } catch (error) {
      if (!isAborted(error)) throw error;
      // Something before it failed, and says more than that PostgreSQL refuses the rest.
      await Promise.all(sent);
      throw sentFailure === undefined ? error : sentFailure.error;
    }
  };

  let broken: Error | undefined;
  try {
    await client.query('begin');
    const result = await work({
      kind: 'tx',
      ...reads(query, memory, isChecked),
      send,
      afterCommit: (run) => void committed.push(run),
    });
    await Promise.all(sent);
    if (sentFailure !== undefined) throw sentFailure.error;
    hasEnded = true;
    // PostgreSQL answers a commit after a swallowed error with ROLLBACK and no error: nothing of it may be reported as
    // done.
    if ((await client.query('commit')).command !== 'COMMIT')
      throw new Error('the transaction was rolled back: a failed statement in it was passed over');
    for (const run of committed) run();
    return result;
  } catch (error) {
    hasEnded = true;
    // A database that did not answer will not answer a rollback either; closing the connection rolls back, and waits
    // for nothing.
    if (isDatabaseAway(error) || isPlanStale(error)) broken = error as Error;
    else await client.query('rollback').catch((failed: Error) => (broken = failed));
    throw error;
  } finally {
    client.release(broken);
  }
}
