import type { MetaFunction } from 'react-router';
import { StaffWorkPage, useStaffWorkSearch } from '#domains/paid-work/web/paid-work.tsx';
import { titled } from '#kit/brand.ts';
import { usePages } from '#kit/web/api.ts';
import { titleOf } from '#routes';
import { ORDER_STATES, type OrderState } from '../../order.ts';
import { staffOrders } from '../../staff-contract.ts';
import { stateLabel } from '../../state-words.ts';
import { staffOrderColumns } from './staff-order-columns.tsx';

export const meta: MetaFunction = () => [{ title: titled(titleOf('admin-orders')) }];

const label = (state: OrderState): string =>
  state === 'cleared' ? 'Completed and cleared' : stateLabel({ state, late: false, on_hold: false }).label;
const STATES = ORDER_STATES.map((state) => [state, label(state)] as const);

/** Any order, for every role of staff. */
export default function OrdersPage() {
  const search = useStaffWorkSearch(STATES);
  return (
    <StaffWorkPage
      screen="admin-orders"
      search={search}
      what="Order"
      example="DK-7K3M"
      appears="as soon as they are placed"
      list={usePages(staffOrders, { query: search.query })}
      columns={staffOrderColumns}
      rowKey={(row) => row.order_number}
    />
  );
}
