import { formatWait } from '#kit/format/wait.ts';
import type { Actor } from '#kit/actor.ts';
import { Failure, invalidField } from '#kit/errors.ts';
import { userTopic } from '#kit/events.ts';
import type { Context } from '#kit/server/context.ts';
import { statement, type Db, type Tx } from '#kit/server/db/database.ts';
import { announce } from '#kit/server/jobs/announce.ts';
import { keepsMessages, smsOf } from '#kit/server/sms/sms.ts';
import { identityOf, lockIdentity, setPhoneVerified, takeCode } from '#domains/accounts/server/accounts.ts';
import { phoneCodeAsked, phoneVerified } from '../events.ts';
import { asE164, asRead, dialCountries, readPhoneNumber } from '../phone-number.ts';

export const RESEND_SECONDS = 60;

interface Check {
  readonly country: string;
  readonly dial_code: string;
  readonly number: string;
  readonly channel: 'sms' | 'voice';
  readonly asked_at: Date;
  readonly refused_because: string | null;
}

const check = statement(
  'phone_check',
  'select country, dial_code, number, channel, asked_at, refused_because from phone_check where user_id = :userId',
);
const put = statement(
  'phone_check_put',
  `insert into phone_check (user_id, country, dial_code, number, channel, asked_at)
    values (:userId, :country, :dialCode, :number, :channel, :askedAt)
   on conflict (user_id) do update set country = excluded.country, dial_code = excluded.dial_code,
     number = excluded.number,
     channel = excluded.channel, asked_at = excluded.asked_at, refused_because = null`,
);
const drop = statement('phone_check_drop', 'delete from phone_check where user_id = :userId');

const secondsLeft = (pendingCheck: Check | undefined, now: Date): number =>
  pendingCheck === undefined || pendingCheck.refused_because !== null
    ? 0
    : Math.max(0, Math.ceil(RESEND_SECONDS - (now.getTime() - pendingCheck.asked_at.getTime()) / 1_000));

export async function phoneState(db: Db | Tx, userId: string, context: Context) {
  const [identity, pendingCheck] = [await identityOf(db, userId), await db.row(check, { userId })];
  if (identity === undefined) throw new Failure('not_found');
  const { phone, phone_country_code: dial, phone_verified_at: at } = identity;
  const sms = smsOf(context);
  const full = phone === null ? null : phone.startsWith('+') || dial === null ? phone : `${dial}${phone}`;
  const to =
    pendingCheck === undefined ? null : asE164({ dialCode: pendingCheck.dial_code, number: pendingCheck.number });
  return {
    number: full === null ? null : asRead(full),
    verified_at: at?.toISOString() ?? null,
    pending:
      pendingCheck === undefined || to === null
        ? null
        : { number: asRead(to), channel: pendingCheck.channel, refused_because: pendingCheck.refused_because },
    resend_in_seconds: secondsLeft(pendingCheck, context.clock()),
    can_send: sms !== null,
    can_call: sms?.canCall === true,
    outbox: to !== null && keepsMessages(context) ? `/demo/outbox?to=${encodeURIComponent(to)}` : null,
    country: pendingCheck?.country ?? null,
    countries: dialCountries(),
  };
}

interface Wanted {
  readonly country: string;
  readonly number: string;
  readonly channel: 'sms' | 'voice';
}

/** The reaction that sends the code makes it, so that it is stored only as a hash. */
export async function askForPhoneCode(
  tx: Tx,
  actor: Actor,
  { country, number: typed, channel }: Wanted,
  context: Context,
) {
  const sms = smsOf(context);
  if (sms === null) throw new Failure('unavailable', { message: 'Text messages aren’t available on this site.' });
  if (channel === 'voice' && !sms.canCall)
    throw invalidField('channel', 'Calls aren’t available on this site. Choose a text message.');
  const found = readPhoneNumber(country, typed);
  if (found === null)
    throw invalidField('number', 'This isn’t a valid phone number for that country. Check the number and the country.');
  const identity = await lockIdentity(tx, actor.userId);
  if (
    identity.phone_verified_at !== null &&
    identity.phone === found.number &&
    identity.phone_country_code === found.dialCode
  )
    throw new Failure('wrong_state', { message: 'This number is already verified.' });
  const wait = secondsLeft(await tx.row(check, { userId: actor.userId }), context.clock());
  if (wait > 0)
    throw new Failure('too_many_requests', {
      message: `You can request another code in ${formatWait(wait)}.`,
      retryAfterSeconds: wait,
    });
  await tx.rows(put, {
    userId: actor.userId,
    country: found.country,
    dialCode: found.dialCode,
    number: found.number,
    channel,
    askedAt: context.clock(),
  });
  announce(tx, phoneCodeAsked, { userId: actor.userId });
  return phoneState(tx, actor.userId, context);
}

/** Only the person who holds the phone learns whether another account has the number. */
export async function provePhone(tx: Tx, actor: Actor, code: string, context: Context) {
  const before = await lockIdentity(tx, actor.userId);
  const taken = await takeCode(tx, actor.userId, 'verify_phone', code);
  const pendingCheck = await tx.row(check, { userId: actor.userId });
  if (
    taken === undefined ||
    pendingCheck === undefined ||
    taken.target !== asE164({ dialCode: pendingCheck.dial_code, number: pendingCheck.number })
  )
    throw invalidField('code', 'This code is no longer valid. Request a new one.');
  if (!(await setPhoneVerified(tx, actor.userId, pendingCheck.dial_code, pendingCheck.number, context.clock())))
    throw invalidField('code', 'Another account uses this number. A number can verify only one account.');
  await tx.rows(drop, { userId: actor.userId });
  const old =
    before.phone_verified_at === null || before.phone === null
      ? null
      : `${before.phone_country_code ?? ''}${before.phone}`;
  announce(tx, phoneVerified, { userId: actor.userId, number: taken.target, before: old }, [userTopic(actor.userId)]);
  return phoneState(tx, actor.userId, context);
}
