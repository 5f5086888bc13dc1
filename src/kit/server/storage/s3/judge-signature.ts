/** For tests: whether a request is signed as Amazon describes it ("Signature Version 4 signing process"). */
import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';

interface Arrived {
  readonly method: string;
  /** Path and query as they came. */
  readonly url: string;
  readonly headers: IncomingHttpHeaders;
}

const hmac = (key: string | Buffer, text: string): Buffer => createHmac('sha256', key).update(text).digest();
const encoded = (text: string): string =>
  encodeURIComponent(text).replaceAll(/[!'()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);

interface Claim {
  readonly scope: readonly string[];
  readonly signed: readonly string[];
  readonly signature: string;
  readonly at: string;
  readonly payload: string;
}

function claimOf({ headers }: Arrived, query: URLSearchParams): Claim | null {
  const inHeader = /Credential=([^,]+), ?SignedHeaders=([^,]+), ?Signature=([\da-f]{64})/.exec(
    headers.authorization ?? '',
  );
  const [credential, signed, signature] = inHeader
    ? inHeader.slice(1)
    : ['X-Amz-Credential', 'X-Amz-SignedHeaders', 'X-Amz-Signature'].map((name) => query.get(name) ?? '');
  const at = String(headers['x-amz-date'] ?? query.get('X-Amz-Date') ?? '');
  const payload = String(headers['x-amz-content-sha256'] ?? 'UNSIGNED-PAYLOAD');
  if (!credential || !signed || !signature || at === '') return null;
  return { scope: credential.split('/').slice(1), signed: signed.split(';'), signature, at, payload };
}

const momentOf = (at: string): number =>
  Date.parse(at.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/, '$1-$2-$3T$4:$5:$6Z'));

export function isSignedWith(secret: string, request: Arrived): boolean {
  const { pathname, searchParams: query } = new URL(request.url, 'http://bucket');
  const claim = claimOf(request, query);
  if (claim === null) return false;
  const seconds = Number(query.get('X-Amz-Expires') ?? 900);
  if (Math.abs(Date.now() - momentOf(claim.at)) > seconds * 1_000) return false;
  query.delete('X-Amz-Signature');
  const canonical = [
    request.method,
    pathname,
    [...query]
      .map(([name, value]) => `${encoded(name)}=${encoded(value)}`)
      .sort()
      .join('&'),
    ...claim.signed.map((name) => `${name}:${String(request.headers[name]).trim().replaceAll(/ +/g, ' ')}`),
    '',
    claim.signed.join(';'),
    claim.payload,
  ].join('\n');
  const hash = createHash('sha256').update(canonical).digest('hex');
  const text = ['AWS4-HMAC-SHA256', claim.at, claim.scope.join('/'), hash].join('\n');
  const key = claim.scope.reduce<string | Buffer>(hmac, `AWS4${secret}`);
  return timingSafeEqual(hmac(key, text), Buffer.from(claim.signature, 'hex'));
}
