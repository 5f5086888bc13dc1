import { timingSafeEqual } from 'node:crypto';
import { after, MINUTE_MS } from '#kit/clock.ts';
import { invalidField } from '#kit/errors.ts';
import type { Context } from '#kit/server/context.ts';
import { counted } from '#kit/format/unit.ts';
import { statement, type Db, type Tx } from '#kit/server/db/database.ts';
import { codeHash, makeCode, makeLinkToken, sha256 } from './tokens.ts';

/** AUT-7. */
export const CODE_MINUTES = 10;
export const LINK_MINUTES = 30;
export const CODE_TRIES = 5;

export type Purpose =
  | 'verify_email'
  | 'operator_setup'
  | 'reset_password'
  | 'confirm_identity'
  | 'change_email'
  | 'staff_email'
  | 'verify_phone';

const put = statement(
  'code_put',
  `insert into one_time_code (user_id, purpose, target, code_hash, code_expires_at, link_hash, link_expires_at,
    created_at)
   values (:userId, :purpose, :target, :codeHash, :codeExpiresAt, :linkHash, :linkExpiresAt, :now)
   on conflict (user_id, purpose) do update set target = excluded.target, code_hash = excluded.code_hash,
     code_expires_at = excluded.code_expires_at,
     link_hash = excluded.link_hash, link_expires_at = excluded.link_expires_at, created_at = excluded.created_at,
       tries = 0`,
);

/** A new code and link for this purpose and target; earlier ones stop working. Only hashes are stored. */
export async function makeOneTimeCode(
  tx: Tx,
  userId: string,
  purpose: Purpose,
  target: string,
  context: Context,
  linkMinutes = LINK_MINUTES,
) {
  const code = makeCode();
  const link = makeLinkToken();
  const now = context.clock();
  const ends = [after(now, CODE_MINUTES * MINUTE_MS), after(now, linkMinutes * MINUTE_MS)] as const;
  await tx.rows(put, {
    userId,
    purpose,
    target,
    codeHash: codeHash(code, userId, purpose),
    codeExpiresAt: ends[0],
    linkHash: sha256(link),
    linkExpiresAt: ends[1],
    now,
  });
  return { code, link };
}

const tryOnce = statement(
  'code_try',
  `update one_time_code set tries = tries + 1 where user_id = :userId and purpose = :purpose and tries < ${CODE_TRIES}
    and code_expires_at > :now returning code_hash as "code_hash!", tries`,
);

/**
 * Counts a try and refuses a wrong code. It runs before the command's transaction, so that a refusal cannot undo the
 * count.
 */
export async function checkCode(
  db: Db,
  userId: string,
  purpose: Purpose,
  typed: string,
  context: Context,
): Promise<void> {
  const code = typed.replaceAll(/[\s-]/g, '');
  if (!/^\d{6}$/.test(code)) throw invalidField('code', 'Enter the 6-digit code.');
  const row = await db.row(tryOnce, { userId, purpose, now: context.clock() });
  if (row === undefined) throw invalidField('code', 'This code is no longer valid. Request a new one.');
  if (timingSafeEqual(row.code_hash, codeHash(code, userId, purpose))) return;
  const left = CODE_TRIES - row.tries;
  context.log.info({ event: 'code_refused', actor: userId, purpose }, 'wrong code');
  throw invalidField(
    'code',
    left === 0
      ? 'That code is incorrect. Request a new one.'
      : `That code is incorrect. ${counted(left, { one: 'attempt', other: 'attempts' })} left.`,
  );
}

const takeByUser = statement(
  'code_take',
  'delete from one_time_code where user_id = :userId and purpose = :purpose and code_hash = :codeHash returning user_id, target',
);
const takeByLink = statement(
  'code_take_link',
  'delete from one_time_code where link_hash = :linkHash and purpose = :purpose and link_expires_at > :now returning user_id, target',
);

export interface Taken {
  readonly user_id: string;
  readonly target: string;
}

/** Uses a checked code up: it works once, even when two requests arrive at the same time. */
export const takeCode = (tx: Tx, userId: string, purpose: Purpose, typed: string): Promise<Taken | undefined> =>
  tx.row(takeByUser, { userId, purpose, codeHash: codeHash(typed.replaceAll(/[\s-]/g, ''), userId, purpose) });

export const takeLink = (tx: Tx, link: string, purpose: Purpose, context: Context): Promise<Taken | undefined> =>
  tx.row(takeByLink, { linkHash: sha256(link), purpose, now: context.clock() });
