import { html, type Html } from '#kit/server/html.ts';
import type { Letter } from '#kit/server/mail/mail.ts';
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
export function verificationLetter(facts: VerificationFacts): Letter {
  const { to, code, link, brand, supportEmail } = facts;
  const firstName = greeted(facts.firstName);
  const spaced = `${code.slice(0, 3)} ${code.slice(3)}`;
  const text = `Hello ${firstName},

your code for ${brand} is ${spaced}.

Type it on the page that is open, within ${CODE_MINUTES} minutes. Or open this link, which works for ${LINK_MINUTES} minutes:
${link}

If you did not open an account at ${brand}, you need not do anything: without the code nobody can use your address.

Questions? Write to ${supportEmail}.
`;
  return { to, subject: `${spaced} is your ${brand} code`, text, html: page({ ...facts, firstName }, spaced) };
}

/** Tables and inline styles, because mail programs know little else; dark text on white reads in every one of them. */
const page = ({ firstName, link, brand, supportEmail }: VerificationFacts, spaced: string): Html => html`<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${spaced} is your ${brand} code</title></head>
<body style="margin:0;background:#f4f2ee;color:#1d1b18;font:16px/1.5 system-ui,-apple-system,'Segoe UI',sans-serif">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0"><tr><td align="center" style="padding:32px 16px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:520px;background:#ffffff;border-radius:12px"><tr><td style="padding:32px">
<p style="margin:0 0 24px;font-weight:700">${brand}</p>
<h1 style="margin:0 0 8px;font-size:22px;line-height:1.3">Your code, ${firstName}</h1>
<p style="margin:0 0 20px">Type it on the page that is open, within ${CODE_MINUTES} minutes.</p>
<p style="margin:0 0 24px;padding:16px;background:#f4f2ee;border-radius:8px;font:700 32px/1.2 ui-monospace,Consolas,monospace;letter-spacing:4px;text-align:center">${spaced}</p>
<p style="margin:0 0 12px">Or open this link, which works for ${LINK_MINUTES} minutes:</p>
<p style="margin:0 0 24px"><a href="${link}" style="display:inline-block;padding:12px 20px;background:#1d1b18;color:#ffffff;border-radius:8px;text-decoration:none;font-weight:600">Verify my address</a></p>
<p style="margin:0 0 12px;color:#5c574f;font-size:14px">If you did not open an account at ${brand}, you need not do anything: without the code nobody can use your address.</p>
<p style="margin:0;color:#5c574f;font-size:14px">Questions? Write to <a href="mailto:${supportEmail}" style="color:#5c574f">${supportEmail}</a>.</p>
</td></tr></table>
</td></tr></table>
</body>
</html>`;
