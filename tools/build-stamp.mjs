/**
 * Whether the built pages are those of the sources as they are now, told by content, so that a touched file costs
 * nothing.
 */
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from './toolchain.mjs';

const TOOLS = ['build', 'fonts', 'icons', 'run-step', 'service-worker'].map((name) => `tools/${name}.ts`);
export const SOURCES = [
  'src',
  'db',
  'public',
  ...TOOLS,
  'package-lock.json',
  'vite.config.ts',
  'react-router.config.ts',
];
/** Tests, stories, and the fonts and icons that the build itself writes. */
const NOT_BUILT = /\.(test|stories)\.tsx?$|[\\/]fonts[\\/]generated[\\/]|[\\/]design[\\/]public[\\/]icons\.svg$/;
const STAMP = path.join(ROOT, 'build/.sources');
const RESULTS = ['build/client', 'build/server/index.js'];

/** @returns {string[]} */
function filesOf(place) {
  const full = path.join(ROOT, place);
  if (!existsSync(full)) return [];
  const entries = readdirSync(full, { withFileTypes: true, recursive: true });
  const files = entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath ?? entry.path, entry.name));
  return files.filter((file) => !NOT_BUILT.test(file));
}

export function hashOfSources() {
  const hash = createHash('sha256').update(process.platform);
  const files = SOURCES.flatMap((place) => (path.extname(place) === '' ? filesOf(place) : [path.join(ROOT, place)]));
  for (const file of files.sort())
    if (existsSync(file))
      hash
        .update(`${path.relative(ROOT, file)}\0`)
        .update(readFileSync(file))
        .update('\0');
  return hash.digest('hex');
}

export function isBuilt(hash) {
  return (
    RESULTS.every((place) => existsSync(path.join(ROOT, place))) &&
    existsSync(STAMP) &&
    readFileSync(STAMP, 'utf8') === hash
  );
}

/** Taken before the build began: what changed meanwhile is built by the next start. */
export const markBuilt = (hash) => writeFileSync(STAMP, hash);
