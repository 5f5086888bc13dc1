/**
 * Pictures of some services and one film: drawn by tools/demo-pictures, and in the format that an upload is kept in, so
 * that no image library has to be loaded.
 */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Actor } from '#kit/actor.ts';
import { derivedId } from '#kit/server/derived-id.ts';
import type { Context } from '#kit/server/context.ts';
import type { Replay } from '#kit/server/demo/replay.ts';
import { addPicture, arrangePictures } from '../arrange-pictures.ts';

const FOLDER = path.join(import.meta.dirname, 'pictures');

interface Piece {
  /** In the folder of pictures. */
  readonly name: string;
  readonly alt: string;
}

/** By the key of their service, in the order that they are shown. */
export const demoGalleries: Readonly<Record<string, readonly Piece[]>> = {
  identity: [
    { name: 'identity-1.webp', alt: 'One mark painted on four boards of different colors' },
    { name: 'identity-2.webp', alt: 'A label in two inks, unrolled and on its bottle' },
  ],
  labels: [
    { name: 'labels-1.webp', alt: 'Six bottles on a shelf, each with a label of its own' },
    { name: 'labels-2.webp', alt: 'Six cider labels cut with one die' },
  ],
  'logo-sting': [
    { name: 'logo-sting-1.webp', alt: 'The last frame: a flower-like mark beside two lines of a name' },
    {
      name: 'logo-sting.webm',
      alt: 'The mark opens, moves to the side, and the name runs out of it; three seconds, shown without its sound',
    },
    { name: 'logo-sting-2.webp', alt: 'A storyboard of four frames' },
  ],
  landing: [{ name: 'landing-1.webp', alt: 'A booking calendar that became a phone app' }],
};

const piecesOf = (key: string): readonly Piece[] => demoGalleries[key] ?? [];

/** Its name takes nothing from the replay's dice. */
const fileOf = (name: string): string => `${derivedId('demo-gallery', name)}${path.extname(name)}`;

/** Stores them as uploads are. */
export const storeGalleries = async ({ files }: Pick<Context, 'files'>): Promise<void> =>
  void (await Promise.all(
    Object.values(demoGalleries)
      .flat()
      .map(async ({ name }) => files.put(`covers/${fileOf(name)}`, await readFile(path.join(FOLDER, name)))),
  ));

/** The seller adds them to the draft, in order and with words, before it is published. */
export async function fillGallery(
  { tx, context }: Replay,
  key: string,
  serviceId: string,
  seller: Actor,
): Promise<void> {
  const pieces = piecesOf(key);
  let added: readonly { readonly id: string }[] = [];
  for (const { name } of pieces) added = (await addPicture(tx, seller, serviceId, fileOf(name), context)).pictures;
  if (pieces.length === 0) return;
  await arrangePictures(
    tx,
    seller,
    serviceId,
    added.map(({ id }, place) => ({ id, alt: pieces[place]?.alt ?? '' })),
    context,
  );
}
