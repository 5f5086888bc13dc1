import { ScreenHeader } from '#design/app/screen-header.tsx';
import { Unread } from '#design/app/unread.tsx';
import { LinkButton } from '#design/public/button.tsx';
import { EmptyState } from '#design/public/empty-state.tsx';
import { Loading, RowsSkeleton } from '#design/public/skeleton.tsx';
import { Failure } from '#kit/errors.ts';
import { useRead } from '#kit/web/api.ts';
import { pathTo, trailTo } from '#routes';
import { myProject } from '../../contract.ts';
import { ProjectWizard } from './project-wizard.tsx';
import type { WizardScreen } from './steps.ts';

/** `name` is the draft’s id, or the address of what is posted. */
export function OpenedWizard({ name, screen }: { name: string; screen: WizardScreen }) {
  const read = useRead(myProject, { params: { id: name } });
  const project = read.data;
  const header = <ScreenHeader of={trailTo(screen)} />;
  if (project === undefined) {
    const isMissing = read.error instanceof Failure && read.error.code === 'not_found';
    return (
      <>
        {header}
        {isMissing ? (
          <EmptyState
            size="page"
            title="There is no such project"
            action={<LinkButton href={pathTo('manage-projects')}>Your projects</LinkButton>}
          >
            It was deleted, or it belongs to another account.
          </EmptyState>
        ) : (
          <Unread what="Your project" read={read}>
            <Loading label="Loading your project">
              <RowsSkeleton rows={6} />
            </Loading>
          </Unread>
        )}
      </>
    );
  }
  if (!['draft', 'open', 'reviewing'].includes(project.state))
    return (
      <>
        {header}
        <EmptyState
          size="page"
          title="This project can’t be changed now"
          action={
            <LinkButton
              href={
                project.slug === null ? pathTo('manage-projects') : pathTo('manage-project', { slug: project.slug })
              }
            >
              Open it
            </LinkButton>
          }
        >
          {project.state === 'pending_review'
            ? 'It is being checked. That takes at most 24 hours.'
            : 'An offer was sent, or it is over. Post a copy to change something.'}
        </EmptyState>
      </>
    );
  return <ProjectWizard key={project.id} project={project} screen={screen} />;
}
