import type { Column } from '#design/app/data-table.tsx';
import { Ago } from '#design/public/ago.tsx';
import { StatusChip } from '#design/public/chip.tsx';
import { Money } from '#design/public/money.tsx';
import { Name } from '#design/public/name.tsx';
import { When } from '#design/public/when.tsx';
import type { OwnProposals } from '../../dashboard-piece.ts';
import type { OwnRow } from '../../own-contract.ts';
import type { OwnTab } from '../../own-list.ts';
import { chipOf } from './proposal-chip.ts';

/** When the clock of a row ends: an offer, a counter-offer. */
const DEADLINE: ReadonlySet<OwnTab> = new Set<OwnTab>(['talks', 'offers']);

type Standing = OwnProposals['proposals']['live'][number];
const project: Column<Standing> = {
  key: 'project',
  label: 'Project',
  isName: true,
  phone: 'title',
  cell: ({ project: { title } }) => <Name of={title} />,
};
const standing: readonly Column<Standing>[] = [
  {
    key: 'state',
    label: 'Status',
    phone: 'status',
    cell: ({ state, is_viewed: isViewed, is_agreed: isAgreed, is_countered: isCountered }) => {
      const { label, tone } = chipOf(state === null ? null : { state, isViewed, isAgreed, isCountered });
      return <StatusChip tone={tone}>{label}</StatusChip>;
    },
  },
  {
    key: 'next',
    label: 'Next step',
    phone: 'meta',
    long: true,
    cell: ({ turn, next }) => <span className={turn === null ? 'text-ink-2' : 'font-semibold'}>{next}</span>,
  },
];
const price: Column<Standing> = {
  key: 'price',
  label: 'Your price',
  align: 'end',
  phone: 'amount',
  cell: ({ price: amount }) => (amount === null ? null : <Money value={amount} />),
};

/** On the dashboard. */
export const standingColumns: readonly Column<Standing>[] = [project, ...standing, price];

export const ownColumns = (tab: OwnTab): readonly Column<OwnRow>[] => [
  project,
  { key: 'client', label: 'Client', phone: 'meta', wideOnly: true, cell: ({ client }) => <Name of={client.name} /> },
  ...standing,
  ...(DEADLINE.has(tab)
    ? [
        {
          key: 'clock',
          label: 'Until',
          phone: 'meta' as const,
          cell: ({ clock }: OwnRow) => (clock === null ? null : <When at={clock.ends_at} style="moment" />),
        },
      ]
    : []),
  {
    key: 'at',
    label: tab === 'drafts' ? 'Saved' : 'Sent',
    phone: 'meta',
    wideOnly: true,
    cell: ({ at }) => <Ago at={at} />,
  },
  price,
];
