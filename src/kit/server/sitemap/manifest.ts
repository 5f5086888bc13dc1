import type { Files } from '../storage/files.ts';

/** One file of at most 50,000 addresses, kept compressed. */
export interface SitemapPart {
  /** Such as `services-1`. */
  readonly name: string;
  /** Of the compressed file, as hex: its ETag. */
  readonly sha256: string;
  /** The latest change of the pages that it names, as ISO text. */
  readonly changedAt: string | null;
}

/** What the last build made. It is written after the parts, so that it names only files that are there. */
export interface SitemapManifest {
  /** The parts name the site by it. */
  readonly appUrl: string;
  readonly parts: readonly SitemapPart[];
}

const KEY = 'sitemap/manifest.json';

export const partKey = (name: string): string => `sitemap/${name}.gz`;

export async function readManifest(files: Pick<Files, 'get'>): Promise<SitemapManifest | null> {
  const text = await files.get(KEY);
  return text === null ? null : (JSON.parse(text.toString('utf8')) as SitemapManifest);
}

export const writeManifest = (files: Pick<Files, 'put'>, manifest: SitemapManifest): Promise<void> =>
  files.put(KEY, Buffer.from(JSON.stringify(manifest)));
