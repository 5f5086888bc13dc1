import { TablePanel } from '#design/app/read-table.tsx';
import { LinkButton } from '#design/public/button.tsx';
import { useRead } from '#kit/web/api.ts';
import { pathTo } from '#routes';
import { staffOrders } from '../../staff-contract.ts';
import { staffOrderColumns } from './staff-order-columns.tsx';

/** The latest they bought and sold. */
export function PersonOrders({ id }: { id: string }) {
  const orders = useRead(staffOrders, { query: { person: id, limit: '5' } });
  return (
    <TablePanel
      title="Orders"
      lead="Latest 5 orders, bought and sold."
      actions={
        <LinkButton href={pathTo('admin-orders', {}, { person: id })} size="sm">
          All their orders
        </LinkButton>
      }
      read={orders}
      columns={staffOrderColumns}
      rows={orders.data?.items ?? []}
      rowKey={(row) => row.order_number}
      empty="No orders yet."
    />
  );
}
