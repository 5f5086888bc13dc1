import { verify, X509Certificate } from 'node:crypto';
import { crc32 } from 'node:zlib';
import { Failure } from '../../errors.ts';
import { isLoopback } from '../oidc.ts';
import { outbound } from '../outbound.ts';
import type { PaypalConfig } from './payment-config.ts';
import type { Headers } from './provider.ts';
import { TOLERANCE_SECONDS } from './webhook-signature.ts';

/** The only places a signing certificate may come from (WH-1): the header that names one is written by the sender. */
const CERTIFICATE_ORIGINS = [
  'https://api.paypal.com',
  'https://api-m.paypal.com',
  'https://api.sandbox.paypal.com',
  'https://api-m.sandbox.paypal.com',
];
const CERTIFICATE_PATH = /^\/v1\/notifications\/certs\/[\w-]{1,100}$/;
const MOST_KEPT = 16;

const headerOf = (headers: Headers, name: string): string => {
  const value = headers[name];
  return typeof value === 'string' && value.length <= 1_000 ? value : '';
};

export type CheckPaypal = (rawBody: Buffer, headers: Headers, now: Date) => Promise<boolean>;

/**
 * PayPal's signature: RSA over the transmission's id, its time, our webhook's id and the checksum of the bytes as they
 * came.
 */
export function paypalSignature(config: PaypalConfig): CheckPaypal {
  const origins = isLoopback(config.apiBase) ? [new URL(config.apiBase).origin] : CERTIFICATE_ORIGINS;
  const send = outbound({ origins, maxBytes: 64 * 1_024 });
  const certificates = new Map<string, X509Certificate>();

  /** A certificate that cannot be fetched says nothing about the sender: PayPal sends the event again. */
  async function fetchCertificate(address: string): Promise<X509Certificate | null> {
    try {
      const answer = await send(address, { method: 'GET', headers: { accept: 'application/x-pem-file' } });
      return answer.status === 200 ? new X509Certificate(answer.body) : null;
    } catch (error) {
      throw new Failure('unavailable', { retryAfterSeconds: 30, cause: error });
    }
  }

  async function certificate(address: string): Promise<X509Certificate | null> {
    const known = certificates.get(address);
    if (known !== undefined) return known;
    if (!URL.canParse(address)) return null;
    const url = new URL(address);
    if (!origins.includes(url.origin) || !CERTIFICATE_PATH.test(url.pathname) || url.search !== '') return null;
    const found = await fetchCertificate(address);
    if (found === null) return null;
    if (certificates.size >= MOST_KEPT) certificates.clear();
    certificates.set(address, found);
    return found;
  }

  return async (rawBody, headers, now) => {
    const [id, time, signature] = [
      headerOf(headers, 'paypal-transmission-id'),
      headerOf(headers, 'paypal-transmission-time'),
      headerOf(headers, 'paypal-transmission-sig'),
    ];
    if (id === '' || signature === '' || headerOf(headers, 'paypal-auth-algo') !== 'SHA256withRSA') return false;
    const at = Date.parse(time);
    if (Number.isNaN(at) || Math.abs(now.getTime() - at) > TOLERANCE_SECONDS * 1_000) return false;
    const signedWith = await certificate(headerOf(headers, 'paypal-cert-url'));
    if (signedWith === null || now < signedWith.validFromDate || now > signedWith.validToDate) return false;
    return config.webhookIds.some((webhookId) =>
      verify(
        'sha256',
        Buffer.from(`${id}|${time}|${webhookId}|${crc32(rawBody)}`),
        signedWith.publicKey,
        Buffer.from(signature, 'base64'),
      ),
    );
  };
}
