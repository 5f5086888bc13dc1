import type { Context } from '#kit/server/context.ts';
import { html } from '#kit/server/html.ts';
import {
  emailButton,
  emailCode,
  emailHeading,
  emailPage,
  emailQuiet,
  emailText,
  quietLink,
} from '#kit/server/mail/email-page.ts';
import type { Email } from '#kit/server/mail/mail.ts';

/** An email with a code or a link, and what to do if you did not ask for it. */
export interface AccountEmail {
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
    /** The line before it, when there is a code as well. */
    readonly lead?: string;
  };
  /** What it means if you did not ask for this email. */
  readonly otherwise: string;
}

export const spacedCode = (code: string): string => `${code.slice(0, 3)} ${code.slice(3)}`;

export function accountEmail({
  to,
  brand,
  subject,
  heading,
  lead,
  code,
  button,
  otherwise,
  supportEmail,
}: AccountEmail): Email {
  const spaced = code === undefined ? null : spacedCode(code);
  const link = button === undefined ? null : [button.lead, button.link].filter((part) => part !== undefined).join('\n');
  const parts = [heading, lead, spaced, link, otherwise, `Questions? Contact ${supportEmail}.`];
  const page = emailPage({
    brand,
    subject,
    preview: lead,
    body: [
      emailHeading(heading),
      emailText(lead),
      ...(spaced === null ? [] : [emailCode(spaced)]),
      ...(button === undefined
        ? []
        : [...(button.lead === undefined ? [] : [emailText(button.lead)]), emailButton(button.words, button.link)]),
    ],
    foot: [
      emailQuiet(otherwise),
      emailQuiet(html`Questions? Contact ${quietLink(supportEmail, `mailto:${supportEmail}`)}.`),
    ],
  });
  return { to, subject, text: `${parts.filter((part) => part !== null).join('\n\n')}\n`, html: page };
}

/** With the brand of this instance and where its people find help. */
export const sendAccountEmail = (
  { config, mail }: Pick<Context, 'config' | 'mail'>,
  email: Omit<AccountEmail, 'brand' | 'supportEmail'>,
): Promise<void> => mail.send(accountEmail({ ...email, brand: config.brandName, supportEmail: config.supportEmail }));
