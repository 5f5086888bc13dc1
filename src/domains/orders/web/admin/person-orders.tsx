import { DataTable } from '#design/app/data-table.tsx';
import { Unread } from '#design/app/unread.tsx';
import { LinkButton } from '#design/public/button.tsx';
import { Panel } from '#design/public/panel.tsx';
import { useRead } from '#kit/web/api.ts';
import { pathTo } from '#routes';
import { staffOrders } from '../../staff-contract.ts';
import { staffOrderColumns } from './staff-order-columns.tsx';

/** The latest they bought and sold. */
export function PersonOrders({ id }: { id: string }) {
  const orders = useRead(staffOrders, { query: { person: id, limit: '5' } });
  return (
    <Panel
      title="Orders"
      lead="Latest 5 orders, bought and sold."
      actions={
        <LinkButton href={pathTo('admin-orders', {}, { person: id })} size="sm">
          All their orders
        </LinkButton>
      }
      flush
    >
      <Unread what="The orders" read={orders}>
        <DataTable
          caption="Orders"
          density="tight"
          loading={orders.data === undefined}
          columns={staffOrderColumns}
          rows={orders.data?.items ?? []}
          rowKey={(row) => row.order_number}
          empty={<p className="text-sm text-ink-2">No orders yet.</p>}
        />
      </Unread>
    </Panel>
  );
}
