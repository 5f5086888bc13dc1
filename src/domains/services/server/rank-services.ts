import type { Context } from '#kit/server/context.ts';
import { statement } from '#kit/server/db/database.ts';
import { refreshCards } from './cards.ts';

const BATCH = 250;

/** The middle price of one category, once a day; without services it keeps its last. */
const priceCategory = statement(
  'rank_price_category',
  `update category_count set priced_on = current_date, median_price = coalesce((
     select percentile_disc(0.5) within group (order by price) from service_card c
     where c.category = category_count.category
   ), median_price)
   where category = (
     select category from category_count where priced_on is distinct from current_date limit 1 for update skip locked
   ) returning category`,
);
/** Those that were judged today by the price of before; all others are due today in any case. */
const judgeAgain = statement(
  'rank_judge_again',
  'update service_card set ranked_on = null where category = :category and ranked_on = current_date',
);
const due = statement(
  'rank_due',
  `select service_id from service_card where ranked_on is null or ranked_on < current_date
    order by ranked_on nulls first, service_id limit ${BATCH} for update skip locked`,
);
/**
 * What is stored of the rank changes with time: freshness, the seller's record, the prices of others (LIM-38). A step is
 * one category or one batch, so that none grows with the market. Answers whether more is due.
 */
export async function rankServices(context: Context): Promise<boolean> {
  return context.database.transact(async (tx) => {
    const priced = await tx.row(priceCategory);
    if (priced !== undefined) {
      await tx.rows(judgeAgain, { category: priced.category });
      return true;
    }
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
