import { statement, type Db } from '#kit/server/db/database.ts';

const MOST_READ = 2_000;
const prices = statement(
  'service_prices_in',
  `select category, price from service_card where top_category = :topCategory order by score desc, service_id desc
    limit ${MOST_READ}`,
);

/** What live services of a top category start at, in minor units, each with its own category. */
export const pricesIn = (db: Db, topCategory: string) => db.rows(prices, { topCategory });
