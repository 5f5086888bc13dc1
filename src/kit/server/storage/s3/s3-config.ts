import { isLoopback } from '../../oidc.ts';
import { StartRefusal } from '../../start-refusal.ts';

/** A bucket that speaks S3: Amazon's, or any other at an address of its own. */
export interface S3Config {
  /** Origin, without a trailing slash. */
  readonly endpoint: string;
  readonly region: string;
  readonly bucket: string;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
  /** The bucket is named in the path; else in the host. */
  readonly isInPath: boolean;
  /** Large downloads are answered with an address of the bucket that works for a minute. */
  readonly signsDownloads: boolean;
}

/** Where new files go. The other place, if it is known, is still read from. */
export interface StorageConfig {
  readonly home: 'disk' | 's3';
  /** Null: only the disk is known. */
  readonly s3: S3Config | null;
}

export interface StorageSettings {
  readonly STORAGE?: 'disk' | 's3' | undefined;
  readonly S3_ENDPOINT?: string | undefined;
  readonly S3_REGION: string;
  readonly S3_BUCKET?: string | undefined;
  readonly S3_ACCESS_KEY_ID?: string | undefined;
  readonly S3_SECRET_ACCESS_KEY?: string | undefined;
  readonly S3_PATH_STYLE: 'on' | 'off';
  readonly S3_SIGNED_DOWNLOADS: 'on' | 'off';
}

const NEEDED = ['S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'] as const;
/** Amazon S3 user guide, "General purpose bucket naming rules". */
const BUCKET = /^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/;

const unusable = (name: string, what: string): StartRefusal =>
  new StartRefusal(`The environment variable ${name} is not usable: it must be ${what}.`);

function endpointOf(address: string): string {
  const { protocol, origin, pathname, search, hash, username } = new URL(address);
  if (pathname !== '/' || `${search}${hash}${username}` !== '')
    throw unusable('S3_ENDPOINT', 'an address without a path, such as https://s3.example.com');
  // People's files and our signatures would be readable on the way.
  if (protocol === 'http:' && !isLoopback(address)) throw unusable('S3_ENDPOINT', 'an https address');
  return origin;
}

/** All that a bucket needs, or nothing of it: with a part of it files would go where nobody expects them. */
export function readStorage(given: StorageSettings): StorageConfig {
  const missing = NEEDED.filter((name) => given[name] === undefined);
  if (missing.length === NEEDED.length) {
    if (given.STORAGE === 's3' || given.S3_ENDPOINT !== undefined)
      throw new StartRefusal(`A bucket needs ${NEEDED.join(', ')}.`);
    return { home: 'disk', s3: null };
  }
  if (missing.length > 0)
    throw new StartRefusal(`Set ${NEEDED.join(', ')} together, or none of them: ${missing.join(' and ')} is missing.`);
  const bucket = String(given.S3_BUCKET);
  if (!BUCKET.test(bucket)) throw unusable('S3_BUCKET', 'the name of a bucket such as docket-files');
  return {
    home: given.STORAGE ?? 's3',
    s3: {
      endpoint: endpointOf(given.S3_ENDPOINT ?? `https://s3.${given.S3_REGION}.amazonaws.com`),
      region: given.S3_REGION,
      bucket,
      accessKeyId: String(given.S3_ACCESS_KEY_ID),
      secretAccessKey: String(given.S3_SECRET_ACCESS_KEY),
      isInPath: given.S3_PATH_STYLE === 'on',
      signsDownloads: given.S3_SIGNED_DOWNLOADS === 'on',
    },
  };
}
