import { statement, type Tx } from '#kit/server/db/database.ts';
import { refreshCards } from './cards.ts';

/** A transaction that waits for it reads the reviews afterwards: of two that are shown at once the last counts both. */
const lock = statement('service_rating_lock', 'select id from service where id = :serviceId for no key update');
/** In hundredths of a star; each review is the mean of its three criteria. */
const rate = statement(
  'service_rate',
  `update service set rating_sum = given.stars, rating_count = given.reviews
   from (select coalesce(sum(round(points * 100 / 3.0)), 0)::bigint as stars, count(*)::int as reviews from shown_review
     where subject_id = :serviceId and author = 'client') given
   where id = :serviceId and (rating_sum, rating_count) is distinct from (given.stars, given.reviews) returning id`,
);

/**
 * A service's stars are those of its shown reviews, counted again whenever some are shown, so that repeating it does no
 * harm.
 */
export async function rateService(tx: Tx, serviceId: string): Promise<void> {
  await tx.rows(lock, { serviceId });
  if ((await tx.row(rate, { serviceId })) !== undefined) await refreshCards(tx, [serviceId]);
}

const rated = statement(
  'services_rated_of',
  'select id from service where seller_id = any (:sellerIds) and rating_count > 0 order by id',
);

/** Reviews stopped counting: all services of these people are rated again. */
export async function rateServicesOf(tx: Tx, sellerIds: readonly string[]): Promise<void> {
  for (const { id } of await tx.rows(rated, { sellerIds })) await rateService(tx, id);
}
