import { Panel } from '#design/public/panel.tsx';
import { categoryBySlug } from '#domains/taxonomy/categories.ts';
import { skillBySlug } from '#domains/taxonomy/skills.ts';
import { counted } from '#kit/format/unit.ts';
import { richText } from '#kit/markdown.ts';
import { daysFor } from '../../brief-dates.ts';
import { scopeQuestions } from '../../scope.ts';
import { BriefFacts } from '../public/project-facts.tsx';
import { ProjectBody, type BriefOnPage } from '../public/project-body.tsx';
import type { StepProps } from './steps.ts';

/** A draft as its page will have it; what is missing is left out. */
function onPage({ draft, project: { files } }: Pick<StepProps, 'draft' | 'project'>): BriefOnPage {
  const questionById = new Map(scopeQuestions(draft.category).map(({ id, question }) => [id, question]));
  return {
    description_blocks: richText(draft.description),
    scope: draft.scope.flatMap(({ id, answer }) => {
      const question = questionById.get(id);
      return question === undefined || answer.trim() === '' ? [] : [{ id, question, answer }];
    }),
    skills: draft.skills.map((slug) => ({ slug, name: skillBySlug(slug)?.name ?? slug })),
    milestones: draft.milestones,
    questions: draft.questions,
    nda: draft.nda,
    has_files: files.length > 0,
    // Under an NDA their names are for people who agreed to it.
    files: draft.nda ? [] : files,
  };
}

/** The page itself, for someone who isn’t signed in. */
export function Preview({ project, draft }: Pick<StepProps, 'project' | 'draft'>) {
  const isUndecided = draft.budget_undecided;
  const files = project.files.length;
  const facts = {
    ...draft,
    budget_least: isUndecided ? null : draft.budget_least,
    budget_most: isUndecided ? null : draft.budget_most,
    days: daysFor(draft, project.dates_from),
  };
  return (
    <Panel
      title="Preview"
      lead={`As people who aren’t signed in see it.${files === 0 ? '' : ` Freelancers also get ${counted(files, { one: 'file', other: 'files' })}.`}`}
    >
      <div className="grid grid-cols-[minmax(0,1fr)] gap-8">
        <header className="grid gap-1">
          <p className="text-xl font-semibold wrap-anywhere">
            {draft.title.trim() === '' ? 'No title yet' : draft.title}
          </p>
          <p className="text-ink-2">
            {draft.category === null ? 'No category yet' : categoryBySlug(draft.category)?.name}
          </p>
        </header>
        <BriefFacts project={facts} />
        <ProjectBody project={onPage({ project, draft })} hasFilesBelow={false} />
      </div>
    </Panel>
  );
}
