import type { Column } from '#design/app/data-table.tsx';
import { LinkButton } from '#design/public/button.tsx';
import { StatusChip } from '#design/public/chip.tsx';
import { usePlace } from '#design/public/locale.tsx';
import { Name } from '#design/public/name.tsx';
import { When } from '#design/public/when.tsx';
import { formatNumber } from '#kit/format/number.ts';
import { counted } from '#kit/format/unit.ts';
import { pathTo } from '#routes';
import type { MyProjectRow, PROJECT_TABS } from '../contract.ts';
import { budgetWords, STATE_WORDS, VISIBILITY_WORDS } from '../words.ts';
import { ProposalsTo, StepOf } from './project-cells.tsx';
import { ProjectMenu } from './project-menu.tsx';
import { titleOfProject } from './title-of-project.ts';

interface ColumnsOf {
  readonly tab: (typeof PROJECT_TABS)[number];
  /** The username of someone who is to be invited to one of them. */
  readonly invitee: string | null;
  /** Some of them can be closed. */
  readonly canChoose: boolean;
  readonly isChosen: (id: string) => boolean;
  readonly onChoose: (id: string, is: boolean) => void;
}

export const canClose = ({ moves }: MyProjectRow): boolean => moves.some(({ name, ok }) => name === 'close' && ok);

const choiceColumn = (isChosen: ColumnsOf['isChosen'], onChoose: ColumnsOf['onChoose']): Column<MyProjectRow> => ({
  key: 'choose',
  label: 'Choose',
  hideLabel: true,
  phone: 'lead',
  cell: (row) => (
    <input
      type="checkbox"
      className="tick tick-checkbox relative z-1 disabled:invisible"
      aria-label={`Choose “${titleOfProject(row)}”`}
      checked={isChosen(row.id)}
      disabled={!canClose(row)}
      onChange={(event) => onChoose(row.id, event.currentTarget.checked)}
    />
  ),
});

/** One row for each project: what it is, what waits in it and until when. Its other actions are in its menu. */
export const projectColumns = ({
  tab,
  invitee,
  canChoose,
  isChosen,
  onChoose,
}: ColumnsOf): readonly Column<MyProjectRow>[] => [
  ...(canChoose ? [choiceColumn(isChosen, onChoose)] : []),
  { key: 'title', label: 'Project', isName: true, phone: 'title', cell: (row) => <Title of={row} /> },
  {
    key: 'state',
    label: 'Status',
    phone: 'note',
    cell: ({ state }) => <StatusChip tone={STATE_WORDS[state].tone}>{STATE_WORDS[state].label}</StatusChip>,
  },
  {
    key: 'next',
    label: 'Next step',
    phone: 'note',
    long: true,
    cell: ({ step, state, slug }) =>
      invitee !== null && state === 'open' && slug !== null ? (
        <span className="relative z-1">
          <LinkButton size="sm" variant="primary" href={pathTo('invite-to-project', { slug }, { person: invitee })}>
            Invite {invitee}
          </LinkButton>
        </span>
      ) : (
        <StepOf step={step} />
      ),
  },
  {
    key: 'proposals',
    label: 'Proposals',
    phone: 'meta',
    cell: (row) => (row.state === 'draft' ? null : <ProposalsTo of={row} />),
  },
  tab === 'open'
    ? {
        key: 'closes',
        label: 'Closes',
        phone: 'meta',
        cell: ({ clock }) => (clock === null ? null : <When at={clock.ends_at} style="short" />),
      }
    : {
        key: 'at',
        label: tab === 'drafts' ? 'Saved' : 'Posted',
        phone: 'meta',
        cell: ({ at }) => <When at={at} style="short" />,
      },
  { key: 'budget', label: 'Budget', align: 'end', phone: 'hidden', cell: (row) => <Budget of={row} /> },
  { key: 'menu', label: 'Actions', hideLabel: true, phone: 'tail', cell: (row) => <ProjectMenu project={row} /> },
];

function Title({ of: row }: { of: MyProjectRow }) {
  const { locale } = usePlace();
  const { visibility, hires, hires_wanted: wanted } = row;
  const more = [
    ...(visibility === 'public' ? [] : [VISIBILITY_WORDS[visibility].label]),
    ...(hires > 0 || wanted > 1
      ? [`${formatNumber(hires, locale)} of ${counted(wanted, { one: 'person', other: 'people' }, locale)} hired`]
      : []),
  ];
  return (
    <>
      <Name of={titleOfProject(row)} />
      {more.length === 0 ? null : <span className="block text-xs font-normal text-ink-2">{more.join(' · ')}</span>}
    </>
  );
}

function Budget({
  of: { budget_least: least, budget_most: most, budget_undecided: isUndecided },
}: {
  of: MyProjectRow;
}) {
  const { locale } = usePlace();
  // A draft may not say yet whether it has one.
  if (least === null || most === null)
    return isUndecided ? <span className="font-normal text-ink-2">Not decided</span> : null;
  return <>{budgetWords(least, most, locale)}</>;
}
