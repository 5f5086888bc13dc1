/** What was really paid here for contracts of a category: the budget hint of a brief (PRJ-17), and what contracts tell for it. */
import { categoryBySlug, isTopCategory, topOf } from '#domains/taxonomy/categories.ts';
import { after, DAY_MS } from '#kit/clock.ts';
import type { DataOf } from '#kit/endpoint.ts';
import { money, type Money } from '#kit/money.ts';
import type { Context } from '#kit/server/context.ts';
import { statement, type Db, type Tx } from '#kit/server/db/database.ts';
import type { paidBefore } from '../contract.ts';
import { bandOf } from '../price-band.ts';
import { PROJECT_LIMITS } from '../project.ts';

const forget = statement('project_paid_forget', 'delete from project_paid where contract_id = $1');
const record = statement(
  'project_paid_record',
  `insert into project_paid (contract_id, project_id, category, top_category, currency, amount, ended_at)
   select $2, id, category, top_category, $3, $4, $5 from project where id = $1 and category is not null and top_category is not null`,
);

interface Paid {
  readonly contractId: string;
  /** Released prices of all milestones. */
  readonly amount: Money;
  readonly endedAt: Date;
}
/** Told by contracts when one ended, and again when a dispute about it changed what was released. */
export function recordPaid(tx: Tx, projectId: string, { contractId, amount, endedAt }: Paid): void {
  tx.send(forget, [contractId]);
  if (BigInt(amount.amount) > 0n) tx.send(record, [projectId, contractId, amount.currency, amount.amount, endedAt]);
}

const MOST_READ = 2_000;
const paidIn = statement(
  'project_paid_in',
  `select category, amount from project_paid where top_category = $1 and currency = $2 and ended_at >= $3 order by ended_at desc limit ${MOST_READ}`,
);

/** Of the category itself, or else of the one above it; nothing from fewer than ten contracts. */
export async function readPaidBefore(db: Db, category: string, { clock, config: { currency } }: Context): Promise<DataOf<typeof paidBefore>> {
  const top = topOf(category);
  if (top === undefined) return { paid: null };
  const rows = await db.rows(paidIn, [top.slug, currency, after(clock(), -PROJECT_LIMITS.paidDays * DAY_MS)]);
  const own = isTopCategory(top) && category === top.slug ? [] : rows.filter((row) => row.category === category);
  for (const [slug, some] of [
    [category, own],
    [top.slug, rows],
  ] as const) {
    const band = bandOf(
      some.map(({ amount }) => BigInt(amount)),
      PROJECT_LIMITS.paidContracts,
    );
    if (band !== null)
      return {
        paid: { category: categoryBySlug(slug)?.name ?? slug, contracts: some.length, low: money(band.low, currency), high: money(band.high, currency) },
      };
  }
  return { paid: null };
}
