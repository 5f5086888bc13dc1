/** Pieces of a portfolio that go with a proposal, by id: they are shown as the profile has them. */
import { portfoliosOf } from '#domains/profiles/server/profiles.ts';
import { invalidField } from '#kit/errors.ts';
import type { Db, Tx } from '#kit/server/db/database.ts';
import type { ShownPiece } from '../contract.ts';

/** Of this person’s own portfolio; anything else is refused. */
export async function ownPieces(
  reads: Db | Tx,
  userId: string,
  chosen: readonly string[] = [],
): Promise<readonly string[]> {
  if (chosen.length === 0) return [];
  const known = new Set((await portfoliosOf(reads, [userId]))(userId).map(({ id }) => id));
  if (chosen.some((id) => !known.has(id)))
    throw invalidField('portfolio', 'One of the pieces is no longer in your portfolio. Choose again.');
  return [...new Set(chosen)];
}

/** In the order they were chosen; what was deleted since is left out. */
export async function shownPieces(
  reads: Db | Tx,
  userIds: readonly string[],
): Promise<(userId: string, chosen: readonly string[]) => ShownPiece[]> {
  const ofPerson = await portfoliosOf(reads, userIds);
  return (userId, chosen) =>
    chosen.flatMap((id) => {
      const piece = ofPerson(userId).find((portfolioPiece) => portfolioPiece.id === id);
      return piece === undefined ? [] : [{ id, title: piece.title, url: piece.url, images: [...piece.images] }];
    });
}
