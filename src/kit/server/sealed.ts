import type { Statement } from './db/statement.ts';
import { createCipheriv, createDecipheriv, createHash, createHmac, hkdfSync, randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Config } from './config.ts';

const FILE = 'instance.key';
const NONCE_BYTES = 12;
const TAG_BYTES = 16;
const MARK_BYTES = 4;

const keys = new Map<string, Buffer>();

/** INSTANCE_KEY, or a key of our own making kept beside the data: in the same backup, but not in the database. */
function instanceKey({ instanceKey: given, dataDir }: Config): Buffer {
  const known = keys.get(given ?? dataDir);
  if (known !== undefined) return known;
  const key = createHash('sha256')
    .update(given ?? keptKey(dataDir))
    .digest();
  keys.set(given ?? dataDir, key);
  return key;
}

function keptKey(dataDir: string): string {
  const file = path.join(dataDir, FILE);
  mkdirSync(dataDir, { recursive: true });
  try {
    writeFileSync(file, randomBytes(32).toString('base64url'), { flag: 'wx', mode: 0o600 });
  } catch (error) {
    if ((error as { code?: string }).code !== 'EEXIST') throw error;
  }
  return readFileSync(file, 'utf8').trim();
}

const keyFor = (config: Config, purpose: string): Buffer =>
  Buffer.from(hkdfSync('sha256', instanceKey(config), '', purpose, 32));
const markOf = (key: Buffer): Buffer => createHash('sha256').update(key).digest().subarray(0, MARK_BYTES);

/**
 * Encrypts what the product has to read again but a copy of the database must not reveal: AES-256-GCM, bound to its
 * purpose and owner.
 */
export function seal(config: Config, purpose: string, owner: string, text: string): Buffer {
  const key = keyFor(config, purpose);
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv('aes-256-gcm', key, nonce).setAAD(Buffer.from(owner));
  const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return Buffer.concat([markOf(key), nonce, cipher.getAuthTag(), body]);
}

export function unseal(config: Config, purpose: string, owner: string, sealed: Buffer): string {
  const key = keyFor(config, purpose);
  if (!markOf(key).equals(sealed.subarray(0, MARK_BYTES)))
    throw new Error(
      'this was sealed with another key: start with the INSTANCE_KEY, or the data folder’s instance.key, it was written under',
    );
  const nonce = sealed.subarray(MARK_BYTES, MARK_BYTES + NONCE_BYTES);
  const body = MARK_BYTES + NONCE_BYTES + TAG_BYTES;
  const decipher = createDecipheriv('aes-256-gcm', key, nonce).setAAD(Buffer.from(owner));
  decipher.setAuthTag(sealed.subarray(MARK_BYTES + NONCE_BYTES, body));
  return Buffer.concat([decipher.update(sealed.subarray(body)), decipher.final()]).toString('utf8');
}

/** A keyed hash: shows whether it is the same value again, and cannot be reversed. */
export const blurred = (config: Config, purpose: string, text: string): Buffer =>
  createHmac('sha256', keyFor(config, purpose)).update(text).digest();

/** A fingerprint of the instance key, which cannot be reversed. */
export const keyFingerprint = (config: Config): Buffer =>
  createHash('sha256').update(keyFor(config, 'fingerprint')).digest();

/** Where a domain keeps what it sealed: `newest` selects `owner` and `sealed` of a few rows. */
export interface SealedRows {
  readonly purpose: string;
  readonly newest: Statement<readonly [], { owner: string; sealed: Buffer }>;
}

export function opens(config: Config, purpose: string, owner: string, sealed: Buffer): boolean {
  try {
    unseal(config, purpose, owner, sealed);
    return true;
  } catch {
    return false; // another key's mark, or another key's tag
  }
}
