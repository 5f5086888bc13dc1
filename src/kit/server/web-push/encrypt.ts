/** What a push says, readable by the browser that subscribed alone: RFC 8291 over RFC 8188 (aes128gcm). */
import { createCipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto';

export interface PushKeys {
  /** The browser’s public key, an uncompressed point on P-256. */
  readonly p256dh: Buffer;
  /** Its secret for this subscription. */
  readonly auth: Buffer;
}

const CURVE = 'prime256v1';
const RECORD_BYTES = 4_096;
const SALT_BYTES = 16;
const TAG_BYTES = 16;
const LAST_RECORD = 2;

const derive = (secret: Buffer, salt: Buffer, info: Buffer | string, bytes: number): Buffer =>
  Buffer.from(hkdfSync('sha256', secret, salt, info, bytes));

/** For the published example of RFC 8291; everyone else leaves them to chance. */
export interface Chosen {
  readonly salt: Buffer;
  readonly senderKey: Buffer;
}

/** One record. `padTo` makes all messages one size, so that their length says nothing. */
export function encryptPush(text: string, { p256dh, auth }: PushKeys, padTo = 0, chosen?: Chosen): Buffer {
  const sender = createECDH(CURVE);
  if (chosen === undefined) sender.generateKeys();
  else sender.setPrivateKey(chosen.senderKey);
  const salt = chosen?.salt ?? randomBytes(SALT_BYTES);
  const mine = sender.getPublicKey();
  const shared = derive(
    sender.computeSecret(p256dh),
    auth,
    Buffer.concat([Buffer.from('WebPush: info\0'), p256dh, mine]),
    32,
  );
  const key = derive(shared, salt, 'Content-Encoding: aes128gcm\0', 16);
  const nonce = derive(shared, salt, 'Content-Encoding: nonce\0', 12);
  const words = Buffer.from(text);
  const record = Buffer.concat([words, Buffer.from([LAST_RECORD]), Buffer.alloc(Math.max(0, padTo - words.length))]);
  if (record.length + TAG_BYTES > RECORD_BYTES) throw new Error('a push is one record of at most 4,096 bytes');
  const cipher = createCipheriv('aes-128-gcm', key, nonce);
  const size = Buffer.alloc(4);
  size.writeUInt32BE(RECORD_BYTES);
  return Buffer.concat([
    salt,
    size,
    Buffer.from([mine.length]),
    mine,
    cipher.update(record),
    cipher.final(),
    cipher.getAuthTag(),
  ]);
}

/** Whether a browser could have made them: a point of the curve, and 16 bytes. */
export function arePushKeys({ p256dh, auth }: PushKeys): boolean {
  if (p256dh.length !== 65 || p256dh[0] !== 4 || auth.length !== 16) return false;
  const probe = createECDH(CURVE);
  probe.generateKeys();
  try {
    return probe.computeSecret(p256dh).length > 0;
  } catch {
    return false; // not on the curve
  }
}
