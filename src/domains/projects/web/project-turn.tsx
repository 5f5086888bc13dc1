import { LinkButton } from '#design/public/button.tsx';
import { Docket, DocketFigure } from '#design/public/docket.tsx';
import { Name } from '#design/public/name.tsx';
import { counted } from '#kit/format/unit.ts';
import { pathTo } from '#routes';
import type { ProjectTurn as Turn } from '../dashboard-piece.ts';

/** A first project to post, or questions to answer. */
export function ProjectTurn({ turn: { what, id, slug, title, count } }: { turn: Turn }) {
  const isDraft = what === 'draft';
  return (
    <Docket
      as="li"
      stub={
        <>
          <DocketFigure label={isDraft ? 'Your project' : 'Questions'}>{isDraft ? 'Draft' : count}</DocketFigure>
          <LinkButton
            size="sm"
            variant="primary"
            href={
              isDraft
                ? pathTo('post-project', {}, { draft: id })
                : `${pathTo('manage-project', { slug: slug ?? '' }, { tab: 'brief' })}#questions-and-answers`
            }
          >
            {isDraft ? 'Finish and post it' : 'Answer'}
          </LinkButton>
        </>
      }
    >
      <div className="grid gap-2 px-4 pt-4 pb-3.5 sm:px-5">
        <p className="text-xs text-ink-3">Project</p>
        <h3 className="title wrap-anywhere">{title === '' ? 'Your first project' : <Name of={title} />}</h3>
        <p className="text-sm text-ink-2">
          {isDraft
            ? 'A template and a few questions help you finish it. Posting is free.'
            : counted(count, {
                one: 'question about your brief to answer',
                other: 'questions about your brief to answer',
              })}
        </p>
      </div>
    </Docket>
  );
}
