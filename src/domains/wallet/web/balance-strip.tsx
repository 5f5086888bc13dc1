import { Unread } from '#design/app/unread.tsx';
import { useOwnTopic } from '#domains/accounts/web/accounts.ts';
import { useRead } from '#kit/web/api.ts';
import { myBalance } from '../contract.ts';
import { Balances } from './balances.tsx';

/** The same balances wherever money is moved. */
export function BalanceStrip() {
  const read = useRead(myBalance, {});
  useOwnTopic(() => void read.refetch());
  const strip = <Balances all={read.data} />;
  if (read.data !== undefined) return strip;
  return (
    <Unread what="Your balances" read={read}>
      {strip}
    </Unread>
  );
}
