import { useNavigate, useSearchParams, type MetaFunction } from 'react-router';
import type { Column } from '#design/app/data-table.tsx';
import { PagedTable } from '#design/app/read-table.tsx';
import { SearchForm } from '#design/app/search-form.tsx';
import { LinkButton } from '#design/public/button.tsx';
import { EmptyState } from '#design/public/empty-state.tsx';
import { Link } from '#design/public/link.tsx';
import { Money } from '#design/public/money.tsx';
import { Name } from '#design/public/name.tsx';
import { PageHeader } from '#design/public/page-header.tsx';
import { When } from '#design/public/when.tsx';
import { PersonLink, useIsOpen } from '#domains/accounts/web/accounts.ts';
import { isId } from '#kit/ids.ts';
import { titled } from '#kit/brand.ts';
import { usePages } from '#kit/web/api.ts';
import { pathTo, titleOf } from '#routes';
import { staffOrders, type StaffOrder } from '../../staff-contract.ts';
import { OrderStatus } from '../order-status.tsx';

export const meta: MetaFunction = () => [{ title: titled(titleOf('admin-orders')) }];

/** What moved for it, for staff whose work is money. */
function Number({ of }: { of: string }) {
  if (!useIsOpen(['money'])) return <span className="tnum">{of}</span>;
  return (
    <Link href={pathTo('admin-ledger', {}, { q: of })} className="link inline-block min-h-6 tnum">
      {of}
    </Link>
  );
}

const Party = ({ of: { id, name } }: { of: StaffOrder['client'] }) => (
  <PersonLink id={id} className="inline-block min-h-6">
    <Name of={name} />
  </PersonLink>
);

const COLUMNS: readonly Column<StaffOrder>[] = [
  { key: 'title', label: 'Order', isName: true, phone: 'title', cell: (row) => row.title },
  { key: 'number', label: 'Number', phone: 'meta', cell: (row) => <Number of={row.order_number} /> },
  { key: 'placed', label: 'Placed', phone: 'meta', cell: (row) => <When at={row.placed_at} /> },
  { key: 'client', label: 'Client', phone: 'meta', cell: (row) => <Party of={row.client} /> },
  { key: 'freelancer', label: 'Freelancer', phone: 'meta', cell: (row) => <Party of={row.freelancer} /> },
  { key: 'state', label: 'State', phone: 'status', cell: (row) => <OrderStatus order={row} /> },
  { key: 'total', label: 'Total', align: 'end', phone: 'amount', cell: (row) => <Money value={row.total} /> },
];

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
          columns={COLUMNS}
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
