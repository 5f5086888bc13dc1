import { statement, type Tx } from '#kit/server/db/database.ts';
import { refreshCards } from './cards.ts';

const addRating = statement('service_add_rating', 'update service set rating_sum = rating_sum + $2, rating_count = rating_count + 1 where id = $1');

/**
 * Counts one published client review. Call it once per review, in the transaction that shows it.
 * `stars` is 1 to 5 and may be an average of criteria, such as 4.67; the sum is kept in hundredths of a star.
 */
export async function applyRating(tx: Tx, serviceId: string, stars: number): Promise<void> {
  const hundredths = Math.round(stars * 100);
  if (!(hundredths >= 100 && hundredths <= 500)) throw new RangeError(`not a rating: ${stars}`);
  await tx.rows(addRating, [serviceId, hundredths]);
  await refreshCards(tx, [serviceId]);
}
