import { DataTable } from '#design/app/data-table.tsx';
import { EmptyState } from '#design/public/empty-state.tsx';
import { LinkButton } from '#design/public/button.tsx';
import { Panel } from '#design/public/panel.tsx';
import { useSession } from '#domains/accounts/web/accounts.ts';
import { pathTo } from '#routes';
import type { OrderLine } from '../contract.ts';
import { briefOrderColumns } from './order-columns.tsx';

interface ActiveOrdersProps {
  side: 'buying' | 'selling';
  orders: readonly OrderLine[];
  loading: boolean;
}

export function ActiveOrders({ side, orders, loading }: ActiveOrdersProps) {
  const doesBoth = useSession(({ role }) => role === 'both');
  const title = doesBoth ? (side === 'buying' ? 'Active purchases' : 'Orders to deliver') : 'Active orders';
  const all = pathTo(side === 'buying' ? 'buying-orders' : 'selling-orders');
  const empty =
    side === 'buying' ? (
      <EmptyState
        title={doesBoth ? 'No active purchases' : 'No active orders'}
        motif="web"
        action={<LinkButton href={pathTo('services')}>Find a service</LinkButton>}
      >
        Order a service and follow it here.
      </EmptyState>
    ) : (
      <EmptyState
        title="No active orders"
        motif="web"
        action={<LinkButton href={pathTo('my-services')}>See my services</LinkButton>}
      >
        New orders appear here as soon as a client pays.
      </EmptyState>
    );
  return (
    <Panel
      title={title}
      flush
      actions={
        <LinkButton href={all} variant="ghost" size="sm">
          See all
        </LinkButton>
      }
    >
      <DataTable
        caption={title}
        columns={briefOrderColumns(side)}
        rows={orders}
        rowKey={(order) => order.order_number}
        rowHref={(order) => pathTo('order', { orderNumber: order.order_number })}
        loading={loading}
        empty={empty}
      />
    </Panel>
  );
}
