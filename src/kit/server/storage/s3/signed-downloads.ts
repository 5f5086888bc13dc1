import type { StorageConfig } from './s3-config.ts';
import { addressOf } from './sign-request.ts';

/** Large downloads are read from the bucket itself then, so documents may ask it (WEB-2). */
export const signedDownloadPolicy = ({ s3 }: StorageConfig, policy: string): string =>
  s3?.signsDownloads === true
    ? policy.replace(/connect-src ([^;]+)/, `connect-src $1 ${addressOf(s3, { method: 'GET' }).origin}`)
    : policy;
