import type { Context } from '#kit/server/context.ts';
import { statement } from '#kit/server/db/database.ts';
import { on, type Reaction } from '#kit/server/jobs/reactions.ts';
import { pathTo } from '#routes';
import { registered, verificationRequested } from '../events.ts';
import { withReturn } from '../return-path.ts';
import { CODE_MINUTES, makeOneTimeCode } from './one-time-codes.ts';
import { securityReactions } from './security-reactions.ts';
import { verificationEmail } from './verification-email.ts';

const unproven = statement(
  'account_unproven',
  'select email from account where id = :userId and email_verified_at is null',
);

/**
 * The code is made here and not by the command, so that it is never stored unhashed. A retry makes a new one and the
 * earlier stops working, so the last email to arrive always works.
 */
async function sendVerification(
  { userId, returnTo }: { userId: string; returnTo?: string | null | undefined },
  context: Context,
): Promise<void> {
  const person = await context.db.row(unproven, { userId });
  if (person === undefined) return;
  const { code, link } = await context.database.transact((tx) =>
    makeOneTimeCode(tx, userId, 'verify_email', person.email, context),
  );
  const { appUrl, brandName, supportEmail } = context.config;
  await context.mail.send(
    verificationEmail({
      to: person.email,
      code,
      link: withReturn(`${appUrl}${pathTo('verify-email', {}, { token: link })}`, returnTo ?? null),
      brand: brandName,
      supportEmail,
    }),
  );
}

/** An email that was asked for longer ago than its code would live is not sent (JOB-4). */
const options = { staleAfterSeconds: CODE_MINUTES * 60 };

export const accountReactions: readonly Reaction[] = [
  ...securityReactions,
  on(registered, 'accounts-greet-with-code', 'codes', sendVerification, options),
  on(verificationRequested, 'accounts-send-code', 'codes', sendVerification, options),
];
