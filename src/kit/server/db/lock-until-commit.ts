import { statement } from './statement.ts';
import type { Tx } from './transaction.ts';

const lock = statement('lock_until_commit', 'select pg_advisory_xact_lock(hashtextextended(:key, :space))');
const lockNumber = statement('lock_number_until_commit', 'select pg_advisory_xact_lock(:key)');

/**
 * One transaction at a time for this key: what the transaction asks after this waits until the key is free. `space`
 * separates the keys of one purpose from all others: take an unused number.
 */
export const lockUntilCommit = (tx: Tx, space: number, key: string): void => tx.send(lock, { key, space });

/** The same for a key that was a number from the start: a process of the release before waits for the same one. */
export const lockNumberUntilCommit = (tx: Tx, key: number): void => tx.send(lockNumber, { key });
