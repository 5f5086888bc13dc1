/** How disputes ended, for everyone (DSP-11): sums of groups, and never of one case. */
import { categoryBySlug } from '#domains/taxonomy/categories.ts';
import type { Context } from '#kit/server/context.ts';
import { statement, type Db, type Remembered } from '#kit/server/db/database.ts';
import type { DisputeFigures } from '../contract.ts';
import { bandOf, gathered, type Ended } from '../figures.ts';

const ended = statement(
  'dispute_figures',
  `select category, currency, price as "price!", state, share as "share!", count(*)::int as disputes,
    sum(extract(epoch from ended_at - opened_at))::float8 as "seconds!"
   from (select category, currency, state, share, opened_at, ended_at,
     price + coalesce((select sum(price) from dispute_further where dispute_id = dispute.id), 0)::bigint as price
         from dispute where share is not null and currency = :currency) closed
           group by category, currency, price, state, share`,
);

const DAY_S = 86_400;
/** Anyone may ask, so they are made at most this often, once for all. */
const GOOD_FOR_MS = 30_000;
const figuresByCurrency: Remembered<
  Map<string, { readonly until: number; readonly figures: Promise<DisputeFigures> }>
> = { begin: () => new Map() };

export function disputeFigures(db: Db, { config: { currency } }: Context): Promise<DisputeFigures> {
  const memory = db.memory(figuresByCurrency);
  const before = memory.get(currency);
  if (before !== undefined && performance.now() < before.until) return before.figures;
  const now = { until: performance.now() + GOOD_FOR_MS, figures: sumUp(db, currency) };
  memory.set(currency, now);
  now.figures.catch(() => memory.get(currency) === now && memory.delete(currency));
  return now.figures;
}

async function sumUp(db: Db, currency: string): Promise<DisputeFigures> {
  const rows = await db.rows(ended, { currency });
  return gathered(
    rows.map(({ category, price, state, share, disputes, seconds }): Ended => ({
      category,
      band: bandOf(price, currency),
      way: state === 'settled' ? 'settled' : state === 'decided_default' ? 'unanswered' : 'decided',
      disputes,
      share: share * disputes,
      days: seconds / DAY_S,
    })),
    (category) => categoryBySlug(category)?.name ?? 'Other',
  );
}
