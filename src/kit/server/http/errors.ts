import { Failure } from '../../errors.ts';
import { spaceLimits } from '../../limits.ts';
import { isDatabaseAway, isWorthAnotherTry } from '../db/database.ts';

const outOfSpace = (): Failure => new Failure('out_of_space', { retryAfterSeconds: spaceLimits.retryAfterSeconds });

/**
 * The last line of defense, errors of PostgreSQL and the system, as what they mean to the caller. The command should
 * have refused earlier.
 */
const SYSTEM_REFUSALS: Record<string, () => Failure> = {
  '22P02': () => new Failure('invalid_input'),
  '22003': () => new Failure('invalid_input'),
  '22001': () => new Failure('invalid_input'),
  '22007': () => new Failure('invalid_input'),
  '22008': () => new Failure('invalid_input'),
  '22021': () => new Failure('invalid_input'),
  '23502': () => new Failure('invalid_input'),
  '23514': () => new Failure('invalid_input'),
  '23503': () => new Failure('wrong_state'),
  '23505': () => new Failure('wrong_state'),
  '55P03': () => new Failure('in_progress', { retryAfterSeconds: 1 }),
  '57014': () => new Failure('unavailable', { retryAfterSeconds: 2 }),
  // Out of resources: nothing was done, and it can be tried again (OPS-6).
  '53000': () => new Failure('unavailable', { retryAfterSeconds: 5 }),
  '53100': outOfSpace,
  '53200': () => new Failure('unavailable', { retryAfterSeconds: 5 }),
  '53300': () => new Failure('unavailable', { retryAfterSeconds: 2 }),
  '53400': () => new Failure('unavailable', { retryAfterSeconds: 5 }),
  // The server ended the session of a transaction that took too long.
  '25P03': () => new Failure('unavailable', { retryAfterSeconds: 2 }),
  '25P04': () => new Failure('unavailable', { retryAfterSeconds: 2 }),
  '25006': () => new Failure('read_only', { retryAfterSeconds: 10 }),
  '57P01': () => new Failure('unavailable', { retryAfterSeconds: 2 }),
  '57P02': () => new Failure('unavailable', { retryAfterSeconds: 2 }),
  '57P03': () => new Failure('unavailable', { retryAfterSeconds: 2 }),
  '57P04': () => new Failure('unavailable', { retryAfterSeconds: 30 }),
  '57P05': () => new Failure('unavailable', { retryAfterSeconds: 2 }),
  '58000': () => new Failure('unavailable', { retryAfterSeconds: 5 }),
  '58030': () => new Failure('unavailable', { retryAfterSeconds: 5 }),
  // Files and sockets, as the system names it.
  ENOSPC: outOfSpace,
  EDQUOT: outOfSpace,
  EROFS: () => new Failure('read_only', { retryAfterSeconds: 10 }),
  EIO: () => new Failure('unavailable', { retryAfterSeconds: 5 }),
  EMFILE: () => new Failure('unavailable', { retryAfterSeconds: 5 }),
  ENFILE: () => new Failure('unavailable', { retryAfterSeconds: 5 }),
};

interface FromFastify {
  statusCode?: number;
  code?: string;
}

/** Whatever was thrown, as one of our failures; null means unknown, which is logged in full and answered blandly. */
export function knownFailure(error: unknown): Failure | null {
  if (error instanceof Failure) return error;
  // Still in each other's way after all tries (DB-3): nothing was done, and it can be tried again.
  if (isWorthAnotherTry(error)) return new Failure('unavailable', { retryAfterSeconds: 1, cause: error });
  if (isDatabaseAway(error)) return new Failure('unavailable', { retryAfterSeconds: 2, cause: error });
  const { statusCode, code } = error as FromFastify;
  if (typeof code === 'string' && SYSTEM_REFUSALS[code]) return SYSTEM_REFUSALS[code]();
  if (statusCode === 413 || code === 'FST_REQ_FILE_TOO_LARGE') return new Failure('too_large');
  if (statusCode === 415 || code === 'FST_INVALID_MULTIPART_CONTENT_TYPE') return new Failure('unsupported_media');
  if (statusCode === 404) return new Failure('not_found');
  if (typeof statusCode === 'number' && statusCode >= 400 && statusCode < 500)
    return new Failure('invalid_shape', { cause: error });
  return null;
}
