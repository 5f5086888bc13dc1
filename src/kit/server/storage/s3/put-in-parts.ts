import { createHash } from 'node:crypto';
import { openAsBlob } from 'node:fs';
import { finished } from 'node:stream/promises';
import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import { storageAway, type Bucket } from './bucket.ts';
import type { S3Request } from './sign-request.ts';

const UPLOAD_ID = /<UploadId>([^<]+)<\/UploadId>/;

async function sha256Of(part: Blob): Promise<string> {
  const hash = createHash('sha256');
  await finished(Readable.fromWeb(part.stream() as ReadableStream).on('data', (piece: Buffer) => hash.update(piece)));
  return hash.digest('hex');
}

/**
 * A multipart upload (Amazon S3 API: CreateMultipartUpload, UploadPart, CompleteMultipartUpload): the key has the file
 * once all of it has arrived, and never a part of it. What is left of a broken one is aborted now, or swept later.
 */
export async function putInParts(
  bucket: Bucket,
  { key, headers }: Required<Pick<S3Request, 'key' | 'headers'>>,
  path: string,
  { bytes, partBytes }: { readonly bytes: number; readonly partBytes: number },
): Promise<void> {
  const uploadId = UPLOAD_ID.exec(
    (await bucket.text({ method: 'POST', key, query: { uploads: '' }, headers })) ?? '',
  )?.[1];
  if (uploadId === undefined) throw storageAway(new Error('the bucket began no upload'));
  try {
    const tags: string[] = [];
    const file = await openAsBlob(path);
    for (let at = 0; at < bytes; at += partBytes) {
      // A piece of the file, read while it is sent: no part is in memory as a whole.
      const part = file.slice(at, Math.min(at + partBytes, bytes));
      const answer = await bucket.send({
        method: 'PUT',
        key,
        query: { partNumber: String(tags.length + 1), uploadId },
        body: part,
        sha256: await sha256Of(part),
      });
      tags.push(answer?.headers.get('etag') ?? '');
    }
    await complete(bucket, { key, headers }, uploadId, tags);
  } catch (error) {
    await bucket.send({ method: 'DELETE', key, query: { uploadId } }).catch(() => null);
    throw error;
  }
}

async function complete(
  bucket: Bucket,
  { key, headers }: Required<Pick<S3Request, 'key' | 'headers'>>,
  uploadId: string,
  tags: readonly string[],
): Promise<void> {
  const parts = tags.map((tag, index) => `<Part><PartNumber>${index + 1}</PartNumber><ETag>${tag}</ETag></Part>`);
  const body = Buffer.from(`<CompleteMultipartUpload>${parts.join('')}</CompleteMultipartUpload>`);
  const sha256 = createHash('sha256').update(body).digest('hex');
  const answer = await bucket.text({ method: 'POST', key, query: { uploadId }, body, sha256 });
  // The upload is over, and its answer was lost: the file that the key has now tells how it ended.
  if (answer === null && (await isStored(bucket, { key, headers }))) return;
  // It may begin to answer 200 and fail afterwards: only the body says how it ended.
  if (!answer?.includes('CompleteMultipartUploadResult'))
    throw storageAway(new Error(`the bucket did not put the parts together: ${answer?.slice(0, 200)}`));
}

async function isStored(
  bucket: Bucket,
  { key, headers }: Required<Pick<S3Request, 'key' | 'headers'>>,
): Promise<boolean> {
  const stored = await bucket.send({ method: 'HEAD', key });
  return stored !== null && Object.entries(headers).every(([name, value]) => stored.headers.get(name) === value);
}
