import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import { afterAll, beforeEach, expect, it } from 'vitest';
import type { Context } from '../context.ts';
import { localFiles } from '../storage/local-files.ts';
import { buildSitemap } from './build-sitemap.ts';
import { partKey, readManifest } from './manifest.ts';
import type { SitemapSource } from './source.ts';

const MOST_ADDRESSES = 50_000;
const MOST_BYTES = 52_428_800;

const folders: string[] = [];
let folder: string;
let context: Pick<Context, 'config' | 'db' | 'files'>;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'docket-sitemap-'));
  folders.push(folder);
  context = {
    config: { appUrl: 'https://docket.example' },
    db: {},
    files: localFiles(folder),
  } as unknown as typeof context;
});
afterAll(() => folders.forEach((folder) => rmSync(folder, { recursive: true, force: true })));

/** Keys are numbers that sort as text. */
const numbered = (total: number, limits: number[] = []): SitemapSource => ({
  name: 'things',
  batch(_db, after, limit) {
    limits.push(limit);
    const from = after === null ? 0 : Number(after) + 1;
    const count = Math.max(0, Math.min(limit, total - from));
    return Promise.resolve(
      Array.from({ length: count }, (_, n) => ({
        key: String(from + n).padStart(7, '0'),
        path: `/things/${from + n}`,
        changedAt: new Date(from + n),
      })),
    );
  },
});

const partText = async (name: string): Promise<string> =>
  gunzipSync((await context.files.get(partKey(name))) ?? Buffer.alloc(0)).toString('utf8');
const addressesIn = (text: string): string[] =>
  [...text.matchAll(/<loc>([^<]*)<\/loc>/g)].map((match) => match[1] ?? '');

it('puts every address once into parts that the protocol allows, a batch at a time', async () => {
  const limits: number[] = [];
  await buildSitemap(context, [numbered(120_001, limits)]);
  const parts = (await readManifest(context.files))?.parts ?? [];
  expect(parts.map(({ name }) => name)).toEqual(['things-1', 'things-2', 'things-3']);
  const texts = await Promise.all(parts.map(({ name }) => partText(name)));
  expect(texts.map((text) => addressesIn(text).length)).toEqual([MOST_ADDRESSES, MOST_ADDRESSES, 20_001]);
  for (const text of texts) expect(Buffer.byteLength(text)).toBeLessThan(MOST_BYTES);
  expect(new Set(texts.flatMap(addressesIn)).size).toBe(120_001);
  expect(Math.max(...limits)).toBe(1_000);
  expect(parts.map(({ changedAt }) => changedAt)).toEqual(
    [49_999, 99_999, 120_000].map((at) => new Date(at).toISOString()),
  );
});

it('ends with a full batch, and has no part of a source without addresses', async () => {
  await buildSitemap(context, [numbered(4), { ...numbered(0), name: 'nothing' }], { batch: 2, batchesPerPart: 2 });
  expect((await readManifest(context.files))?.parts.map(({ name }) => name)).toEqual(['things-1']);
});

it('removes parts that are no longer full of anything', async () => {
  await buildSitemap(context, [numbered(5)], { batch: 2, batchesPerPart: 1 });
  await buildSitemap(context, [numbered(2)], { batch: 2, batchesPerPart: 1 });
  expect(readdirSync(path.join(folder, 'sitemap')).toSorted()).toEqual(['manifest.json', 'things-1.gz']);
});

it('gives a part that says the same the same ETag', async () => {
  await buildSitemap(context, [numbered(3)]);
  const before = (await readManifest(context.files))?.parts;
  await buildSitemap(context, [numbered(3)]);
  expect((await readManifest(context.files))?.parts).toEqual(before);
});

it('leaves the sitemap before in place when a source fails, and no half file', async () => {
  await buildSitemap(context, [numbered(3)], { batch: 2, batchesPerPart: 2 });
  const before = await readManifest(context.files);
  const failing: SitemapSource = {
    name: 'things',
    batch: (db, after, limit) =>
      after === null ? numbered(9).batch(db, after, limit) : Promise.reject(new Error('gone')),
  };
  await expect(buildSitemap(context, [failing], { batch: 2, batchesPerPart: 2 })).rejects.toThrow('gone');
  expect(await readManifest(context.files)).toEqual(before);
  expect(readdirSync(folder, { recursive: true }).filter((name) => String(name).endsWith('.part'))).toEqual([]);
});

it('escapes the characters that XML reserves', async () => {
  const odd: SitemapSource = {
    name: 'odd',
    batch: () => Promise.resolve([{ key: 'a', path: `/a?b=1&c='<d>`, changedAt: null }]),
  };
  await buildSitemap(context, [odd]);
  expect(await partText('odd-1')).toContain('<url><loc>https://docket.example/a?b=1&amp;c=%27%3Cd%3E</loc></url>');
});
