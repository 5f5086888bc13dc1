import { randomBytes } from 'node:crypto';
import { invalidField } from '#kit/errors.ts';
import type { Context } from '#kit/server/context.ts';
import { statement, type Db, type Tx } from '#kit/server/db/database.ts';
import { unseal, type SealedRows } from '#kit/server/sealed.ts';
import { totpStep } from '#kit/server/totp.ts';
import { announce } from '#kit/server/jobs/announce.ts';
import { userTopic } from '#kit/events.ts';
import { twoFactorChanged } from '../events.ts';
import { countGuess, forgiveGuesses } from './guesses.ts';
import { HAS_FACTOR } from './staff-second-step.ts';
import { sha256 } from './tokens.ts';

export const SEALED_AS = 'two-factor';
export const sealedSecrets: SealedRows = {
  purpose: SEALED_AS,
  newest: statement(
    'two_factor_sealed',
    'select user_id as owner, secret as sealed from two_factor order by created_at desc limit 20',
  ),
};
const RECOVERY_CODES = 10;
/** Without letters that are easily confused. */
const LETTERS = 'abcdefghjkmnpqrstuvwxyz23456789';

/** A correct code that is not used up yet. */
export type ReadCode =
  | { readonly kind: 'app'; readonly step: number }
  | { readonly kind: 'recovery'; readonly hash: Buffer };

const plain = (typed: string): string => typed.toLowerCase().replaceAll(/[\s-]/g, '');
const recoveryHash = (userId: string, code: string): Buffer => sha256(`recovery:${userId}:${plain(code)}`);

const secretOf = statement(
  'two_factor_secret',
  'select secret, last_step, enabled_at from two_factor where user_id = :userId',
);
const recoveryKnown = statement(
  'recovery_known',
  'select 1 as known from recovery_code where user_id = :userId and code_hash = :hash and used_at is null',
);

/** Checks a six-digit code of the app or a recovery code, after counting the guess. Throws unless it is correct. */
export async function readCode(db: Db, userId: string, typed: string, context: Context): Promise<ReadCode> {
  const code = plain(typed);
  if (!/^(\d{6}|[a-z2-9]{12})$/.test(code))
    throw invalidField('code', 'Enter the 6-digit code from your app, or a 12-character recovery code.');
  await countGuess(db, 'code', userId, context);
  const found =
    code.length === 6 ? await readAppCode(db, userId, code, context) : await readRecoveryCode(db, userId, code);
  if (found === null) {
    context.log.info({ event: 'second_factor_refused', actor: userId }, 'wrong code');
    throw invalidField(
      'code',
      code.length === 6
        ? 'That code is incorrect or was already used. Wait for the next one.'
        : 'That recovery code is incorrect or was already used.',
    );
  }
  await forgiveGuesses(db, 'code', userId, context);
  return found;
}

async function readAppCode(db: Db, userId: string, code: string, context: Context): Promise<ReadCode | null> {
  const row = await db.row(secretOf, { userId });
  if (row === undefined) return null;
  const secret = unseal(context.config, SEALED_AS, userId, row.secret);
  // By either of our clocks: a database whose clock is set wrong must not lock everyone out.
  for (const clock of [context.clock, context.machineClock ?? context.clock]) {
    const step = await totpStep(secret, code, clock(), Number(row.last_step));
    if (step !== null) return { kind: 'app', step };
  }
  return null;
}

async function readRecoveryCode(db: Db, userId: string, code: string): Promise<ReadCode | null> {
  const hash = recoveryHash(userId, code);
  return (await db.row(recoveryKnown, { userId, hash })) === undefined ? null : { kind: 'recovery', hash };
}

const takeStep = statement(
  'two_factor_take',
  'update two_factor set last_step = :lastStep where user_id = :userId and last_step < :lastStep returning 1 as taken',
);
const takeRecovery = statement(
  'recovery_take',
  'update recovery_code set used_at = now() where user_id = :userId and code_hash = :codeHash and used_at is null returning 1 as taken',
);

/** Uses a code up. Of two at the same moment one is refused. */
export async function takeCode(tx: Tx, userId: string, code: ReadCode): Promise<void> {
  const taken =
    code.kind === 'app'
      ? await tx.row(takeStep, { userId, lastStep: code.step })
      : await tx.row(takeRecovery, { userId, codeHash: code.hash });
  if (taken === undefined) throw invalidField('code', 'That code was just used. Wait for the next one.');
  if (code.kind === 'recovery')
    announce(tx, twoFactorChanged, { userId, change: 'recovery_code_used' }, [userTopic(userId)]);
}

const drop = statement('recovery_drop', 'delete from recovery_code where user_id = :userId');
const put = statement(
  'recovery_put',
  'insert into recovery_code (user_id, code_hash) select :userId, unnest(:codeHashes::bytea[])',
);

/** Makes ten new codes, shown once. The earlier ones stop working. */
export async function renewRecoveryCodes(tx: Tx, userId: string): Promise<string[]> {
  const codes = Array.from({ length: RECOVERY_CODES }, () =>
    Array.from(randomBytes(12), (byte) => LETTERS[byte % LETTERS.length]).join(''),
  );
  await tx.rows(drop, { userId });
  await tx.rows(put, { userId, codeHashes: codes.map((code) => recoveryHash(userId, code)) });
  return codes.map((code) => code.replaceAll(/(.{4})(?=.)/g, '$1-'));
}

const anyKept = statement(
  'recovery_any',
  'select 1 as found from recovery_code where user_id = :userId and used_at is null limit 1',
);

/** Ten with someone's first factor; null when there are some already. */
export const firstRecoveryCodes = async (tx: Tx, userId: string): Promise<string[] | null> =>
  (await tx.row(anyKept, { userId })) === undefined ? renewRecoveryCodes(tx, userId) : null;

const dropUseless = statement(
  'recovery_drop_useless',
  `delete from recovery_code
    where user_id = :userId and not exists (select from account a where a.id = :userId and ${HAS_FACTOR})`,
);

/** They stand in for a factor: with the last one gone they are worth nothing. */
export const dropUselessRecoveryCodes = (tx: Tx, userId: string): Promise<unknown[]> =>
  tx.rows(dropUseless, { userId });
