import { html } from '#kit/server/html.ts';
import { letterButton, letterCode, letterHeading, letterPage, letterQuiet, letterText, quietLink } from '#kit/server/mail/letter-page.ts';
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
  readonly button?: {
    readonly words: string;
    readonly link: string;
    /** Said before it, when there is a code as well. */
    readonly lead?: string;
  };
  /** What it means if one did not ask for this letter. */
  readonly otherwise: string;
}

export const spacedCode = (code: string): string => `${code.slice(0, 3)} ${code.slice(3)}`;

export function accountLetter({ to, brand, subject, heading, lead, code, button, otherwise, supportEmail }: AccountLetter): Letter {
  const spaced = code === undefined ? null : spacedCode(code);
  const link = button === undefined ? null : [button.lead, button.link].filter((part) => part !== undefined).join('\n');
  const parts = [heading, lead, spaced, link, otherwise, `Questions? Write to ${supportEmail}.`];
  const page = letterPage({
    brand,
    subject,
    preview: lead,
    body: [
      letterHeading(heading),
      letterText(lead),
      ...(spaced === null ? [] : [letterCode(spaced)]),
      ...(button === undefined ? [] : [...(button.lead === undefined ? [] : [letterText(button.lead)]), letterButton(button.words, button.link)]),
    ],
    foot: [letterQuiet(otherwise), letterQuiet(html`Questions? Write to ${quietLink(supportEmail, `mailto:${supportEmail}`)}.`)],
  });
  return { to, subject, text: `${parts.filter((part) => part !== null).join('\n\n')}\n`, html: page };
}
