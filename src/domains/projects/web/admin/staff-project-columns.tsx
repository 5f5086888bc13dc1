import { useState } from 'react';
import type { Column } from '#design/app/data-table.tsx';
import { Button } from '#design/public/button.tsx';
import { StatusChip } from '#design/public/chip.tsx';
import { Link } from '#design/public/link.tsx';
import { Name } from '#design/public/name.tsx';
import { When } from '#design/public/when.tsx';
import { PersonLink, ReasonDialog, useIsOpen } from '#domains/accounts/web/accounts.ts';
import { useCommand } from '#kit/web/api.ts';
import { pathTo } from '#routes';
import { isShown } from '../../project.ts';
import {
  closeProjectByStaff,
  staffProjects,
  unpublishProjectByStaff,
  type StaffProject,
} from '../../staff-contract.ts';
import { STATE_WORDS, VISIBILITY_WORDS } from '../../words.ts';

const CLOSABLE: readonly StaffProject['state'][] = ['open', 'reviewing', 'expired'];
const UNPUBLISHABLE: readonly StaffProject['state'][] = ['open', 'reviewing'];

const ACTS = {
  unpublish: {
    label: 'Unpublish',
    lead: 'It is a draft again, and no one else sees it. The client reads the reason, may change it and post it again.',
    button: 'Unpublish project',
    done: 'Project unpublished',
  },
  close: {
    label: 'Close',
    lead: 'Its proposals end, and it can’t be opened again. The client reads the reason.',
    button: 'Close project',
    done: 'Project closed',
  },
} as const;

/** People who were hired go on: their contracts are ended one by one. */
function ProjectActs({ project: { id, title, state, proposals } }: { project: StaffProject }) {
  const [act, setAct] = useState<keyof typeof ACTS | null>(null);
  const stales = [staffProjects];
  const command = {
    close: useCommand(closeProjectByStaff, { stales }),
    unpublish: useCommand(unpublishProjectByStaff, { stales }),
  };
  if (!useIsOpen(['trust'])) return null;
  const offered = (['unpublish', 'close'] as const).filter((name) =>
    name === 'close' ? CLOSABLE.includes(state) : UNPUBLISHABLE.includes(state) && proposals === 0,
  );
  return (
    <span className="flex flex-wrap justify-end gap-2">
      {offered.map((name) => (
        <Button key={name} size="sm" aria-label={`${ACTS[name].label} ${title}`} onClick={() => setAct(name)}>
          {ACTS[name].label}
        </Button>
      ))}
      {act === null ? null : (
        <ReasonDialog
          about={`${act} ${id}`}
          title={`${ACTS[act].label} “${title}”?`}
          lead={ACTS[act].lead}
          button={ACTS[act].button}
          done={ACTS[act].done}
          isHarsh={act === 'close'}
          maxLength={1_000}
          submit={(body) => command[act].mutateAsync({ params: { id }, body })}
          onClose={() => setAct(null)}
        />
      )}
    </span>
  );
}

export const staffProjectColumns: readonly Column<StaffProject>[] = [
  {
    key: 'title',
    label: 'Project',
    isName: true,
    phone: 'title',
    // What only invited people see has a page that says so.
    cell: ({ slug, title, state, visibility }) =>
      slug === null || !isShown(state) || visibility === 'invite_only' ? (
        title
      ) : (
        <Link href={pathTo('project', { slug })} className="link">
          {title}
        </Link>
      ),
  },
  { key: 'posted', label: 'Posted', phone: 'meta', cell: (row) => <When at={row.posted_at} /> },
  { key: 'visibility', label: 'Visibility', phone: 'meta', cell: (row) => VISIBILITY_WORDS[row.visibility].label },
  {
    key: 'state',
    label: 'State',
    phone: 'status',
    cell: ({ state }) => <StatusChip tone={STATE_WORDS[state].tone}>{STATE_WORDS[state].label}</StatusChip>,
  },
  {
    key: 'proposals',
    label: 'Proposals',
    align: 'end',
    phone: 'meta',
    cell: (row) => <span className="tnum">{row.proposals}</span>,
  },
  {
    key: 'hires',
    label: 'Hired',
    align: 'end',
    phone: 'meta',
    cell: (row) => <span className="tnum">{row.hires}</span>,
  },
  {
    key: 'acts',
    label: 'Actions',
    align: 'end',
    phone: 'status',
    hideLabel: true,
    cell: (row) => <ProjectActs project={row} />,
  },
];

export const clientColumn: Column<StaffProject> = {
  key: 'client',
  label: 'Client',
  phone: 'meta',
  long: true,
  cell: ({ client: { id, name } }) => (
    <PersonLink id={id} className="inline-block min-h-6">
      <Name of={name} />
    </PersonLink>
  ),
};
