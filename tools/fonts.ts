/**
 * Cuts the two typefaces down to what the product shows and writes four woff2 files that `src/design/fonts.css`
 * points at. Does nothing when they are already newer than their sources, so it may run before every build.
 */
import { mkdir, readFile, stat, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import subset from 'subset-font';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const target = join(root, 'src/design/fonts/generated');
const require = createRequire(import.meta.url);
const FIRST_FILES_LIMIT_BYTES = 50 * 1_024;

const span = (from: number, to: number): string =>
  Array.from({ length: to - from + 1 }, (_, i) => String.fromCodePoint(from + i)).join('');
/** Latin-1 and the punctuation our texts use; must agree with the unicode-range lines in fonts.css. */
const FIRST = span(0x20, 0x7e) + span(0xa0, 0xff) + 'ıŒœ–—‘’‚“”„•…‹›€™←↑→↓−\uFFFD';
const SECOND = span(0x100, 0x24f) + 'ə' + span(0x1e00, 0x1eff) + span(0x20a0, 0x20c0);

interface Face {
  readonly name: string;
  readonly source: string;
  readonly extended: string;
  readonly axes: Record<string, { min: number; max: number; default: number } | number>;
}

const faces: readonly Face[] = [
  {
    name: 'instrument-sans',
    source: '@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2',
    extended: '@fontsource-variable/instrument-sans/files/instrument-sans-latin-ext-wght-normal.woff2',
    axes: { wght: { min: 400, max: 700, default: 400 } },
  },
  {
    name: 'bricolage-grotesque',
    source: '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2',
    extended: '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-ext-wght-normal.woff2',
    // The display face is only ever shown at 700: one weight is a third of the bytes of the axis.
    axes: { wght: 700 },
  },
];

const modifiedAt = async (path: string): Promise<number> => (await stat(path).catch(() => null))?.mtimeMs ?? 0;

/** Writes one file unless it is newer than both its source and this script; gives its size in bytes. */
async function cut(from: string, to: string, text: string, axes: Face['axes']): Promise<number> {
  const source = require.resolve(from);
  const newest = Math.max(await modifiedAt(source), await modifiedAt(fileURLToPath(import.meta.url)));
  if ((await modifiedAt(to)) <= newest) {
    await writeFile(to, await subset(await readFile(source), text, { targetFormat: 'woff2', variationAxes: axes }));
  }
  return (await stat(to)).size;
}

await mkdir(target, { recursive: true });
let firstBytes = 0;
for (const face of faces) {
  const first = await cut(face.source, join(target, `${face.name}.woff2`), FIRST, face.axes);
  const second = await cut(face.extended, join(target, `${face.name}-ext.woff2`), SECOND, face.axes);
  firstBytes += first;
  process.stdout.write(`${face.name}: ${first} bytes, extended ${second} bytes\n`);
}
if (firstBytes > FIRST_FILES_LIMIT_BYTES)
  throw new Error(`the first font files together take ${firstBytes} bytes, more than ${FIRST_FILES_LIMIT_BYTES}`);
