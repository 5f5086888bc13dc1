import type { Context } from '#kit/server/context.ts';
import { statement } from '#kit/server/db/database.ts';
import { on, type Reaction } from '#kit/server/jobs/reactions.ts';
import { pathTo } from '#routes';
import { registered, verificationRequested } from '../events.ts';
import { CODE_MINUTES, makeOneTimeCode } from './one-time-codes.ts';
import { securityReactions } from './security-reactions.ts';
import { verificationLetter } from './verification-letter.ts';

const unproven = statement('account_unproven', 'select email, first_name from account where id = $1 and email_verified_at is null');

/**
 * The code is made here and not by the deed, so that it is never written down unhashed. A retry makes another and the
 * earlier stops working, which is why the letter that arrives last is always the good one.
 */
async function sendVerification({ userId }: { userId: string }, context: Context): Promise<void> {
  const person = await context.db.row<{ email: string; first_name: string }>(unproven, [userId]);
  if (person === undefined) return;
  const { code, link } = await context.database.transact((tx) => makeOneTimeCode(tx, userId, 'verify_email', person.email, context));
  const { appUrl, brandName, supportEmail } = context.config;
  await context.mail.send(
    verificationLetter({
      to: person.email,
      firstName: person.first_name,
      code,
      link: `${appUrl}${pathTo('verify-email', {}, { token: link })}`,
      brand: brandName,
      supportEmail,
    }),
  );
}

/** A letter asked for longer ago than its code would live is not sent any more (JOB-4). */
const options = { staleAfterSeconds: CODE_MINUTES * 60 };

export const accountReactions: readonly Reaction[] = [
  ...securityReactions,
  on(registered, 'accounts-greet-with-code', 'codes', sendVerification, options),
  on(verificationRequested, 'accounts-send-code', 'codes', sendVerification, options),
];
