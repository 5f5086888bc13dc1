import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Context } from '#kit/server/context.ts';
import { derivedId } from '#kit/server/derived-id.ts';

/**
 * Drawn by tools/demo-pictures, and already in the format the product stores, so that no image library has to be
 * loaded.
 */
const FOLDER = path.join(import.meta.dirname, 'pictures');
type Folder = 'people' | 'works';

export const pictureOf = (folder: Folder, name: string): Promise<Buffer> =>
  readFile(path.join(FOLDER, folder, `${name}.webp`));

/** Its name takes nothing from the replay's dice. */
export const fileOf = (folder: Folder, name: string): string => `${derivedId('demo-picture', folder, name)}.webp`;

/** Stores them as uploads are. */
export async function storePictures(
  folder: Folder,
  into: 'avatars' | 'portfolio',
  names: readonly string[],
  { files }: Pick<Context, 'files'>,
): Promise<void> {
  await Promise.all(
    names.map(async (name) => files.put(`${into}/${fileOf(folder, name)}`, await pictureOf(folder, name))),
  );
}
