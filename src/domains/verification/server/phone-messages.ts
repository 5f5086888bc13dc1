import { Failure } from '#kit/errors.ts';
import type { Context } from '#kit/server/context.ts';
import { statement } from '#kit/server/db/database.ts';
import { on, type Reaction } from '#kit/server/jobs/reactions.ts';
import { SmsRefusal } from '#kit/server/sms/short-message.ts';
import { smsOf } from '#kit/server/sms/sms.ts';
import { CODE_MINUTES, identityOf, makeOneTimeCode, sendAccountEmail } from '#domains/accounts/server/accounts.ts';
import { phoneCodeAsked, phoneVerified } from '../events.ts';
import { asHidden } from '../phone-number.ts';

const phoneCheck = statement(
  'phone_asked',
  'select dial_code || number as target, channel from phone_check where user_id = :userId',
);
const refuse = statement(
  'phone_refused',
  'update phone_check set refused_because = :refusedBecause where user_id = :userId and dial_code || number = :dialCode',
);

/** A retry makes a new code and the earlier one stops working: the last message to arrive always works. */
async function sendCode({ userId }: { userId: string }, context: Context): Promise<void> {
  const to = await context.db.row(phoneCheck, { userId });
  if (to === undefined) return;
  const sms = smsOf(context);
  if (sms === null) throw new Failure('unavailable');
  const { code } = await context.database.transact((tx) =>
    makeOneTimeCode(tx, userId, 'verify_phone', to.target, context),
  );
  const { brandName } = context.config;
  try {
    if (to.channel === 'voice')
      await sms.call({ to: to.target, text: `Your ${brandName} code is ${[...code].join(', ')}.` });
    else
      await sms.send({
        to: to.target,
        text: `${code} is your ${brandName} code. It works for ${CODE_MINUTES} minutes. Never share it with anyone.`,
      });
  } catch (error) {
    if (!(error instanceof SmsRefusal)) throw error;
    await context.database.transact((tx) =>
      tx.rows(refuse, { userId, dialCode: to.target, refusedBecause: error.message }),
    );
  }
}

/** Notifies the email address and the earlier number of the change, in case someone else made it (AUT-6). */
async function notifyOfChange(
  { userId, number, before }: { userId: string; number: string; before: string | null },
  context: Context,
): Promise<void> {
  const person = before === null ? undefined : await identityOf(context.db, userId);
  if (person === undefined || before === null) return;
  const { brandName: brand, supportEmail } = context.config;
  await sendAccountEmail(context, {
    to: person.email,
    subject: `Your ${brand} phone number was changed`,
    heading: 'Your phone number was changed',
    lead: `Your account’s phone number is now ${asHidden(number)}. It was ${asHidden(before)}.`,
    otherwise: 'If this wasn’t you, change your password now and contact us.',
  });
  await smsOf(context)
    ?.send({
      to: before,
      text: `The phone number of your ${brand} account was changed. If this wasn’t you, contact ${supportEmail}.`,
    })
    .catch((error: unknown) => {
      if (!(error instanceof SmsRefusal)) throw error;
    });
}

export const phoneReactions: readonly Reaction[] = [
  on(phoneCodeAsked, 'verification-send-phone-code', 'texts', sendCode, { staleAfterSeconds: CODE_MINUTES * 60 }),
  on(phoneVerified, 'verification-tell-of-phone', 'texts', notifyOfChange),
];
