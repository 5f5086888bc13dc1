import type { MetaFunction } from 'react-router';
import { PagedTable } from '#design/app/read-table.tsx';
import { EmptyState } from '#design/public/empty-state.tsx';
import { PageHeader } from '#design/public/page-header.tsx';
import { StaffWorkSearch, useStaffWorkSearch } from '#domains/paid-work/web/paid-work.tsx';
import { titled } from '#kit/brand.ts';
import { usePages } from '#kit/web/api.ts';
import { titleOf } from '#routes';
import { ORDER_STATES, type OrderState } from '../../order.ts';
import { staffOrders } from '../../staff-contract.ts';
import { stateLabel } from '../../state-words.ts';
import { staffOrderColumns } from './staff-order-columns.tsx';

export const meta: MetaFunction = () => [{ title: titled(titleOf('admin-orders')) }];

const label = (state: OrderState): string => (state === 'cleared' ? 'Completed and cleared' : stateLabel({ state, late: false, on_hold: false }).label);
const STATES = ORDER_STATES.map((state) => [state, label(state)] as const);

/** Any order, for every role of staff. */
export default function OrdersPage() {
  const search = useStaffWorkSearch(STATES);
  const list = usePages(staffOrders, { query: search.query });
  const isOfPerson = search.values.person !== undefined;
  return (
    <>
      <PageHeader
        title={titleOf('admin-orders')}
        lead={isOfPerson ? 'All orders of one person. This search is recorded.' : 'Newest first. Every search is recorded.'}
      />
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
        <StaffWorkSearch search={search} what="Order" example="DK-7K3M" />
        <PagedTable
          what="The orders"
          label="Orders"
          caption="Orders"
          density="tight"
          list={list}
          columns={staffOrderColumns}
          rowKey={(row) => row.order_number}
          empty={
            <EmptyState title={search.isFiltered ? 'No order found' : 'No orders yet'} motif="data">
              {search.isFiltered ? 'Check what you entered, or clear the filters.' : 'Orders appear here as soon as they are placed.'}
            </EmptyState>
          }
        />
      </div>
    </>
  );
}
