/** An email as the webhook brings it, raw or parsed, in one shape. */
import PostalMime, { addressParser, type Address } from 'postal-mime';
import * as z from 'zod/mini';
import { ownWords } from './own-words.ts';
import { textOfHtml } from './text-of-html.ts';

const line = z.string().check(z.maxLength(2_000));
/** Others than these are the sender’s own, and read by nobody. */
export const inboundShape = z.looseObject({
  raw: z.optional(z.string()),
  from: z.optional(line),
  to: z.optional(z.union([line, z.array(line).check(z.maxLength(50))])),
  /** The address it was delivered to, where it differs from what the sender wrote. */
  recipient: z.optional(line),
  text: z.optional(z.nullable(z.string())),
  html: z.optional(z.nullable(z.string())),
  headers: z.optional(z.record(z.string().check(z.maxLength(200)), z.string())),
  message_id: z.optional(line),
  attachments: z.optional(z.int().check(z.minimum(0), z.maximum(1_000))),
});
export type Inbound = z.output<typeof inboundShape>;

export interface ReadMail {
  /** Null where it names several senders, or none: nobody knows who of them wrote it. */
  readonly from: string | null;
  /** As its sender’s program made it; empty where there is none. */
  readonly messageId: string;
  readonly recipients: readonly string[];
  readonly text: string;
  readonly attachments: number;
  /** Sent by a program: answering it could go on for ever (RFC 3834). */
  readonly isAutomatic: boolean;
}

const ADDRESS = /[^\s<>,;"()]+@[^\s<>,;"()]+/g;
const addressesIn = (text: string): string[] => text.match(ADDRESS) ?? [];
const flat = (all: readonly Address[] | undefined): string[] =>
  (all ?? []).flatMap((address) => [address.address ?? '', ...(address.group ?? []).map((each) => each.address)]);

function senderIn(all: readonly string[]): string | null {
  const [first, ...more] = all.flatMap((text) => flat(addressParser(text))).filter((address) => address !== '');
  return first === undefined || more.length > 0 ? null : first.toLowerCase();
}
const idIn = (text: string | undefined): string => (text ?? '').trim().replace(/^<(.*)>$/, '$1');

const BULK = ['bulk', 'junk', 'list', 'auto_reply'];

/**
 * What programs say of themselves. Feedback-ID, List-Id, List-Unsubscribe and X-Auto-Response-Suppress say nothing: the
 * servers of Fastmail, Amazon, Exchange and others put them on what people write.
 */
function isAutomatic(header: (name: string) => string): boolean {
  const submitted = header('auto-submitted').trim().toLowerCase();
  if (submitted !== '' && !submitted.startsWith('no')) return true;
  if (BULK.includes(header('precedence').trim().toLowerCase())) return true;
  if (header('return-path').replaceAll(/\s/g, '') === '<>') return true;
  return ['x-autoreply', 'x-autorespond'].some((name) => header(name) !== '');
}

const words = (text: string | null | undefined, html: string | null | undefined): string =>
  ownWords(text !== null && text !== undefined && text.trim() !== '' ? text : textOfHtml(html ?? ''));

export async function readMail(inbound: Inbound): Promise<ReadMail> {
  if (inbound.raw === undefined) return readParsed(inbound);
  const { raw, recipient = '' } = inbound;
  const mail = await PostalMime.parse(raw, { maxNestingDepth: 20, maxHeadersSize: 128 * 1_024 });
  const header = (name: string): string => mail.headers.find((header) => header.key === name)?.value ?? '';
  return {
    from: senderIn(mail.headers.filter(({ key }) => key === 'from').map(({ value }) => value)),
    messageId: idIn(mail.messageId),
    recipients: [
      ...addressesIn(recipient),
      ...flat(mail.to),
      ...flat(mail.cc),
      ...addressesIn(header('delivered-to')),
      ...addressesIn(header('x-original-to')),
    ],
    text: words(mail.text, mail.html),
    attachments: mail.attachments.filter((attachment) => attachment.disposition === 'attachment').length,
    isAutomatic:
      isAutomatic(header) ||
      mail.headers.some((header) => header.key === 'content-type' && /multipart\/report/i.test(header.value)),
  };
}

function readParsed({
  from = '',
  to = [],
  recipient = '',
  text,
  html,
  headers = {},
  attachments = 0,
  message_id: messageId,
}: Inbound): ReadMail {
  const given = new Map(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]));
  const header = (name: string): string => given.get(name) ?? '';
  return {
    from: senderIn([from]),
    messageId: idIn(messageId ?? header('message-id')),
    recipients: [recipient, ...[to].flat(), header('delivered-to'), header('cc')].flatMap(addressesIn),
    text: words(text, html),
    attachments,
    isAutomatic: isAutomatic(header),
  };
}
