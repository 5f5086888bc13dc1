import { expect, it } from 'vitest';
import { readStorage, type StorageSettings } from './s3-config.ts';

const BASE: StorageSettings = { S3_REGION: 'eu-central-1', S3_PATH_STYLE: 'on', S3_SIGNED_DOWNLOADS: 'off' };
const KEYS = { S3_BUCKET: 'docket-files', S3_ACCESS_KEY_ID: 'id', S3_SECRET_ACCESS_KEY: 'secret' };

it('the disk is the default, a named bucket is the home, and either may be with both known', () => {
  expect(readStorage(BASE)).toEqual({ home: 'disk', s3: null });
  expect(readStorage({ ...BASE, ...KEYS })).toMatchObject({
    home: 's3',
    s3: { endpoint: 'https://s3.eu-central-1.amazonaws.com', bucket: 'docket-files', isInPath: true },
  });
  expect(readStorage({ ...BASE, ...KEYS, STORAGE: 'disk' })).toMatchObject({
    home: 'disk',
    s3: { bucket: 'docket-files' },
  });
});

it.each([
  [{ S3_BUCKET: 'docket-files' }, 'S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY is missing'],
  [{ STORAGE: 's3' }, 'A bucket needs S3_BUCKET'],
  [{ S3_ENDPOINT: 'https://s3.example.com' }, 'A bucket needs S3_BUCKET'],
  [{ ...KEYS, S3_BUCKET: 'No Such Bucket' }, 'S3_BUCKET is not usable'],
  [{ ...KEYS, S3_ENDPOINT: 'http://s3.example.com' }, 'https'],
  [{ ...KEYS, S3_ENDPOINT: 'https://s3.example.com/files' }, 'without a path'],
] as const)('%o is refused with what to do', (given, words) => {
  expect(() => readStorage({ ...BASE, ...given })).toThrow(words);
});
