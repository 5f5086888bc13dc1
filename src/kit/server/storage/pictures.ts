/** Pictures that people upload for everyone to see: how they are stored, resized and removed (UPL-8). */
import { after, MINUTE_MS } from '../../clock.ts';
import { PICTURE_WIDTHS, toneOf, type PictureFolder } from '../../picture-sizes.ts';
import type { Context } from '../context.ts';
import { statement, type Tx } from '../db/database.ts';
import type { Files } from './files.ts';
import { cleanPicture, sharpLoaded } from './images.ts';
import { openSizeEncoder } from './size-encoder.ts';

/** Another process takes a picture over when the one that began it died. */
const LEASE_MINUTES = 5;
const MOST_TRIES = 4;

/** Its main color, unless something shows through it. */
async function toneSuffix(picture: Buffer): Promise<string> {
  const sharp = await sharpLoaded();
  const { dominant, isOpaque } = await sharp(picture).resize(32, 32, { fit: 'cover' }).stats();
  return isOpaque ? `-${toneOf(dominant)}` : '';
}

/** Re-encodes and stores an upload before the transaction that names it (UPL-5). Gives its name. */
export async function storePicture(
  folder: PictureFolder,
  context: Pick<Context, 'files' | 'makeId'>,
  ...upload: Parameters<typeof cleanPicture>
): Promise<string> {
  const picture = await cleanPicture(...upload);
  const name = `${context.makeId()}${await toneSuffix(picture)}.webp`;
  await context.files.put(`${folder}/${name}`, picture);
  return name;
}

const wait = statement(
  'picture_wait',
  'insert into unsized_picture (storage_key, due_at) values (:storageKey, :now) on conflict do nothing',
);
const take = statement(
  'picture_take',
  `update unsized_picture set due_at = :againAt, tries = tries + 1
   where storage_key = (select storage_key from unsized_picture where due_at <= :now order by due_at limit 1
     for update skip locked)
   returning storage_key, tries`,
);
const finish = statement('picture_finish', 'delete from unsized_picture where storage_key = :key');

/** In the transaction that names the picture: its sizes are made soon after. */
export const sizeLater = async (tx: Tx, folder: PictureFolder, name: string, now: Date): Promise<void> =>
  void (await tx.rows(wait, { storageKey: `${folder}/${name}`, now }));

const folderOf = (key: string): PictureFolder => key.slice(0, key.indexOf('/')) as PictureFolder;
export const sizeKey = (key: string, width: number, format: 'avif' | 'webp'): string =>
  `${key.replace(/\.webp$/, '')}-${width}.${format}`;

/** With all its sizes, if it is a picture. */
export async function removePicture(files: Pick<Files, 'remove'>, key: string): Promise<void> {
  await files.remove(key);
  if (!key.endsWith('.webp')) return;
  for (const width of PICTURE_WIDTHS[folderOf(key)])
    for (const format of ['avif', 'webp'] as const) await files.remove(sizeKey(key, width, format));
}

/** Makes the sizes of all pictures that wait, one at a time. */
export async function makePictureSizes({ database, files, clock, log }: Context): Promise<boolean> {
  let encoder: ReturnType<typeof openSizeEncoder> | null = null;
  const next = () =>
    database.transact((tx) => tx.row(take, { now: clock(), againAt: after(clock(), LEASE_MINUTES * MINUTE_MS) }));
  try {
    for (let row = await next(); row !== undefined; row = await next()) {
      const { storage_key: key, tries } = row;
      const picture = await files.get(key);
      try {
        if (picture !== null) {
          encoder ??= openSizeEncoder();
          for (const { width, format, bytes } of await encoder.encode(picture, PICTURE_WIDTHS[folderOf(key)]))
            await files.put(sizeKey(key, width, format), bytes);
        }
      } catch (error) {
        encoder?.close();
        encoder = null;
        log.warn({ err: error, key, tries }, 'the sizes of a picture could not be made');
        if (tries < MOST_TRIES) continue;
      }
      // Removed meanwhile, sized, or given up: then the picture itself is served.
      await database.transact((tx) => tx.rows(finish, { key }));
    }
  } finally {
    encoder?.close();
  }
  return false;
}
