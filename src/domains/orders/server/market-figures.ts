import type { DataOf } from '#kit/endpoint.ts';
import { money } from '#kit/money.ts';
import { statement, type Db } from '#kit/server/db/database.ts';
import type { readMarketFigures } from '../market.ts';

/** Released is every settlement's credit to a freelancer; held is what stands on held accounts now. */
const figures = statement(
  'market_figures',
  `select
     (select coalesce(sum(entry.amount), 0) from ledger.journal
        join ledger.entry on entry.journal_id = journal.id join ledger.account on account.id = entry.account_id
      where journal.kind = 'settle' and account.name = 'U.pend' and account.currency = $1)::text as released,
     (select coalesce(sum(balance.amount), 0) from ledger.account join ledger.balance on balance.account_id = account.id
      where account.name like 'H.%' and account.currency = $1)::text as held,
     (select count(*)::int from orders where state in ('completed', 'cleared')) as completed`,
);

type Figures = DataOf<typeof readMarketFigures>;

/** The sums go over every posting ever made and anyone may ask, so they are made at most this often, by one asker for all. */
const GOOD_FOR_MS = 30_000;
const remembered = new WeakMap<object, Map<string, { readonly until: number; readonly figures: Promise<Figures> }>>();

export function marketFigures(db: Db, currency: string): Promise<Figures> {
  const memory = remembered.get(db.home) ?? new Map<string, { until: number; figures: Promise<Figures> }>();
  remembered.set(db.home, memory);
  const before = memory.get(currency);
  if (before !== undefined && performance.now() < before.until) return before.figures;
  const made = { until: performance.now() + GOOD_FOR_MS, figures: sumUp(db, currency) };
  memory.set(currency, made);
  made.figures.catch(() => memory.get(currency) === made && memory.delete(currency));
  return made.figures;
}

async function sumUp(db: Db, currency: string): Promise<Figures> {
  const row = await db.row<{ released: string; held: string; completed: number }>(figures, [currency]);
  return { released: money(row?.released ?? '0', currency), held: money(row?.held ?? '0', currency), completedOrders: row?.completed ?? 0 };
}
