/**
 * `npm run demo:pictures` draws the portraits and portfolios of the demo world into src/domains/profiles/server/demo/pictures,
 * in the format and size that an upload is kept in, so that a start does not load the image library.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { portraits } from './people.ts';
import { portraitSvg } from './portrait.ts';
import { works, workSvg } from './works.ts';

const FOLDER = path.join(import.meta.dirname, '../../src/domains/profiles/server/demo/pictures');
const webp = (svg: string): Promise<Buffer> => sharp(Buffer.from(svg)).webp({ quality: 82 }).toBuffer();

async function keep(folder: string, name: string, svg: string): Promise<number> {
  mkdirSync(path.join(FOLDER, folder), { recursive: true });
  const bytes = await webp(svg);
  writeFileSync(path.join(FOLDER, folder, `${name}.webp`), bytes);
  return bytes.length;
}

let bytes = 0;
for (const [username, portrait] of portraits) bytes += await keep('people', username, portraitSvg(portrait));
for (const [name, draw] of Object.entries(works)) bytes += await keep('works', name, workSvg(draw));
console.log(`${portraits.size} portraits and ${Object.keys(works).length} works, ${Math.round(bytes / 1_024)} KB in all.`);
