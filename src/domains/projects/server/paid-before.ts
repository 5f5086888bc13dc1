/**
 * What was really paid here for contracts of a category, or else what people ask and offer for it now: the budget hint
 * of a brief (PRJ-17).
 */
import { pricesIn } from '#domains/services/server/services.ts';
import { categoryBySlug, topOf } from '#domains/taxonomy/categories.ts';
import { after, DAY_MS } from '#kit/clock.ts';
import type { DataOf } from '#kit/endpoint.ts';
import { money, type Money } from '#kit/money.ts';
import type { Context } from '#kit/server/context.ts';
import { statement, type Db, type Tx } from '#kit/server/db/database.ts';
import type { paidBefore } from '../contract.ts';
import { bandOf } from '../price-band.ts';
import { PROJECT_LIMITS } from '../project.ts';

const forget = statement('project_paid_forget', 'delete from project_paid where contract_id = :contractId');
const record = statement(
  'project_paid_record',
  `insert into project_paid (contract_id, project_id, category, top_category, currency, amount, ended_at)
   select :contractId, id, category, top_category, :currency, :amount, :endedAt from project
   where id = :projectId and category is not null and top_category is not null`,
);

interface Paid {
  readonly contractId: string;
  /** Released prices of all milestones. */
  readonly amount: Money;
  readonly endedAt: Date;
}
/** Told by contracts when one ended, and again when a dispute about it changed what was released. */
export function recordPaid(tx: Tx, projectId: string, { contractId, amount, endedAt }: Paid): void {
  tx.send(forget, { contractId });
  if (BigInt(amount.amount) > 0n)
    tx.send(record, { projectId, contractId, currency: amount.currency, amount: amount.amount, endedAt });
}

const MOST_READ = 2_000;
const paidIn = statement(
  'project_paid_in',
  `select category, amount from project_paid where top_category = :top and currency = :currency and ended_at >= :endedAt
    order by ended_at desc limit ${MOST_READ}`,
);
const budgetsIn = statement(
  'project_budgets_in',
  `select category as "category!", budget_most as "amount!" from project_on_show
   where top_category = :top and currency = :currency and budget_most is not null order by posted_at desc, id desc
     limit ${MOST_READ}`,
);

interface Amount {
  readonly category: string;
  readonly amount: string;
}
/** Of the category itself, or else of the one above it; null from fewer than `from`. */
function bandIn(rows: readonly Amount[], category: string, top: string, from: number, currency: string) {
  const own = category === top ? [] : rows.filter((row) => row.category === category);
  for (const [slug, some] of [
    [category, own],
    [top, rows],
  ] as const) {
    const band = bandOf(
      some.map(({ amount }) => BigInt(amount)),
      from,
    );
    if (band !== null)
      return {
        category: categoryBySlug(slug)?.name ?? slug,
        count: some.length,
        low: money(band.low, currency),
        high: money(band.high, currency),
      };
  }
  return null;
}

/** Too little was paid on a young instance: then prices of services and open budgets, each said as what it is. */
export async function readPaidBefore(
  db: Db,
  category: string,
  { clock, config: { currency } }: Context,
): Promise<DataOf<typeof paidBefore>> {
  const top = topOf(category)?.slug;
  if (top === undefined) return { paid: null, services: null, budgets: null };
  const rows = await db.rows(paidIn, { top, currency, endedAt: after(clock(), -PROJECT_LIMITS.paidDays * DAY_MS) });
  const paid = bandIn(rows, category, top, PROJECT_LIMITS.paidContracts, currency);
  if (paid !== null) return { paid, services: null, budgets: null };
  const [prices, budgets] = await Promise.all([pricesIn(db, top), db.rows(budgetsIn, { top, currency })]);
  const bandFrom = (some: readonly Amount[]) => bandIn(some, category, top, PROJECT_LIMITS.hintFrom, currency);
  return {
    paid: null,
    services: bandFrom(prices.map(({ category: slug, price }) => ({ category: slug, amount: price }))),
    budgets: bandFrom(budgets),
  };
}
