import { Alert } from '#design/public/alert.tsx';
import { RadioCards } from '#design/public/choice.tsx';
import { Panel } from '#design/public/panel.tsx';
import { usePlace } from '#design/public/locale.tsx';
import { RichText } from '#design/public/rich-text.tsx';
import { formatList } from '#kit/format/names.ts';
import { counted } from '#kit/format/unit.ts';
import { categoryBySlug } from '#domains/taxonomy/categories.ts';
import { skillBySlug } from '#domains/taxonomy/skills.ts';
import { richText } from '#kit/markdown.ts';
import { contentOf, postProblems } from '../../post-rules.ts';
import { VISIBILITIES, type Visibility } from '../../project.ts';
import { scopeQuestions } from '../../scope.ts';
import { budgetWords, VISIBILITY_WORDS } from '../../words.ts';
import { PreviewRest } from './preview-rest.tsx';
import type { StepProps } from './steps.ts';

/** Who sees it, and how it will read. */
export function PostStep({ project, draft, change }: StepProps) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <RadioCards
        legend="Who can see it"
        name="visibility"
        options={VISIBILITIES.map((value) => ({ value, label: VISIBILITY_WORDS[value].label, hint: VISIBILITY_WORDS[value].hint }))}
        value={draft.visibility}
        onChange={(value) => change({ visibility: value as Visibility })}
      />
      {project.state === 'draft' ? null : <Changes project={project} />}
      <Preview {...{ project, draft }} />
    </div>
  );
}

/** What differs from what is shown, and what that means for proposals made before. */
function Changes({ project }: Pick<StepProps, 'project'>) {
  const { locale } = usePlace();
  if (project.changed.length === 0) return <Alert tone="info" title="There are no changes to post." />;
  return (
    <Alert tone={project.is_material ? 'warning' : 'info'} title={`Changed: ${formatList(project.changed, locale)}`}>
      {project.proposals === 0
        ? 'There are no proposals yet.'
        : `You have ${counted(project.proposals, { one: 'proposal', other: 'proposals' }, locale)} for the project as it was. They are notified of what changed, and can change theirs or withdraw it${project.is_material ? ' freely' : ' until you shortlist it'}.`}
    </Alert>
  );
}

function Preview({ project: { currency, files }, draft }: Pick<StepProps, 'project' | 'draft'>) {
  const { locale } = usePlace();
  if (Object.keys(postProblems(draft, currency)).length > 0)
    return (
      <Panel title="Preview">
        <p className="text-ink-2">It appears here once nothing is missing.</p>
      </Panel>
    );
  const content = contentOf(draft);
  const asked = new Map(scopeQuestions(content.category).map(({ id, question }) => [id, question]));
  return (
    <Panel title="Preview" lead={categoryBySlug(content.category)?.name}>
      <div className="grid gap-4 wrap-anywhere">
        <h3 className="text-xl">{content.title}</h3>
        <p className="tnum font-semibold">
          {budgetWords(content.budget_least, content.budget_most, locale)}, up to {counted(content.days, { one: 'day', other: 'days' }, locale)}
        </p>
        <RichText blocks={richText(content.description)} headingLevel={4} />
        {content.scope.map(({ id, answer }) => (
          <p key={id} className="whitespace-pre-line">
            <strong className="font-semibold">{asked.get(id)}</strong> {answer}
          </p>
        ))}
        {content.skills.length === 0 ? null : (
          <p>
            Skills:{' '}
            {formatList(
              content.skills.map((slug) => skillBySlug(slug)?.name ?? slug),
              locale,
            )}
          </p>
        )}
        <PreviewRest content={content} files={files} />
      </div>
    </Panel>
  );
}
