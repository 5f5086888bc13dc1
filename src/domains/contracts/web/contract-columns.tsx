import type { Column } from '#design/app/data-table.tsx';
import { PersonName } from '#design/app/person-name.tsx';
import { Avatar } from '#design/public/avatar.tsx';
import { StatusChip } from '#design/public/chip.tsx';
import { Money } from '#design/public/money.tsx';
import { Name } from '#design/public/name.tsx';
import { When } from '#design/public/when.tsx';
import { counted } from '#kit/format/unit.ts';
import type { ContractRow } from '../desk-contract.ts';
import { CONTRACT_WORDS } from '../words.ts';

const TURN = 'font-semibold text-ink';

export const contractColumns: readonly Column<ContractRow>[] = [
  { key: 'title', label: 'Contract', isName: true, phone: 'title', cell: (row) => <Name of={row.title} /> },
  {
    key: 'other',
    label: 'With',
    phone: 'meta',
    long: true,
    cell: ({ other }) => (
      <span className="flex items-center gap-2">
        <Avatar
          name={other.name}
          seed={other.id}
          size={28}
          photo={other.avatar_url === null ? null : { src: other.avatar_url }}
          className="max-sm:hidden"
        />
        <PersonName of={other.name} />
      </span>
    ),
  },
  {
    key: 'turn',
    label: 'Your turn',
    phone: 'meta',
    cell: ({ to_do: toDo, clock }) =>
      toDo === null ? null : (
        <span>
          <span className={TURN}>{toDo}</span>
          {clock === null ? null : (
            <span className="sm:block">
              {' '}
              by <When at={clock.ends_at} style="short" />
            </span>
          )}
        </span>
      ),
  },
  {
    key: 'state',
    label: 'Status',
    phone: 'status',
    cell: ({ state, is_disputed: isDisputed, done, milestones }) => (
      <>
        {isDisputed ? (
          <StatusChip tone="danger">In dispute</StatusChip>
        ) : (
          <StatusChip tone={CONTRACT_WORDS[state].tone}>{CONTRACT_WORDS[state].label}</StatusChip>
        )}
        <span className="block text-xs text-ink-3">
          {done} of {counted(milestones, { one: 'milestone', other: 'milestones' })} released
        </span>
      </>
    ),
  },
  {
    key: 'held',
    label: 'Held',
    align: 'end',
    wideOnly: true,
    phone: 'hidden',
    cell: ({ money }) => <Money value={money.held} />,
  },
  {
    key: 'released',
    label: 'Released',
    align: 'end',
    wideOnly: true,
    phone: 'hidden',
    cell: ({ money }) => <Money value={money.released} />,
  },
  {
    key: 'left',
    label: 'Not funded',
    align: 'end',
    wideOnly: true,
    phone: 'hidden',
    cell: ({ money }) => <Money value={money.left} />,
  },
  {
    key: 'agreed',
    label: 'Agreed',
    align: 'end',
    phone: 'amount',
    cell: ({ money }) => <Money value={money.agreed} />,
  },
];
