/**
 * An address that says where a reply belongs and whose it is, signed with the instance’s key: nothing is stored for it.
 */
import { timingSafeEqual } from 'node:crypto';
import { after, DAY_MS } from '../../clock.ts';
import type { Config } from '../config.ts';
import { blurred } from '../sealed.ts';

/** What a reply can belong to. The mark is in the address: it stays as it is. */
export const MAIL_DOORS = { message: 'm', ticket: 't' } as const;
export type MailDoorName = keyof typeof MAIL_DOORS;

export const REPLY_DAYS = 30;
const ID_BYTES = 16;
const PERSON_BYTES = 4;
const DAY_BYTES = 2;
const SIGNATURE_BYTES = 10;
const SIGNED_BYTES = 1 + ID_BYTES + PERSON_BYTES + DAY_BYTES;

/** One case: some mail servers change it. */
const BASE32 = 'abcdefghijklmnopqrstuvwxyz234567';

function toBase32(bytes: Buffer): string {
  const bits = [...bytes].map((byte) => byte.toString(2).padStart(8, '0')).join('');
  return (bits.match(/.{1,5}/g) ?? []).map((five) => BASE32[Number.parseInt(five.padEnd(5, '0'), 2)]).join('');
}

function fromBase32(text: string): Buffer {
  const bits = [...text].map((character) => BASE32.indexOf(character).toString(2).padStart(5, '0')).join('');
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
}

export interface ReplyTo {
  readonly door: MailDoorName;
  /** The id of the conversation, the ticket. */
  readonly ref: string;
  /** Who may use the address: a person’s id, or an email address. */
  readonly person: string;
}

const personMark = (config: Config, person: string): Buffer =>
  blurred(config, 'reply-person', person.toLowerCase()).subarray(0, PERSON_BYTES);
const sign = (config: Config, what: Buffer): Buffer =>
  blurred(config, 'reply-address', what.toString('base64url')).subarray(0, SIGNATURE_BYTES);

/** Null where no inbound mail is set up. */
export function replyAddress(config: Config, { door, ref, person }: ReplyTo, now: Date): string | null {
  if (config.inboundMail === null) return null;
  const day = Buffer.alloc(DAY_BYTES);
  day.writeUInt16BE(Math.floor(after(now, REPLY_DAYS * DAY_MS).getTime() / DAY_MS));
  const what = Buffer.concat([
    Buffer.from(MAIL_DOORS[door]),
    Buffer.from(ref.replaceAll('-', ''), 'hex'),
    personMark(config, person),
    day,
  ]);
  if (what.length !== SIGNED_BYTES) throw new Error('a reply belongs to something with a uuid');
  const { mailbox, domain } = config.inboundMail;
  return `${mailbox}+${toBase32(Buffer.concat([what, sign(config, what)]))}@${domain}`;
}

export interface ReadAddress {
  readonly door: MailDoorName;
  readonly ref: string;
  readonly isFor: (person: string) => boolean;
  readonly isExpired: boolean;
}

/** `forged` for an address of ours that we did not make; null for any other. */
export function readReplyAddress(config: Config, address: string, now: Date): ReadAddress | 'forged' | null {
  if (config.inboundMail === null) return null;
  const { mailbox, domain } = config.inboundMail;
  const [local = '', host, ...rest] = address.trim().toLowerCase().split('@');
  if (host !== domain || rest.length > 0 || !local.startsWith(`${mailbox}+`)) return null;
  const token = local.slice(mailbox.length + 1);
  const bytes = /^[a-z2-7]{53}$/.test(token) ? fromBase32(token) : Buffer.alloc(0);
  if (bytes.length !== SIGNED_BYTES + SIGNATURE_BYTES) return 'forged';
  const what = bytes.subarray(0, SIGNED_BYTES);
  const mark = what.toString('latin1', 0, 1);
  const door = (Object.keys(MAIL_DOORS) as MailDoorName[]).find((key) => MAIL_DOORS[key] === mark);
  if (door === undefined || !timingSafeEqual(sign(config, what), bytes.subarray(SIGNED_BYTES))) return 'forged';
  const hex = what.toString('hex', 1, 1 + ID_BYTES);
  const personIs = what.subarray(1 + ID_BYTES, 1 + ID_BYTES + PERSON_BYTES);
  return {
    door,
    ref: `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20)}`,
    isFor: (person) => timingSafeEqual(personIs, personMark(config, person)),
    isExpired: now.getTime() / DAY_MS >= what.readUInt16BE(1 + ID_BYTES + PERSON_BYTES),
  };
}
