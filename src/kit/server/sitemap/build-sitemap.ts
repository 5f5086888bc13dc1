import { pipeline, Readable } from 'node:stream';
import { createGzip } from 'node:zlib';
import type { Context } from '../context.ts';
import type { Db } from '../db/database.ts';
import { partKey, readManifest, writeManifest, type SitemapPart } from './manifest.ts';
import { PART_HEAD, PART_TAIL, pageLine } from './sitemap-xml.ts';
import type { SitemapEntry, SitemapSource } from './source.ts';

/**
 * Fifty batches are a part: 50,000 addresses, the most that the protocol allows. With 250 bytes each it has 18 MB of
 * the 50 that are allowed.
 */
const SIZE = { batch: 1_000, batchesPerPart: 50 };

type BuildContext = Pick<Context, 'config' | 'db' | 'files'>;
type Batches = AsyncGenerator<readonly SitemapEntry[], undefined>;

/** Writes every part, then what there is, then removes what no longer is. Holds one batch of addresses in memory. */
export async function buildSitemap(
  context: BuildContext,
  sources: readonly SitemapSource[],
  size = SIZE,
): Promise<void> {
  const { files, config, db } = context;
  const before = await readManifest(files);
  const parts: SitemapPart[] = [];
  for (const source of sources) {
    const batches = batchesOf(source, db, size.batch);
    for (let number = 1, next = await batches.next(); next.done !== true; number += 1) {
      const part = partFrom(batches, next.value, size.batchesPerPart, config.appUrl);
      const received = await files.receive(pipeline(Readable.from(part.text), createGzip(), () => undefined));
      const name = `${source.name}-${number}`;
      await files.keep(partKey(name), received);
      parts.push({ name, sha256: received.sha256.toString('hex'), changedAt: part.changedAt() });
      next = await batches.next();
    }
  }
  await writeManifest(files, { appUrl: config.appUrl, parts });
  const names = new Set(parts.map(({ name }) => name));
  for (const { name } of before?.parts ?? []) if (!names.has(name)) await files.remove(partKey(name));
}

async function* batchesOf(source: SitemapSource, db: Db, limit: number): Batches {
  for (let after: string | null = null; ;) {
    const batch: readonly SitemapEntry[] = await source.batch(db, after, limit);
    const last = batch.at(-1);
    if (last !== undefined) yield batch;
    if (last === undefined || batch.length < limit) return undefined;
    after = last.key;
  }
}

/** The text of one part, which takes its batches one by one; when it is read, the latest change in it is known. */
function partFrom(batches: Batches, first: readonly SitemapEntry[], most: number, appUrl: string) {
  let changedAt: string | null = null;
  const lines = (batch: readonly SitemapEntry[]): string => {
    // ISO text sorts by time.
    for (const entry of batch)
      changedAt =
        [changedAt, entry.changedAt?.toISOString() ?? null]
          .filter((at) => at !== null)
          .toSorted()
          .at(-1) ?? null;
    return batch.map((entry) => pageLine(new URL(entry.path, appUrl).href, entry.changedAt)).join('');
  };
  async function* text(): AsyncGenerator<string> {
    yield PART_HEAD + lines(first);
    for (let count = 1; count < most; count += 1) {
      const next = await batches.next();
      if (next.done === true) break;
      yield lines(next.value);
    }
    yield PART_TAIL;
  }
  return { text: text(), changedAt: () => changedAt };
}
