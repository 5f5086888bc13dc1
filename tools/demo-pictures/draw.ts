/**
 * `npm run demo:pictures` draws the portraits and portfolios of the demo world into
 * src/domains/profiles/server/demo/pictures, and the galleries with one short film into
 * src/domains/services/server/demo/pictures, in the format and size that an upload is kept in, so that a start does not
 * load the image library.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { film, filmSvg, galleries } from './galleries.ts';
import { portraits } from './people.ts';
import { portraitSvg } from './portrait.ts';
import { webmOf } from './webm.ts';
import { works, workSvg } from './works.ts';

const FOLDER = path.join(import.meta.dirname, '../../src/domains/profiles/server/demo/pictures');
const GALLERIES = path.join(import.meta.dirname, '../../src/domains/services/server/demo/pictures');
const webp = (svg: string): Promise<Buffer> => sharp(Buffer.from(svg)).webp({ quality: 82 }).toBuffer();

function write(folder: string, name: string, bytes: Buffer): number {
  mkdirSync(folder, { recursive: true });
  writeFileSync(path.join(folder, name), bytes);
  return bytes.length;
}
const keep = async (folder: string, name: string, svg: string): Promise<number> =>
  write(path.join(FOLDER, folder), `${name}.webp`, await webp(svg));

async function filmOf(): Promise<Buffer> {
  const frames: Buffer[] = [];
  // Transparency would make another kind of file of it.
  for (let at = 0; at < film.frames; at += 1)
    frames.push(
      await sharp(Buffer.from(filmSvg(at)))
        .flatten({ background: '#fff' })
        .webp({ quality: 55 })
        .toBuffer(),
    );
  return webmOf(frames, film);
}

let bytes = 0;
for (const [username, portrait] of portraits) bytes += await keep('people', username, portraitSvg(portrait));
for (const [name, draw] of Object.entries(works)) bytes += await keep('works', name, workSvg(draw));
for (const [name, draw] of Object.entries(galleries)) bytes += write(GALLERIES, `${name}.webp`, await webp(draw()));
bytes += write(GALLERIES, `${film.name}.webm`, await filmOf());
console.log(
  `${portraits.size} portraits, ${Object.keys(works).length} works, ${Object.keys(galleries).length} pictures of services and a film, ${Math.round(bytes / 1_024)} KB in all.`,
);
