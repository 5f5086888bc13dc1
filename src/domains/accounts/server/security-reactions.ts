import type { Context } from '#kit/server/context.ts';
import { statement } from '#kit/server/db/database.ts';
import { on, type Reaction } from '#kit/server/jobs/reactions.ts';
import { pathTo } from '#routes';
import {
  confirmationAsked,
  emailChangeAsked,
  emailChanged,
  passwordResetAsked,
  staffEmailChangeSent,
} from '../events.ts';
import { withReturn } from '../return-path.ts';
import { sendAccountEmail, spacedCode } from './account-email.ts';
import { CODE_MINUTES, LINK_MINUTES, makeOneTimeCode } from './one-time-codes.ts';
import { offerWayBack } from './undo-email-change.ts';

const byEmail = statement(
  'reset_wanted',
  `select a.id, a.email from account a where a.email = :email and a.erased_at is null
     and not exists (select from one_time_code o where o.user_id = a.id and o.purpose = 'reset_password'
       and o.created_at > :now::timestamptz - interval '30 seconds')`,
);

/** Looks up the account here, outside the request, so that its time reveals nothing. A double press sends one email. */
async function sendResetLink(
  { email, returnTo }: { email: string; returnTo?: string | null | undefined },
  context: Context,
): Promise<void> {
  const person = await context.db.row(byEmail, { email, now: context.clock() });
  if (person === undefined) return;
  const { link } = await context.database.transact((tx) =>
    makeOneTimeCode(tx, person.id, 'reset_password', person.email, context),
  );
  const { appUrl, brandName: brand } = context.config;
  await sendAccountEmail(context, {
    to: person.email,
    subject: `Choose a new ${brand} password`,
    heading: 'Choose a new password',
    lead: `Open this link within ${LINK_MINUTES} minutes. It works once and signs you out on all devices.`,
    button: {
      words: 'Choose a new password',
      link: withReturn(`${appUrl}${pathTo('reset-password', {}, { token: link })}`, returnTo ?? null),
    },
    otherwise: 'If you didn’t request this, ignore this email. No one can change your password without the link.',
  });
}

const emailOf = statement('account_email_of', 'select email from account where id = :userId');

async function sendConfirmation({ userId }: { userId: string }, context: Context): Promise<void> {
  const person = await context.db.row(emailOf, { userId });
  if (person === undefined) return;
  const { code } = await context.database.transact((tx) =>
    makeOneTimeCode(tx, userId, 'confirm_identity', person.email, context),
  );
  await sendAccountEmail(context, {
    to: person.email,
    subject: `${spacedCode(code)} is your confirmation code`,
    heading: 'Confirm it’s you',
    lead: `Enter this code on the page you have open, within ${CODE_MINUTES} minutes.`,
    code,
    otherwise:
      'If you didn’t request this, someone else is signed in to your account. End the other sessions in your settings.',
  });
}

async function sendNewAddressCode({ userId, to }: { userId: string; to: string }, context: Context): Promise<void> {
  const { code } = await context.database.transact((tx) => makeOneTimeCode(tx, userId, 'change_email', to, context));
  await sendAccountEmail(context, {
    to,
    subject: `${spacedCode(code)} is your code for the new address`,
    heading: 'Verify your new address',
    lead: `Enter this code on the page you have open, within ${CODE_MINUTES} minutes. Until then, we keep using your old address.`,
    code,
    otherwise: 'If you didn’t request this, ignore this email. No one can use your address without the code.',
  });
}

/** The link is a new password's as well, so it works as long as that of a reset. */
async function sendStaffEmailLink({ userId, to }: { userId: string; to: string }, context: Context): Promise<void> {
  const { link } = await context.database.transact((tx) => makeOneTimeCode(tx, userId, 'staff_email', to, context));
  const { appUrl, brandName: brand } = context.config;
  await sendAccountEmail(context, {
    to,
    subject: `Use this address for your ${brand} account`,
    heading: 'Use this address for your account',
    lead: `You asked us to change the email address of your account. Open this link within ${LINK_MINUTES} minutes, and choose a new password. It works once, signs you out on all devices, and pauses withdrawals for your security.`,
    button: {
      words: 'Verify this address',
      link: `${appUrl}${pathTo('reset-password', {}, { token: link, change: 'email' })}`,
    },
    otherwise: 'If you didn’t ask for this, ignore this email. If the link has expired, ask us to send it again.',
  });
}

export const securityReactions: readonly Reaction[] = [
  on(emailChangeAsked, 'accounts-prove-new-address', 'codes', sendNewAddressCode, {
    staleAfterSeconds: CODE_MINUTES * 60,
  }),
  on(staffEmailChangeSent, 'accounts-send-staff-email-link', 'codes', sendStaffEmailLink, {
    staleAfterSeconds: LINK_MINUTES * 60,
  }),
  on(emailChanged, 'accounts-offer-way-back', 'codes', offerWayBack),
  on(passwordResetAsked, 'accounts-send-reset-link', 'codes', sendResetLink, { staleAfterSeconds: LINK_MINUTES * 60 }),
  on(confirmationAsked, 'accounts-send-confirmation', 'codes', sendConfirmation, {
    staleAfterSeconds: CODE_MINUTES * 60,
  }),
];
