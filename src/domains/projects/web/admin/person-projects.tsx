import { DataTable } from '#design/app/data-table.tsx';
import { Unread } from '#design/app/unread.tsx';
import { LinkButton } from '#design/public/button.tsx';
import { Panel } from '#design/public/panel.tsx';
import { useRead } from '#kit/web/api.ts';
import { pathTo } from '#routes';
import { staffProjects } from '../../staff-contract.ts';
import { staffProjectColumns } from './staff-project-columns.tsx';

/** The latest that they posted. */
export function PersonProjects({ id }: { id: string }) {
  const projects = useRead(staffProjects, { query: { person: id, limit: '5' } });
  return (
    <Panel
      title="Projects"
      lead="Latest 5 projects they posted."
      actions={
        <LinkButton href={pathTo('admin-projects', {}, { person: id })} size="sm">
          All their projects
        </LinkButton>
      }
      flush
    >
      <Unread what="The projects" read={projects}>
        <DataTable
          caption="Projects"
          density="tight"
          loading={projects.data === undefined}
          columns={staffProjectColumns}
          rows={projects.data?.items ?? []}
          rowKey={(row) => row.id}
          empty={<p className="text-sm text-ink-2">No projects yet.</p>}
        />
      </Unread>
    </Panel>
  );
}
