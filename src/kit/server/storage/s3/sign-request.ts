/** Signature version 4, as Amazon S3 and all that speak like it ask for it. */
import { AwsV4Signer } from 'aws4fetch';
import type { S3Config } from './s3-config.ts';

/** Of a body that is empty, and of requests that have none. */
export const EMPTY_SHA256 = 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855';

export interface S3Request {
  readonly method: 'GET' | 'HEAD' | 'PUT' | 'POST' | 'DELETE';
  /** Missing for a request about the bucket. */
  readonly key?: string;
  readonly query?: Readonly<Record<string, string>>;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: Buffer | Blob;
  /** Of the body, in hex: the bucket refuses another one. */
  readonly sha256?: string;
}

type Signing = Pick<S3Config, 'region' | 'accessKeyId' | 'secretAccessKey'>;
type Placed = Signing & Pick<S3Config, 'endpoint' | 'bucket' | 'isInPath'>;

export function addressOf({ endpoint, bucket, isInPath }: Placed, { key = '', query = {} }: S3Request): URL {
  const { protocol, host } = new URL(endpoint);
  const url = new URL(isInPath ? `${endpoint}/${bucket}/${key}` : `${protocol}//${bucket}.${host}/${key}`);
  for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value);
  return url;
}

const signerFor = (
  { region, accessKeyId, secretAccessKey }: Signing,
  request: Omit<ConstructorParameters<typeof AwsV4Signer>[0], 'accessKeyId' | 'secretAccessKey'>,
): AwsV4Signer => new AwsV4Signer({ ...request, accessKeyId, secretAccessKey, region, service: 's3' });

/** `datetime` (20130524T000000Z) only for the published examples. */
export async function signedHeaders(
  signing: Signing,
  url: URL,
  { method, headers = {}, sha256 = EMPTY_SHA256 }: S3Request,
  datetime?: string,
): Promise<Headers> {
  const signer = signerFor(signing, {
    method,
    url: url.href,
    headers: { ...headers, 'x-amz-content-sha256': sha256 },
    allHeaders: true,
    ...(datetime === undefined ? {} : { datetime }),
  });
  return (await signer.sign()).headers;
}

/** An address that anyone may read from, for so long. */
export async function signedAddress(signing: Signing, url: URL, seconds: number, datetime?: string): Promise<URL> {
  const address = new URL(url);
  address.searchParams.set('X-Amz-Expires', String(seconds));
  const signer = signerFor(signing, {
    method: 'GET',
    url: address.href,
    signQuery: true,
    ...(datetime === undefined ? {} : { datetime }),
  });
  return (await signer.sign()).url;
}
