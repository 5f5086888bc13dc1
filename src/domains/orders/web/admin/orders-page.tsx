import { useNavigate, useSearchParams, type MetaFunction } from 'react-router';
import { PagedTable } from '#design/app/read-table.tsx';
import { SearchForm } from '#design/app/search-form.tsx';
import { LinkButton } from '#design/public/button.tsx';
import { EmptyState } from '#design/public/empty-state.tsx';
import { PageHeader } from '#design/public/page-header.tsx';
import { isId } from '#kit/ids.ts';
import { titled } from '#kit/brand.ts';
import { usePages } from '#kit/web/api.ts';
import { pathTo, titleOf } from '#routes';
import { staffOrders } from '../../staff-contract.ts';
import { staffOrderColumns } from './staff-order-columns.tsx';

export const meta: MetaFunction = () => [{ title: titled(titleOf('admin-orders')) }];

/** Any order by its number, or those of one person (`?person=`), for every role of staff. */
export default function OrdersPage() {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const number = search.get('number') ?? '';
  const person = search.get('person') ?? '';
  const isOfPerson = isId(person);
  const list = usePages(staffOrders, { query: isOfPerson ? { person } : number === '' ? {} : { number } });
  const isNarrowed = isOfPerson || number !== '';
  return (
    <>
      <PageHeader
        title={titleOf('admin-orders')}
        lead={isOfPerson ? 'All orders of one person. This search is recorded.' : 'Newest first. Every search is recorded.'}
        actions={isNarrowed ? <LinkButton href={pathTo('admin-orders')}>All orders</LinkButton> : undefined}
      />
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
        <SearchForm
          q={number}
          label="Order number"
          hint="The first characters are enough, such as DK-7K3M."
          onSearch={(typed) => void navigate(pathTo('admin-orders', {}, typed === '' ? {} : { number: typed }))}
        />
        <PagedTable
          what="The orders"
          label="Orders"
          caption="Orders"
          density="tight"
          list={list}
          columns={staffOrderColumns}
          rowKey={(row) => row.order_number}
          empty={
            <EmptyState title={isNarrowed ? 'No order found' : 'No orders yet'} motif="data">
              {isNarrowed ? 'Check the number, or show all orders.' : 'Orders appear here as soon as they are placed.'}
            </EmptyState>
          }
        />
      </div>
    </>
  );
}
