import { Menu } from '#design/app/menu.tsx';
import { pathTo } from '#routes';
import type { MyProjectRow } from '../contract.ts';
import { CloseDialog } from './close-dialog.tsx';
import { useProjectActs } from './use-project-acts.ts';
import { titleOfProject } from './title-of-project.ts';

/** All that a client does with one project of the list, but its next step. */
export function ProjectMenu({ project }: { project: MyProjectRow }) {
  const { id, slug, state } = project;
  const { can, entries, act, isClosing, stopClosing } = useProjectActs(project);
  const items = [
    ...(can('edit') && slug !== null ? [{ key: 'edit', label: 'Edit', href: pathTo('edit-project', { slug }) }] : []),
    ...(state === 'open' && slug !== null
      ? [{ key: 'invite', label: 'Invite freelancers', href: pathTo('invite-to-project', { slug }) }]
      : []),
    ...entries,
  ];
  return (
    <span className="relative z-1 inline-flex">
      {items.length === 0 ? null : (
        <Menu label={`Actions for “${titleOfProject(project)}”`} items={items} onAction={act} />
      )}
      {isClosing ? <CloseDialog ids={[id]} onClose={stopClosing} /> : null}
    </span>
  );
}
