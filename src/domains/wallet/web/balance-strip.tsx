import { StatStrip, type Stat } from '#design/app/stat-strip.tsx';
import { Money } from '#design/public/money.tsx';
import { useSession } from '#domains/accounts/web/accounts.ts';
import type { DataOf } from '#kit/endpoint.ts';
import { userTopic } from '#kit/events.ts';
import { isZero } from '#kit/money.ts';
import { useRead } from '#kit/web/api.ts';
import { useTopic } from '#kit/web/realtime.ts';
import { myBalance } from '../contract.ts';
import { bucketWords } from '../history.ts';
import { isParted, PartsLink } from './balance-parts.tsx';
import { Unread } from '#design/app/unread.tsx';

type Kind = keyof DataOf<typeof myBalance>;

const ORDER: readonly Kind[] = ['spendable', 'held', 'clearing', 'available', 'inFlight', 'owed'];

/** The same separate sums wherever a wallet is shown, each with what it means, also when it is empty (PAY-2); never added up into one number. */
export function BalanceStrip() {
  const userId = useSession((session) => session.id);
  const read = useRead(myBalance, {});
  const { data: balance } = read;
  useTopic(userId === '' ? null : userTopic(userId), () => void read.refetch());
  const stats: Stat[] = ORDER.map((kind) => ({
    label: bucketWords(kind).title,
    value: balance === undefined ? null : <Money value={balance[kind]} />,
    context: (
      <>
        {bucketWords(kind).meaning} {isParted(kind) && balance !== undefined && !isZero(balance[kind]) ? <PartsLink bucket={kind} /> : null}
      </>
    ),
  }));
  const strip = <StatStrip label="Your money" stats={stats} loading={balance === undefined} />;
  if (balance !== undefined) return strip;
  return (
    <Unread what="Your balances" read={read}>
      {strip}
    </Unread>
  );
}
