import { createHmac, timingSafeEqual } from 'node:crypto';

/** A signature outside this window is refused, so that a recorded call cannot be replayed later (WH-1). */
export const TOLERANCE_SECONDS = 300;

const digest = (secret: string, at: number, body: Buffer): Buffer =>
  createHmac('sha256', secret).update(`${at}.`).update(body).digest();

/** `t=1795228768,v1=<hex>`: HMAC-SHA-256 over the time, a dot and the bytes as they are sent. */
export const signWebhook = (secret: string, at: Date, body: Buffer): string => {
  const seconds = Math.floor(at.getTime() / 1_000);
  return `t=${seconds},v1=${digest(secret, seconds, body).toString('hex')}`;
};

/** True when one of the secrets made this signature over exactly these bytes, recently. Compared in constant time. */
export function isSignedBy(secrets: readonly string[], header: unknown, body: Buffer, now: Date): boolean {
  if (typeof header !== 'string' || header.length > 500) return false;
  const [, seconds, given] = /^t=(\d{1,12}),v1=([0-9a-f]{64})$/.exec(header) ?? [];
  if (seconds === undefined || given === undefined) return false;
  const at = Number(seconds);
  if (Math.abs(now.getTime() / 1_000 - at) > TOLERANCE_SECONDS) return false;
  const signature = Buffer.from(given, 'hex');
  return secrets.reduce((matched, secret) => timingSafeEqual(digest(secret, at, body), signature) || matched, false);
}
