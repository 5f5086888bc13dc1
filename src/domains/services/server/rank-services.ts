import type { Context } from '#kit/server/context.ts';
import { statement, type Tx } from '#kit/server/db/database.ts';
import { refreshCards } from './cards.ts';

const BATCH = 250;

/** The middle price of each category, once a day; one that moved has its services judged again. */
const priceCategories = statement(
  'rank_price_categories',
  `with priced as (
     select category, percentile_disc(0.5) within group (order by price) as median from service_card
     where category in (select category from category_count where priced_on is distinct from current_date)
       group by category
   ), moved as (
     update category_count k set median_price = p.median, priced_on = current_date from priced p
       where k.category = p.category returning k.category
   )
   update service_card set ranked_on = null where category in (select category from moved)`,
);
/** Categories without services have no price. */
const restPriced = statement(
  'rank_rest_priced',
  'update category_count set priced_on = current_date where priced_on is distinct from current_date',
);
const due = statement(
  'rank_due',
  `select service_id from service_card where ranked_on is null or ranked_on < current_date
    order by ranked_on nulls first, service_id limit ${BATCH} for update skip locked`,
);
const unpriced = statement(
  'rank_unpriced',
  'select 1 as found from category_count where priced_on is distinct from current_date limit 1',
);

async function priceIfDue(tx: Tx): Promise<void> {
  if ((await tx.row(unpriced)) === undefined) return;
  await tx.rows(priceCategories);
  await tx.rows(restPriced);
}

/** What is stored of the rank changes with time: freshness, the seller's record, the prices of others (LIM-38). */
export async function rankServices(context: Context): Promise<boolean> {
  return context.database.transact(async (tx) => {
    await priceIfDue(tx);
    const ids = (await tx.rows(due)).map(({ service_id: id }) => id);
    if (ids.length > 0) await refreshCards(tx, ids);
    return ids.length === BATCH;
  });
}

const forget = statement(
  'search_changes_forget',
  "delete from service_card_change where at < now() - interval '1 day'",
);
const forgetPeople = statement(
  'people_changes_forget',
  "delete from freelancer_change where at < now() - interval '1 day'",
);

/** Every process has read older changes long ago; one that has not loads its index again (decision 095). */
export async function forgetCardChanges({ database }: Context): Promise<boolean> {
  await database.transact(async (tx) => [await tx.rows(forget), await tx.rows(forgetPeople)]);
  return false;
}
