import type { DataOf } from '#kit/endpoint.ts';
import { statement, type Db, type Remembered } from '#kit/server/db/database.ts';
import { releasedAndHeld } from '#domains/wallet/server/wallet.ts';
import type { readMarketFigures } from '../market.ts';

const completed = statement(
  'market_completed',
  "select count(*)::int as orders from orders where state in ('completed', 'cleared')",
);

type Figures = DataOf<typeof readMarketFigures>;

/** The sums read every posting and anyone may ask for them, so they are made at most this often, once for all. */
const GOOD_FOR_MS = 30_000;
const madeByCurrency: Remembered<Map<string, { readonly until: number; readonly figures: Promise<Figures> }>> = {
  begin: () => new Map(),
};

export function marketFigures(db: Db, currency: string): Promise<Figures> {
  const memory = db.memory(madeByCurrency);
  const before = memory.get(currency);
  if (before !== undefined && performance.now() < before.until) return before.figures;
  const entry = { until: performance.now() + GOOD_FOR_MS, figures: sumUp(db, currency) };
  memory.set(currency, entry);
  entry.figures.catch(() => memory.get(currency) === entry && memory.delete(currency));
  return entry.figures;
}

async function sumUp(db: Db, currency: string): Promise<Figures> {
  const [money, done] = await Promise.all([releasedAndHeld(db, currency), db.row(completed)]);
  return { ...money, completed_orders: done?.orders ?? 0 };
}
