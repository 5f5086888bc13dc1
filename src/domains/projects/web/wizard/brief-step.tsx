import { headProblems } from '#domains/taxonomy/head-rules.ts';
import { MarkdownField } from '#design/app/markdown-field.tsx';
import { TextArea, TextField } from '#design/public/field.tsx';
import { CategoryField, TitleAndCategory } from '#domains/services/web/services.tsx';
import { PROJECT_LIMITS } from '../../project.ts';
import { scopeQuestions } from '../../scope.ts';
import { firstProblem, type StepProps } from './steps.ts';
import { TemplatePicker } from './template-picker.tsx';

/** Title, category, the work in words, and what a good brief of that category answers. */
export function BriefStep({ project, draft, change, problems }: StepProps) {
  const { title, description } = PROJECT_LIMITS;
  const isGiven = project.state === 'draft' && Object.keys(headProblems(draft, title)).length === 0;
  const problem = firstProblem(problems, 'description');
  const answer = (id: string, text: string): void =>
    change({ scope: [...draft.scope.filter((scopeAnswer) => scopeAnswer.id !== id), { id, answer: text }] });
  return (
    <div className="grid gap-6">
      <TitleAndCategory title={draft.title} category={draft.category} isGiven={isGiven}>
        <TextField
          id="title"
          label="Title"
          hint={`What you need, in ${title.least} to ${title.most} characters.`}
          value={draft.title}
          maxLength={200}
          onChange={(event) => change({ title: event.target.value })}
          error={firstProblem(problems, 'title')}
        />
        <CategoryField
          value={draft.category}
          onChange={(category) => change({ category, scope: [] })}
          error={firstProblem(problems, 'category')}
        />
      </TitleAndCategory>
      <TemplatePicker draft={draft} change={change} />
      <MarkdownField
        id="description"
        label="Description"
        hint="What you want in the end, what is there already, and what matters most."
        min={description.least}
        max={description.most}
        value={draft.description}
        onChange={(event) => change({ description: event.target.value })}
        {...(problem === undefined ? {} : { error: problem })}
      />
      <fieldset className="grid gap-4">
        <legend className="label mb-1.5">What people will ask you</legend>
        <p className="text-ink-2">
          Answer what you know. It saves a round of questions and makes prices easier to compare.
        </p>
        {scopeQuestions(draft.category).map(({ id, question }) => (
          <TextArea
            key={`${draft.category ?? ''} ${id}`}
            label={question}
            optional
            rows={1}
            maxLength={PROJECT_LIMITS.scopeAnswer}
            defaultValue={draft.scope.find((scopeAnswer) => scopeAnswer.id === id)?.answer ?? ''}
            onChange={(event) => answer(id, event.target.value)}
          />
        ))}
      </fieldset>
    </div>
  );
}
