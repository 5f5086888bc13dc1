import { Failure, invalidField } from '#kit/errors.ts';
import type { Context } from '#kit/server/context.ts';
import { statement, type Tx } from '#kit/server/db/database.ts';
import { removePicture, sizeLater } from '#kit/server/storage/pictures.ts';
import { lockIdentity } from '#domains/accounts/server/accounts.ts';
import { MAX_IMAGES, MAX_PORTFOLIO } from '../lists-contract.ts';
import type { Profile } from './store.ts';

export const PORTFOLIO_FOLDER = 'portfolio' as const;
const MOST_IMAGES = MAX_PORTFOLIO * MAX_IMAGES;

const add = statement(
  'portfolio_image_add',
  'insert into portfolio_image (file, user_id, created_at) values (:file, :userId, :createdAt)',
);
const count = statement(
  'portfolio_image_count',
  'select count(*)::integer as n from portfolio_image where user_id = :userId',
);
const owned = statement(
  'portfolio_image_owned',
  'select file from portfolio_image where user_id = :userId and file = any (:shown)',
);
const drop = statement(
  'portfolio_image_drop',
  'delete from portfolio_image where user_id = :userId and file = any (:gone)',
);
/** Uploaded, and a day later still in no entry. */
const dropLeftOver = statement(
  'portfolio_image_drop_left_over',
  "delete from portfolio_image where user_id = :userId and created_at < :now::timestamptz - interval '1 day' and not (file = any (:shown)) returning file",
);
const dropAll = statement(
  'portfolio_image_drop_all',
  'delete from portfolio_image where user_id = :userId returning file',
);

/** The picture is already stored; this records its owner. */
export async function addPortfolioImage(tx: Tx, userId: string, file: string, context: Context): Promise<void> {
  await lockIdentity(tx, userId);
  if (((await tx.row(count, { userId }))?.n ?? 0) >= MOST_IMAGES)
    throw new Failure('wrong_state', { message: `A portfolio holds up to ${MOST_IMAGES} pictures. Remove one first.` });
  await tx.rows(add, { file, userId, createdAt: context.clock() });
  await sizeLater(tx, PORTFOLIO_FOLDER, file, context.clock());
}

const imagesIn = (portfolios: Profile['portfolios']): string[] => portfolios.flatMap(({ images }) => images);

/** Refuses pictures that are not this person's, and releases those that no entry shows any more. */
export async function keepPictures(
  tx: Tx,
  userId: string,
  before: Profile['portfolios'],
  after: Profile['portfolios'],
  context: Context,
): Promise<void> {
  const shown = imagesIn(after);
  const known = new Set((await tx.rows(owned, { userId, shown })).map(({ file }) => file));
  if (shown.some((file) => !known.has(file)))
    throw invalidField('portfolios', 'One of the pictures no longer exists. Upload it again.');
  const gone = imagesIn(before).filter((file) => !known.has(file));
  await tx.rows(drop, { userId, gone });
  const leftOver = await tx.rows(dropLeftOver, { userId, shown, now: context.clock() });
  removeAfterCommit(tx, [...gone, ...leftOver.map(({ file }) => file)], context);
}

/** Files are deleted only when nothing can name them any more. */
export function removeAfterCommit(tx: Tx, files: readonly string[], context: Context): void {
  if (files.length === 0) return;
  tx.afterCommit(() => {
    for (const file of files)
      void removePicture(context.files, `${PORTFOLIO_FOLDER}/${file}`).catch((error: unknown) =>
        context.log.warn({ err: error }, 'a picture of a portfolio stays behind'),
      );
  });
}

export async function erasePortfolioImages(tx: Tx, userId: string, context: Context): Promise<void> {
  for (const { file } of await tx.rows(dropAll, { userId }))
    await removePicture(context.files, `${PORTFOLIO_FOLDER}/${file}`);
}
