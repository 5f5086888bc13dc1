import { TablePanel } from '#design/app/read-table.tsx';
import { LinkButton } from '#design/public/button.tsx';
import { useRead } from '#kit/web/api.ts';
import { pathTo } from '#routes';
import { staffProjects } from '../../staff-contract.ts';
import { staffProjectColumns } from './staff-project-columns.tsx';

/** The latest that they posted. */
export function PersonProjects({ id }: { id: string }) {
  const projects = useRead(staffProjects, { query: { person: id, limit: '5' } });
  return (
    <TablePanel
      title="Projects"
      lead="Latest 5 projects they posted."
      actions={
        <LinkButton href={pathTo('admin-projects', {}, { person: id })} size="sm">
          All their projects
        </LinkButton>
      }
      read={projects}
      columns={staffProjectColumns}
      rows={projects.data?.items ?? []}
      rowKey={(row) => row.id}
      empty="No projects yet."
    />
  );
}
