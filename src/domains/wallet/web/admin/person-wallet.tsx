import { DataTable, type Column } from '#design/app/data-table.tsx';
import { FactGrid } from '#design/app/fact-grid.tsx';
import { ReadState } from '#design/app/unread.tsx';
import { LinkButton } from '#design/public/button.tsx';
import { Money } from '#design/public/money.tsx';
import { Panel } from '#design/public/panel.tsx';
import { useIsOpen } from '#domains/accounts/web/accounts.ts';
import type { DataOf } from '#kit/endpoint.ts';
import { useRead } from '#kit/web/api.ts';
import { pathTo } from '#routes';
import { bucketWords, STATEMENT_BUCKETS } from '../../history.ts';
import { personWallet } from '../../staff-contract.ts';
import { paymentColumns } from '../payment-columns.tsx';

type Payment = DataOf<typeof personWallet>['payments'][number];

const SHOWN = ['at', 'what', 'number', 'state', 'fee', 'amount'];
/** As the person sees them, without their pages and documents. */
const columns = paymentColumns
  .filter(({ key }) => SHOWN.includes(key))
  .map(({ cell, ...column }): Column<Payment> => ({
    ...column,
    cell: (row) => cell({ ...row, path: null, documents: [] }),
  }));

/** Where someone's money is: every balance, and the latest payments. */
export function PersonWallet({ id }: { id: string }) {
  const wallet = useRead(personWallet, { params: { id } });
  const seesLedger = useIsOpen(['money']);
  return (
    <Panel
      title="Wallet"
      lead="Balances and latest 5 payments."
      actions={
        seesLedger ? (
          <LinkButton href={pathTo('admin-ledger', {}, { q: id })} size="sm">
            Open in the ledger
          </LinkButton>
        ) : null
      }
      flush
    >
      <div className="px-4 pb-4 sm:px-5">
        <ReadState read={wallet} what="The wallet">
          {({ balances }) => (
            <FactGrid
              columns={3}
              facts={STATEMENT_BUCKETS.map((bucket) => [
                bucketWords(bucket).title,
                <Money key={bucket} value={balances[bucket]} />,
              ])}
            />
          )}
        </ReadState>
      </div>
      {wallet.data === undefined ? null : (
        <DataTable
          caption="Latest payments"
          density="tight"
          columns={columns}
          rows={wallet.data.payments}
          rowKey={(row) => row.id}
          empty={<p className="text-sm text-ink-2">No payments yet.</p>}
        />
      )}
    </Panel>
  );
}
