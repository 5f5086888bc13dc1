import { headProblems } from '#domains/taxonomy/head-rules.ts';
import { Plus } from 'lucide-react';
import { MarkdownField } from '#design/app/markdown-field.tsx';
import { Button } from '#design/public/button.tsx';
import { TextArea, TextField } from '#design/public/field.tsx';
import { PUBLISH_LIMITS } from '../../publish-rules.ts';
import { CategoryField } from './category-field.tsx';
import { TitleAndCategory } from './title-and-category.tsx';
import { firstProblem, withChanged, without, type StepProps } from './step-props.ts';

const splitTags = (typed: string): string[] =>
  typed
    .split(',')
    .map((tag) => tag.trim())
    .filter((tag) => tag !== '')
    .slice(0, 8);

export function OverviewStep({ draft, change, problems, isFirst }: StepProps & { isFirst: boolean }) {
  const isGiven = isFirst && Object.keys(headProblems(draft, PUBLISH_LIMITS.title)).length === 0;
  return (
    <div className="grid gap-6">
      <TitleAndCategory title={draft.title} category={draft.category} isGiven={isGiven}>
        <TextField
          id="title"
          label="Title"
          hint={`What the client gets, in ${PUBLISH_LIMITS.title.least} to ${PUBLISH_LIMITS.title.most} characters.`}
          value={draft.title}
          maxLength={200}
          onChange={(event) => change({ title: event.target.value })}
          aside={
            <span className="tnum text-sm text-ink-3">
              {draft.title.trim().length} of {PUBLISH_LIMITS.title.most}
            </span>
          }
          error={firstProblem(problems, 'title')}
        />
        <CategoryField
          value={draft.category}
          onChange={(category) => change({ category })}
          error={firstProblem(problems, 'category')}
        />
      </TitleAndCategory>
      <MarkdownField
        id="description"
        label="Description"
        hint="What is included, how you work, what you need."
        min={PUBLISH_LIMITS.descriptionMin}
        max={8_000}
        value={draft.description}
        onChange={(event) => change({ description: event.target.value })}
        {...(firstProblem(problems, 'description') === undefined
          ? {}
          : { error: firstProblem(problems, 'description') })}
      />
      <TextField
        id="tags"
        label="Search tags"
        optional
        hint="Up to 8, separated by commas."
        defaultValue={draft.tags.join(', ')}
        onChange={(event) => change({ tags: splitTags(event.target.value) })}
      />
      <fieldset className="grid gap-4">
        <legend className="label">FAQs</legend>
        {draft.faq.map((entry, index) => (
          <div key={index} className="panel pad grid gap-4">
            <TextField
              id={`faq.${index}`}
              label={`Question ${index + 1}`}
              value={entry.question}
              maxLength={200}
              onChange={(event) => change({ faq: withChanged(draft.faq, index, { question: event.target.value }) })}
              error={firstProblem(problems, `faq.${index}`)}
            />
            <TextArea
              label="Answer"
              rows={3}
              value={entry.answer}
              maxLength={1_000}
              onChange={(event) => change({ faq: withChanged(draft.faq, index, { answer: event.target.value }) })}
            />
            <div>
              <Button size="sm" variant="ghost" onClick={() => change({ faq: without(draft.faq, index) })}>
                Remove FAQ {index + 1}
              </Button>
            </div>
          </div>
        ))}
        {draft.faq.length < 12 ? (
          <div>
            <Button
              id="faq"
              size="sm"
              icon={Plus}
              onClick={() => change({ faq: [...draft.faq, { question: '', answer: '' }] })}
            >
              Add FAQ
            </Button>
          </div>
        ) : null}
      </fieldset>
    </div>
  );
}
