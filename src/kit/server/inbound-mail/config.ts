import { StartRefusal } from '../start-refusal.ts';

export interface InboundMailConfig {
  /** What the webhook is signed with; two while one replaces the other (WH-1). */
  readonly secrets: readonly string[];
  /** Replies arrive at `reply+…@in.example.com`. */
  readonly mailbox: string;
  readonly domain: string;
}

const SECRET_LEAST = 16;
/** With the token, the part before the @ has at most 64 characters (RFC 5321, 4.5.3.1.1). */
const MAILBOX_MOST = 10;

/**
 * INBOUND_MAIL_SECRET turns it on. Without an address of its own, replies go to `reply` at the domain that emails come
 * from.
 */
export function readInboundMail(
  secret: string | undefined,
  address: string | undefined,
  mailFrom: string,
): InboundMailConfig | null {
  if (secret === undefined) {
    if (address !== undefined)
      throw new StartRefusal(
        'Set INBOUND_MAIL_SECRET together with INBOUND_MAIL_ADDRESS: without it no reply is read.',
      );
    return null;
  }
  const secrets = secret.split(',').map((part) => part.trim());
  if (secrets.length > 2 || secrets.some((secret) => secret.length < SECRET_LEAST))
    throw new StartRefusal(
      `The environment variable INBOUND_MAIL_SECRET is not usable: it must be one secret of at least ${SECRET_LEAST} characters, or two with a comma between them.`,
    );
  const [mailbox = '', domain = ''] = (address ?? `reply@${/@([\w.-]+)/.exec(mailFrom)?.[1] ?? ''}`)
    .toLowerCase()
    .split('@');
  if (!new RegExp(`^[a-z0-9._-]{1,${MAILBOX_MOST}}$`).test(mailbox) || !/^[a-z0-9-]+(\.[a-z0-9-]+)*$/.test(domain))
    throw new StartRefusal(
      `The environment variable INBOUND_MAIL_ADDRESS is not usable: it must be an address such as reply@in.example.com with at most ${MAILBOX_MOST} characters before the @.`,
    );
  return { secrets, mailbox, domain };
}
