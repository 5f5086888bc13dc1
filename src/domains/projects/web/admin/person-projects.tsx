import { useState } from 'react';
import { DataTable, type Column } from '#design/app/data-table.tsx';
import { Unread } from '#design/app/unread.tsx';
import { Button } from '#design/public/button.tsx';
import { StatusChip } from '#design/public/chip.tsx';
import { Link } from '#design/public/link.tsx';
import { Panel } from '#design/public/panel.tsx';
import { When } from '#design/public/when.tsx';
import { ReasonDialog, useIsOpen } from '#domains/accounts/web/accounts.ts';
import { useCommand, useRead } from '#kit/web/api.ts';
import { pathTo } from '#routes';
import { isShown } from '../../project.ts';
import { closeProjectByStaff, staffProjects, type StaffProject } from '../../staff-contract.ts';
import { STATE_WORDS, VISIBILITY_WORDS } from '../../words.ts';

const CLOSABLE: readonly StaffProject['state'][] = ['open', 'reviewing', 'expired'];

/** People who were hired go on: their contracts are ended one by one. */
function CloseProject({ project: { id, title, state } }: { project: StaffProject }) {
  const [isOpen, open] = useState(false);
  const close = useCommand(closeProjectByStaff, { stales: [staffProjects] });
  if (!useIsOpen(['trust']) || !CLOSABLE.includes(state)) return null;
  return (
    <>
      <Button size="sm" aria-label={`Close ${title}`} onClick={() => open(true)}>
        Close
      </Button>
      {isOpen ? (
        <ReasonDialog
          about={id}
          title={`Close “${title}”?`}
          lead="Its proposals end, and it can’t be opened again. The client reads the reason."
          button="Close project"
          done="Project closed"
          isHarsh
          maxLength={1_000}
          submit={(body) => close.mutateAsync({ params: { id }, body })}
          onClose={() => open(false)}
        />
      ) : null}
    </>
  );
}

const columns: readonly Column<StaffProject>[] = [
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
  { key: 'proposals', label: 'Proposals', align: 'end', phone: 'meta', cell: (row) => <span className="tnum">{row.proposals}</span> },
  { key: 'hires', label: 'Hired', align: 'end', phone: 'meta', cell: (row) => <span className="tnum">{row.hires}</span> },
  { key: 'close', label: 'Close', align: 'end', phone: 'meta', cell: (row) => <CloseProject project={row} /> },
];

/** The latest that they posted. */
export function PersonProjects({ id }: { id: string }) {
  const projects = useRead(staffProjects, { query: { person: id, limit: '5' } });
  return (
    <Panel title="Projects" lead="Latest 5 projects they posted." flush>
      <Unread what="The projects" read={projects}>
        <DataTable
          caption="Projects"
          density="tight"
          loading={projects.data === undefined}
          columns={columns}
          rows={projects.data?.items ?? []}
          rowKey={(row) => row.id}
          empty={<p className="text-sm text-ink-2">No projects yet.</p>}
        />
      </Unread>
    </Panel>
  );
}
