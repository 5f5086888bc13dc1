import { html, type Html } from '#kit/server/html.ts';
import type { Letter } from '#kit/server/mail/mail.ts';

/** A letter that carries a code or a link, and says what to do when one did not ask for it. */
export interface AccountLetter {
  readonly to: string;
  readonly brand: string;
  readonly supportEmail: string;
  readonly subject: string;
  readonly heading: string;
  readonly lead: string;
  readonly code?: string;
  readonly button?: { readonly words: string; readonly link: string };
  /** What it means if one did not ask for this letter. */
  readonly otherwise: string;
}

export const spacedCode = (code: string): string => `${code.slice(0, 3)} ${code.slice(3)}`;

export function accountLetter(facts: AccountLetter): Letter {
  const { to, subject, heading, lead, code, button, otherwise, supportEmail } = facts;
  const parts = [heading, lead, code === undefined ? null : spacedCode(code), button?.link ?? null, otherwise, `Questions? Write to ${supportEmail}.`];
  return { to, subject, text: `${parts.filter((part) => part !== null).join('\n\n')}\n`, html: page(facts) };
}

const codeBox = (code: string): Html =>
  html`<p style="margin:0 0 24px;padding:16px;background:#f4f2ee;border-radius:8px;font:700 32px/1.2 ui-monospace,Consolas,monospace;letter-spacing:4px;text-align:center">${spacedCode(code)}</p>`;
const buttonBox = ({ words, link }: { words: string; link: string }): Html =>
  html`<p style="margin:0 0 24px"><a href="${link}" style="display:inline-block;padding:12px 20px;background:#1d1b18;color:#ffffff;border-radius:8px;text-decoration:none;font-weight:600">${words}</a></p>`;

/** Tables and inline styles, because mail programs know little else; dark text on white reads in every one of them. */
const page = ({ brand, subject, heading, lead, code, button, otherwise, supportEmail }: AccountLetter): Html => html`<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${subject}</title></head>
<body style="margin:0;background:#f4f2ee;color:#1d1b18;font:16px/1.5 system-ui,-apple-system,'Segoe UI',sans-serif">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0"><tr><td align="center" style="padding:32px 16px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:520px;background:#ffffff;border-radius:12px"><tr><td style="padding:32px">
<p style="margin:0 0 24px;font-weight:700">${brand}</p>
<h1 style="margin:0 0 8px;font-size:22px;line-height:1.3">${heading}</h1>
<p style="margin:0 0 20px">${lead}</p>
${code === undefined ? '' : codeBox(code)}
${button === undefined ? '' : buttonBox(button)}
<p style="margin:0 0 12px;color:#5c574f;font-size:14px">${otherwise}</p>
<p style="margin:0;color:#5c574f;font-size:14px">Questions? Write to <a href="mailto:${supportEmail}" style="color:#5c574f">${supportEmail}</a>.</p>
</td></tr></table>
</td></tr></table>
</body>
</html>`;
