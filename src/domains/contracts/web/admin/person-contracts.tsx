import { TablePanel } from '#design/app/read-table.tsx';
import { LinkButton } from '#design/public/button.tsx';
import { useRead } from '#kit/web/api.ts';
import { pathTo } from '#routes';
import { staffContracts } from '../../staff-contract.ts';
import { staffContractColumns } from './staff-contract-columns.tsx';

/** The latest that they offered or were hired for. */
export function PersonContracts({ id }: { id: string }) {
  const contracts = useRead(staffContracts, { query: { person: id, limit: '5' } });
  return (
    <TablePanel
      title="Contracts"
      lead="Latest 5 contracts, as client and as freelancer."
      actions={
        <LinkButton href={pathTo('admin-contracts', {}, { person: id })} size="sm">
          All their contracts
        </LinkButton>
      }
      read={contracts}
      columns={staffContractColumns}
      rows={contracts.data?.items ?? []}
      rowKey={(row) => row.contract_number}
      empty="No contracts yet."
    />
  );
}
