import { useState, type MouseEvent } from 'react';
import { Button } from '#design/public/button.tsx';
import { Link } from '#design/public/link.tsx';
import { usePlace } from '#design/public/locale.tsx';
import { Name } from '#design/public/name.tsx';
import { toast } from '#design/public/toast-store.ts';
import { useCommand } from '#kit/web/api.ts';
import { pathTo } from '#routes';
import { hideProject, type BrowsedProject } from '../browse-contract.ts';
import { fitInWords, rateInWords } from '../fit.ts';
import { cardOnPage } from './public/card-on-page.ts';
import { ProjectCard } from './public/project-card.tsx';

interface BrowsedItemProps {
  readonly project: BrowsedProject;
  /** In the list of what was hidden. */
  readonly isHidden: boolean;
}

/** A press on a project notes in the address which one it was: the way back leads to it. */
function notePlace({ target, currentTarget }: MouseEvent<HTMLElement>): void {
  if (target instanceof Element && target.closest('a') !== null)
    history.replaceState(history.state, '', `${location.pathname}${location.search}#${currentTarget.id}`);
}

/** A project, and in its place what was done with it, until the list is read again: so it can be undone (ACT-3). */
export function BrowsedItem({ project, isHidden }: BrowsedItemProps) {
  const { locale } = usePlace();
  const reasons = fitInWords(project.fit, locale);
  const [isMoved, move] = useState(false);
  const hide = useCommand(hideProject);
  const isNowHidden = isHidden !== isMoved;
  const turn = (): void => {
    move(!isMoved);
    hide.mutate(
      { body: { project: project.id, hidden: !isNowHidden } },
      {
        onError: (error) => {
          move(isMoved);
          toast.error(isNowHidden ? 'Not shown' : 'Not hidden', error.message);
        },
      },
    );
  };
  return (
    <li id={`p-${project.slug}`} onClickCapture={notePlace}>
      {isMoved ? (
        <div role="status" className="flex flex-wrap items-center justify-between gap-3 px-4 py-3 sm:px-5">
          <p className="min-w-0 wrap-anywhere">
            {isNowHidden ? 'Hidden: ' : 'Shown again: '}
            <Name of={project.title} />
          </p>
          <Button size="sm" onClick={turn}>
            Undo
          </Button>
        </div>
      ) : (
        <ProjectCard
          project={cardOnPage(project)}
          href={pathTo('found-project', { slug: project.slug })}
          reasons={
            project.your_proposal !== null ? (
              <>
                You proposed ·{' '}
                <Link href={pathTo('proposal', { id: project.your_proposal })} className="link">
                  View proposal
                </Link>
              </>
            ) : reasons === null ? null : (
              <span title={rateInWords(project.fit, locale)}>{reasons}</span>
            )
          }
          actions={
            <Button size="sm" onClick={turn}>
              {isHidden ? 'Show again' : 'Hide'}
              <span className="sr-only"> {project.title}</span>
            </Button>
          }
        />
      )}
    </li>
  );
}
