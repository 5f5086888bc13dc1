import type { Letter } from '#kit/server/mail/mail.ts';
import { accountLetter, spacedCode } from './account-letter.ts';
import { CODE_MINUTES, LINK_MINUTES } from './one-time-codes.ts';

export interface VerificationFacts {
  readonly to: string;
  readonly firstName: string;
  readonly code: string;
  /** The whole address that proves the e-mail when opened. */
  readonly link: string;
  readonly brand: string;
  readonly supportEmail: string;
}

/** Anyone can have this letter sent to anyone: a name that mail programs would show as a link is not repeated in it. */
const LINK_LIKE = /[:/\\@]|\.[\p{L}\d]{2}/u;
const greeted = (firstName: string): string => (LINK_LIKE.test(firstName) ? 'there' : firstName);

/** Code first: it is what a phone shows in its notification, and what is typed in the window that is still open. */
export function verificationLetter({ to, firstName, code, link, brand, supportEmail }: VerificationFacts): Letter {
  return accountLetter({
    to,
    brand,
    supportEmail,
    subject: `${spacedCode(code)} is your ${brand} code`,
    heading: `Hello ${greeted(firstName)}, here is your code`,
    lead: `Type it on the page that is open, within ${CODE_MINUTES} minutes.`,
    code,
    button: { lead: `Or open this link in the browser you signed up with. It works for ${LINK_MINUTES} minutes:`, words: 'Verify my address', link },
    otherwise: `If you did not open an account at ${brand}, you need not do anything: without the code nobody can use your address.`,
  });
}
