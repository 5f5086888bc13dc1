import type { Column } from '#design/app/data-table.tsx';
import { PersonName } from '#design/app/person-name.tsx';
import { Money } from '#design/public/money.tsx';
import { When } from '#design/public/when.tsx';
import type { OrderLine } from '../contract.ts';
import { turnWords } from '../state-words.ts';
import { OrderStatus } from './order-status.tsx';

/** Whole tables say the minute; beside other panels the day is enough. */
const clockWords = (style: 'moment' | 'date') => (order: OrderLine) =>
  order.clock === null ? null : <When at={order.clock.ends_at} style={style} />;

export const orderColumns = (side: 'buying' | 'selling'): readonly Column<OrderLine>[] => [
  { key: 'title', label: 'Service', isName: true, phone: 'title', cell: (order) => order.title },
  {
    key: 'number',
    label: 'Order',
    phone: 'meta',
    wideOnly: true,
    cell: (order) => <span className="tnum">{order.order_number}</span>,
  },
  {
    key: 'other',
    label: side === 'buying' ? 'Freelancer' : 'Client',
    phone: 'meta',
    long: true,
    cell: (order) => <PersonName of={order.other.name} />,
  },
  { key: 'state', label: 'Status', phone: 'status', cell: (order) => <OrderStatus order={order} /> },
  {
    key: 'next',
    label: 'Your turn',
    phone: 'meta',
    wideOnly: true,
    cell: turnWords,
  },
  { key: 'clock', label: 'Next deadline', phone: 'meta', cell: clockWords('moment') },
  {
    key: 'amount',
    label: side === 'buying' ? 'Total' : 'Price',
    align: 'end',
    phone: 'amount',
    cell: (order) => <Money value={order.amount} />,
  },
];

const BRIEF = new Set(['title', 'other', 'state']);
export const briefOrderColumns = (side: 'buying' | 'selling'): readonly Column<OrderLine>[] => [
  ...orderColumns(side).filter(({ key }) => BRIEF.has(key)),
  { key: 'clock', label: 'Deadline', phone: 'hidden', wideOnly: true, cell: clockWords('date') },
  ...orderColumns(side).filter(({ key }) => key === 'amount'),
];
