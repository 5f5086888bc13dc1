import { StatStrip, type Stat } from '#design/app/stat-strip.tsx';
import { Money } from '#design/public/money.tsx';
import type { DataOf } from '#kit/endpoint.ts';
import { isZero } from '#kit/money.ts';
import { buckets } from '../accounts.ts';
import type { myBalance } from '../contract.ts';

type Balance = DataOf<typeof myBalance>;
type Kind = keyof Balance;

const HELD = { title: 'Held', meaning: 'Paid by you for orders that are not finished.' };
const wordsOf = (kind: Kind): { title: string; meaning: string } => (kind === 'held' ? HELD : buckets[kind]);
const ORDER: readonly Kind[] = ['spendable', 'held', 'clearing', 'available', 'inFlight', 'owed'];
/** Shown only when there is something in it. */
const RARE: readonly Kind[] = ['inFlight', 'owed'];

/** Separate sums, each with what it means (PAY-2); never added up into one number that could be misread. */
export function BalanceStrip({ balance, only = ORDER }: { balance: Balance | undefined; only?: readonly Kind[] }) {
  const kinds = ORDER.filter((kind) => only.includes(kind) && (!RARE.includes(kind) || (balance !== undefined && !isZero(balance[kind]))));
  const stats: Stat[] = kinds.map((kind) => ({
    label: wordsOf(kind).title,
    value: balance === undefined ? null : <Money value={balance[kind]} />,
    context: wordsOf(kind).meaning,
  }));
  return <StatStrip label="Your money" stats={stats} loading={balance === undefined} />;
}
