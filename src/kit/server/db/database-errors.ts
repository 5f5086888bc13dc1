const DEADLOCK = '40P01';
const SERIALIZATION = '40001';

/** Rolls the transaction back and runs it again from the start, a few times. */
export class TryAgain extends Error {}

/** Another transaction was in the way: the same work is likely to succeed on the next try (DB-3). */
export const isWorthAnotherTry = (error: unknown): boolean =>
  error instanceof TryAgain || [DEADLOCK, SERIALIZATION].includes((error as { code?: string }).code ?? '');

/**
 * `invalid_sql_statement_name`: the statement that was to prepare it was passed over, or ended where its value could
 * not be written.
 */
const UNPREPARED = '26000';
/** A statement behind one that failed in the same transaction: `in_failed_sql_transaction`. */
export const isAborted = (error: unknown): boolean =>
  ['25P02', UNPREPARED].includes((error as { code?: string }).code ?? '');

/** Errors by which the driver says that the database is unreachable: answered with 503, not 500. */
const CONNECTION_LOST = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ENOENT',
  'EPIPE',
  '57P01',
  '57P02',
  '57P03',
  '08006',
  '08001',
  '08003',
  '53300',
]);

export function isDatabaseAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = (error as { code?: string }).code;
  return (
    (code !== undefined && CONNECTION_LOST.has(code)) ||
    /Connection terminated|timeout expired|timeout exceeded when trying to connect|Query read timeout|Client has encountered a connection error/.test(
      error.message,
    )
  );
}

/**
 * A newer release has changed a table that a kept plan reads whole, or the connection has lost the plan. It would go on
 * without, so the connection is dropped: a process of the release before goes on through the migration (DB-6).
 */
export const isPlanStale = (error: unknown): boolean => {
  const { code, message } = error as { code?: string; message: string };
  return code === UNPREPARED || (code === '0A000' && message.includes('cached plan must not change result type'));
};
