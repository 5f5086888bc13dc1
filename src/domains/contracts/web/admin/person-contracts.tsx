import { DataTable } from '#design/app/data-table.tsx';
import { Unread } from '#design/app/unread.tsx';
import { LinkButton } from '#design/public/button.tsx';
import { Panel } from '#design/public/panel.tsx';
import { useRead } from '#kit/web/api.ts';
import { pathTo } from '#routes';
import { staffContracts } from '../../staff-contract.ts';
import { staffContractColumns } from './staff-contract-columns.tsx';

/** The latest that they offered or were hired for. */
export function PersonContracts({ id }: { id: string }) {
  const contracts = useRead(staffContracts, { query: { person: id, limit: '5' } });
  return (
    <Panel
      title="Contracts"
      lead="Latest 5 contracts, as client and as freelancer."
      actions={
        <LinkButton href={pathTo('admin-contracts', {}, { person: id })} size="sm">
          All their contracts
        </LinkButton>
      }
      flush
    >
      <Unread what="The contracts" read={contracts}>
        <DataTable
          caption="Contracts"
          density="tight"
          loading={contracts.data === undefined}
          columns={staffContractColumns}
          rows={contracts.data?.items ?? []}
          rowKey={(row) => row.contract_number}
          empty={<p className="text-sm text-ink-2">No contracts yet.</p>}
        />
      </Unread>
    </Panel>
  );
}
