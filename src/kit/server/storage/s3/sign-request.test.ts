/** The examples that Amazon publishes: S3 API reference, "Examples: Signature Calculations in AWS Signature Version 4". */
import { expect, it } from 'vitest';
import { addressOf, EMPTY_SHA256, signedAddress, signedHeaders, type S3Request } from './sign-request.ts';

const BUCKET = {
  endpoint: 'https://s3.amazonaws.com',
  region: 'us-east-1',
  bucket: 'examplebucket',
  accessKeyId: 'AKIAIOSFODNN7EXAMPLE',
  secretAccessKey: 'wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY',
  isInPath: false,
};
const AT = '20130524T000000Z';

const examples: readonly (readonly [string, S3Request, string])[] = [
  [
    'GET of the first ten bytes',
    { method: 'GET', key: 'test.txt', headers: { range: 'bytes=0-9' } },
    'f0e8bdb87c964420e857bd35b5d6ed310bd44f0170aba48dd91039c6036bdb41',
  ],
  [
    'PUT of an object',
    {
      method: 'PUT',
      key: 'test$file.text',
      headers: { date: 'Fri, 24 May 2013 00:00:00 GMT', 'x-amz-storage-class': 'REDUCED_REDUNDANCY' },
      sha256: '44ce7dd67c959e0d3524ffac1771dfbba87d2b6b4b4e99e42034a8b803f8b072',
    },
    '98ad721746da40c64f1a55b78f14c238d841ea1380cd77a1b5971af0ece108bd',
  ],
  [
    'GET of the bucket’s lifecycle',
    { method: 'GET', query: { lifecycle: '' } },
    'fea454ca298b7da1c68078a5d1bdbfbbe0d65c699e0f91ac7a200a0136783543',
  ],
  [
    'GET of the list of objects',
    { method: 'GET', query: { 'max-keys': '2', prefix: 'J' } },
    '34b48302e7b5fa45bde8084f4b7868a86f0a534bc59db6670ed5711ef69dc6f7',
  ],
];

it.each(examples)('signs the published %s', async (_name, request, signature) => {
  const headers = await signedHeaders(BUCKET, addressOf(BUCKET, request), request, AT);
  expect(headers.get('authorization')).toContain(`Signature=${signature}`);
  expect(headers.get('x-amz-content-sha256')).toBe(request.sha256 ?? EMPTY_SHA256);
});

it('signs the published address of a file', async () => {
  const url = addressOf(BUCKET, { method: 'GET', key: 'test.txt' });
  expect((await signedAddress(BUCKET, url, 86_400, AT)).searchParams.get('X-Amz-Signature')).toBe(
    'aeeed9bbccd4d02ee5c0109b86d86835f995330da4c265957d157751f604d404',
  );
});

it('names the bucket in the host or in the path', () => {
  const file: S3Request = { method: 'GET', key: 'avatars/a.webp' };
  expect(addressOf(BUCKET, file).href).toBe('https://examplebucket.s3.amazonaws.com/avatars/a.webp');
  expect(addressOf({ ...BUCKET, isInPath: true }, file).href).toBe(
    'https://s3.amazonaws.com/examplebucket/avatars/a.webp',
  );
});
