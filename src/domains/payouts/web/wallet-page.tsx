import type { MetaFunction } from 'react-router';
import { DataTable } from '#design/app/data-table.tsx';
import { Unread } from '#design/app/unread.tsx';
import { Link } from '#design/public/link.tsx';
import { Panel } from '#design/public/panel.tsx';
import { Loading, RowsSkeleton } from '#design/public/skeleton.tsx';
import { useOwnTopic } from '#domains/accounts/web/accounts.ts';
import {
  Balances,
  DocumentsPanel,
  paymentColumns,
  WalletHeader,
  type BalanceActions,
} from '#domains/wallet/web/wallet.tsx';
import { titled } from '#kit/brand.ts';
import { formatMoney, isPositive } from '#kit/money.ts';
import { useRead } from '#kit/web/api.ts';
import { pathTo, titleOf } from '#routes';
import { readWallet, type WalletScreen } from '../wallet-contract.ts';
import { Coming } from './coming.tsx';
import { WalletMethods } from './wallet-methods.tsx';

export const meta: MetaFunction = () => [{ title: titled(titleOf('wallet')) }];

/** All of someone's money on one screen: what there is, what is coming when, and every way to move it. */
export default function WalletPage() {
  const read = useRead(readWallet, {});
  useOwnTopic(() => void read.refetch());
  const wallet = read.data;
  return (
    <>
      <WalletHeader of="wallet" lead={wallet === undefined ? 'Your balances, payments and payouts.' : leadOf(wallet)} />
      <Unread what="Your wallet" read={read}>
        <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
          <Balances all={wallet?.balances} actions={wallet === undefined ? {} : actionsOf(wallet)} />
          {wallet === undefined ? (
            <Loading label="Loading your wallet" className="panel">
              <RowsSkeleton rows={4} />
            </Loading>
          ) : (
            <>
              <Coming wallet={wallet} />
              {wallet.payments.length === 0 ? null : <RecentPayments wallet={wallet} />}
              <WalletMethods wallet={wallet} />
              <DocumentsPanel read={read} years={wallet.years} />
            </>
          )}
        </div>
      </Unread>
    </>
  );
}

/** What can leave, and what is missing before it can. */
function leadOf({ balances: { available, owed, spendable }, payouts: { blocks } }: WalletScreen): string {
  if (isPositive(owed)) return `You owe ${formatMoney(owed)}. Your next earnings, refunds or top-ups repay it.`;
  if (isPositive(available))
    return blocks.length === 0
      ? `You can withdraw ${formatMoney(available)}.`
      : 'Open Withdraw to see what’s still needed.';
  return isPositive(spendable)
    ? `You can spend ${formatMoney(spendable)} on orders.`
    : 'Nothing to spend or withdraw right now.';
}

const actionsOf = ({ balances: { available } }: WalletScreen): BalanceActions => ({
  ...(isPositive(available) ? { available: { href: pathTo('withdraw'), label: 'Withdraw' } } : {}),
  spendable: { href: pathTo('add-funds'), label: 'Add funds' },
});

const RecentPayments = ({ wallet: { payments } }: { wallet: WalletScreen }) => (
  <Panel
    title="Recent payments"
    actions={
      <Link href={pathTo('payment-history')} className="link">
        All payments
      </Link>
    }
    flush
  >
    <div className="border-t border-line">
      <DataTable
        caption="Recent payments"
        columns={paymentColumns}
        rows={payments}
        rowKey={(row) => `${row.kind} ${row.id}`}
      />
    </div>
  </Panel>
);
