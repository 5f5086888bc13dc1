import type { Column } from '#design/app/data-table.tsx';
import { Money } from '#design/public/money.tsx';
import { Name } from '#design/public/name.tsx';
import { When } from '#design/public/when.tsx';
import { PersonLink } from '#domains/accounts/web/accounts.ts';
import { LedgerLink } from '#domains/paid-work/web/paid-work.tsx';
import type { StaffOrder } from '../../staff-contract.ts';
import { OrderStatus } from '../order-status.tsx';
import { canBeEnded, EndOrder } from './end-order.tsx';

const Party = ({ of: { id, name } }: { of: StaffOrder['client'] }) => (
  <PersonLink id={id} className="inline-block min-h-6">
    <Name of={name} />
  </PersonLink>
);

export const staffOrderColumns: readonly Column<StaffOrder>[] = [
  { key: 'title', label: 'Order', isName: true, phone: 'title', cell: (row) => row.title },
  { key: 'number', label: 'Number', phone: 'meta', cell: (row) => <LedgerLink of={row.order_number} /> },
  { key: 'placed', label: 'Placed', phone: 'meta', cell: (row) => <When at={row.placed_at} /> },
  { key: 'client', label: 'Client', phone: 'meta', long: true, cell: (row) => <Party of={row.client} /> },
  { key: 'freelancer', label: 'Freelancer', phone: 'meta', long: true, cell: (row) => <Party of={row.freelancer} /> },
  { key: 'state', label: 'State', phone: 'status', cell: (row) => <OrderStatus order={row} /> },
  { key: 'total', label: 'Total', align: 'end', phone: 'amount', cell: (row) => <Money value={row.total} /> },
  {
    key: 'end',
    label: 'End',
    align: 'end',
    phone: 'meta',
    cell: (row) => (canBeEnded(row) ? <EndOrder order={row} /> : null),
  },
];
