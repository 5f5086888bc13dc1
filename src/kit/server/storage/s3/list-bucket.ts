/** What is in a bucket. Our keys contain no character that XML or a URL has to escape. */
import type { Bucket } from './bucket.ts';

const CONTENTS = /<Contents>[\s\S]*?<\/Contents>/g;
const UPLOAD = /<Upload>[\s\S]*?<\/Upload>/g;

const textIn = (xml: string, tag: string): string | null =>
  new RegExp(`<${tag}>([^<]*)</${tag}>`).exec(xml)?.[1] ?? null;

async function* objects(bucket: Bucket, prefix: string): AsyncGenerator<{ key: string; changedAt: Date }> {
  for (let token: string | null = ''; token !== null;) {
    const query = { 'list-type': '2', prefix, ...(token === '' ? {} : { 'continuation-token': token }) };
    const page: string = (await bucket.text({ method: 'GET', query })) ?? '';
    for (const [entry] of page.matchAll(CONTENTS)) {
      const key = textIn(entry, 'Key');
      if (key !== null) yield { key, changedAt: new Date(textIn(entry, 'LastModified') ?? 0) };
    }
    token = textIn(page, 'IsTruncated') === 'true' ? textIn(page, 'NextContinuationToken') : null;
  }
}

export async function* listBucket(bucket: Bucket, prefix: string): AsyncGenerator<string> {
  for await (const { key } of objects(bucket, prefix)) yield key;
}

/** Parts of files that nobody finished (kit/server/uploads), and multipart uploads of processes that were killed. */
export async function sweepBucket(bucket: Bucket, since: Date): Promise<number> {
  let swept = 0;
  for await (const { key, changedAt } of objects(bucket, 'parts/')) {
    if (changedAt >= since) continue;
    await bucket.send({ method: 'DELETE', key });
    swept += 1;
  }
  const page = (await bucket.text({ method: 'GET', query: { uploads: '' } })) ?? '';
  for (const [entry] of page.matchAll(UPLOAD)) {
    const [key, uploadId] = [textIn(entry, 'Key'), textIn(entry, 'UploadId')];
    if (key === null || uploadId === null || new Date(textIn(entry, 'Initiated') ?? 0) >= since) continue;
    await bucket.send({ method: 'DELETE', key, query: { uploadId } });
    swept += 1;
  }
  return swept;
}
