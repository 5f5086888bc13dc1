import type { FileHandle } from 'node:fs/promises';
import { createHash } from 'node:crypto';
import { storageAway, type Bucket } from './bucket.ts';
import type { S3Request } from './sign-request.ts';

const UPLOAD_ID = /<UploadId>([^<]+)<\/UploadId>/;

async function fill(file: FileHandle, part: Buffer, at: number): Promise<void> {
  for (let filled = 0; filled < part.length;) {
    const { bytesRead } = await file.read(part, filled, part.length - filled, at + filled);
    if (bytesRead === 0) throw new Error('the file became shorter while it was stored');
    filled += bytesRead;
  }
}

/**
 * A multipart upload (Amazon S3 API: CreateMultipartUpload, UploadPart, CompleteMultipartUpload): the key has the file
 * once all of it has arrived, and never a part of it. What is left of a broken one is aborted now, or swept later.
 */
export async function putInParts(
  bucket: Bucket,
  { key, headers }: Required<Pick<S3Request, 'key' | 'headers'>>,
  file: FileHandle,
  { bytes, partBytes }: { readonly bytes: number; readonly partBytes: number },
): Promise<void> {
  const uploadId = UPLOAD_ID.exec(
    (await bucket.text({ method: 'POST', key, query: { uploads: '' }, headers })) ?? '',
  )?.[1];
  if (uploadId === undefined) throw storageAway(new Error('the bucket began no upload'));
  try {
    const tags: string[] = [];
    const room = Buffer.alloc(Math.min(partBytes, bytes));
    for (let at = 0; at < bytes; at += partBytes) {
      const part = room.subarray(0, Math.min(partBytes, bytes - at));
      await fill(file, part, at);
      const answer = await bucket.send({
        method: 'PUT',
        key,
        query: { partNumber: String(tags.length + 1), uploadId },
        body: part,
        sha256: createHash('sha256').update(part).digest('hex'),
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
