import { StatStrip, type Stat } from '#design/app/stat-strip.tsx';
import { Money } from '#design/public/money.tsx';
import type { DataOf } from '#kit/endpoint.ts';
import { isZero } from '#kit/money.ts';
import type { myBalance } from '../contract.ts';
import { bucketWords } from '../history.ts';
import { isParted, PartsLink } from './balance-parts.tsx';

type Balance = DataOf<typeof myBalance>;
type Kind = keyof Balance;

const ORDER: readonly Kind[] = ['spendable', 'held', 'clearing', 'available', 'inFlight', 'owed'];
/** Shown only when there is something in it, unless the whole is asked for. */
const RARE: readonly Kind[] = ['inFlight', 'owed'];

/** Separate sums, each with what it means (PAY-2); never added up into one number that could be misread. */
export function BalanceStrip({ balance, only = ORDER, whole = false }: { balance: Balance | undefined; only?: readonly Kind[]; whole?: boolean }) {
  const kinds = ORDER.filter((kind) => only.includes(kind) && (whole || !RARE.includes(kind) || (balance !== undefined && !isZero(balance[kind]))));
  const stats: Stat[] = kinds.map((kind) => ({
    label: bucketWords(kind).title,
    value: balance === undefined ? null : <Money value={balance[kind]} />,
    context: (
      <>
        {bucketWords(kind).meaning} {isParted(kind) && balance !== undefined && !isZero(balance[kind]) ? <PartsLink bucket={kind} /> : null}
      </>
    ),
  }));
  return <StatStrip label="Your money" stats={stats} loading={balance === undefined} />;
}
