import type { Column } from '#design/app/data-table.tsx';
import { PersonName } from '#design/app/person-name.tsx';
import { StatusChip } from '#design/public/chip.tsx';
import { Money } from '#design/public/money.tsx';
import { When } from '#design/public/when.tsx';
import type { OfferLine } from '../contract.ts';
import { STATE_WORDS } from '../words.ts';

export const offerColumns = (side: 'buying' | 'selling'): readonly Column<OfferLine>[] => [
  { key: 'title', label: 'Service', isName: true, phone: 'title', cell: (offer) => offer.title },
  {
    key: 'number',
    label: 'Number',
    phone: 'meta',
    wideOnly: true,
    cell: (offer) => <span className="tnum">{offer.number}</span>,
  },
  {
    key: 'other',
    label: side === 'buying' ? 'Freelancer' : 'Client',
    phone: 'meta',
    long: true,
    cell: (offer) => <PersonName of={offer.other} />,
  },
  {
    key: 'state',
    label: 'Status',
    phone: 'status',
    cell: ({ state }) => <StatusChip tone={STATE_WORDS[state].tone}>{STATE_WORDS[state].label}</StatusChip>,
  },
  {
    key: 'clock',
    label: 'Next deadline',
    phone: 'meta',
    cell: ({ clock }) => (clock === null ? null : <When at={clock.ends_at} style="moment" />),
  },
  {
    key: 'price',
    label: 'Price',
    align: 'end',
    phone: 'amount',
    cell: ({ price }) => (price === null ? null : <Money value={price} />),
  },
];
