import type { Email } from '#kit/server/mail/mail.ts';
import { accountEmail, spacedCode } from './account-email.ts';
import { CODE_MINUTES, LINK_MINUTES } from './one-time-codes.ts';

export interface VerificationFacts {
  readonly to: string;
  readonly code: string;
  /** The link that proves the address when opened. */
  readonly link: string;
  readonly brand: string;
  readonly supportEmail: string;
}

/**
 * Anyone can have this email sent to anyone, so it has no word that they chose, such as a name (AUT-14). Code first: a
 * phone shows it in its notification, and it is typed in the window that is still open.
 */
export function verificationEmail({ to, code, link, brand, supportEmail }: VerificationFacts): Email {
  return accountEmail({
    to,
    brand,
    supportEmail,
    subject: `${spacedCode(code)} is your ${brand} code`,
    heading: 'Here’s your code',
    lead: `Enter it on the page you have open, within ${CODE_MINUTES} minutes.`,
    code,
    button: {
      lead: `Or open this link in the browser you signed up with. It works for ${LINK_MINUTES} minutes:`,
      words: 'Verify email address',
      link,
    },
    otherwise: `If you didn’t create a ${brand} account, ignore this email. No one can use your address without the code.`,
  });
}
