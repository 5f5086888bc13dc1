/** Says to a push service whose pushes these are: RFC 8292. */
import { createECDH, createPrivateKey, sign, type KeyObject } from 'node:crypto';

export interface VapidKeys {
  /** As browsers take it: an uncompressed point on P-256, in base64url. */
  readonly publicKey: string;
  readonly privateKey: string;
}

/** Push services refuse more than 24 hours. */
const LIFE_SECONDS = 12 * 3_600;

export function makeVapidKeys(): VapidKeys {
  const pair = createECDH('prime256v1');
  pair.generateKeys();
  return { publicKey: pair.getPublicKey('base64url'), privateKey: padded(pair.getPrivateKey()).toString('base64url') };
}

/** Node leaves leading zeros out. */
const padded = (key: Buffer): Buffer => Buffer.concat([Buffer.alloc(32 - key.length), key]);

function keyObject({ publicKey, privateKey }: VapidKeys): KeyObject {
  const point = Buffer.from(publicKey, 'base64url');
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((half) => half.toString('base64url'));
  return createPrivateKey({ key: { kty: 'EC', crv: 'P-256', d: privateKey, x: x ?? '', y: y ?? '' }, format: 'jwk' });
}

const part = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url');

export interface VapidClaims {
  /** The push service’s origin. */
  readonly audience: string;
  /** Whom its operators write to when something is wrong. */
  readonly subject: string;
  readonly now: Date;
}

/** The Authorization header of one push. */
export function vapidHeader(keys: VapidKeys, { audience, subject, now }: VapidClaims): string {
  const head = `${part({ typ: 'JWT', alg: 'ES256' })}.${part({ aud: audience, exp: Math.floor(now.getTime() / 1_000) + LIFE_SECONDS, sub: subject })}`;
  const signature = sign('sha256', Buffer.from(head), { key: keyObject(keys), dsaEncoding: 'ieee-p1363' });
  return `vapid t=${head}.${signature.toString('base64url')}, k=${keys.publicKey}`;
}
