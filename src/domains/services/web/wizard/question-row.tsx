import { ArrowDown, ArrowUp } from 'lucide-react';
import { Button, IconButton } from '#design/public/button.tsx';
import { Checkbox } from '#design/public/choice.tsx';
import { FieldError, SelectField, TextArea, TextField } from '#design/public/field.tsx';
import { REQUIREMENT_KINDS, type Requirement, type RequirementKind } from '../../draft.ts';
import { hasChoices, KIND_WORDS, limitsOf, REQUIREMENT_LIMITS } from '../../requirements.ts';
import { firstProblem, type StepProps } from './step-props.ts';

const KINDS = REQUIREMENT_KINDS.map((value) => ({ value, label: KIND_WORDS[value] }));
const lines = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .slice(0, REQUIREMENT_LIMITS.choices);

/** Null is no limit; what is no whole number yet is not taken over. */
const limitIn = (typed: string): number | null | undefined =>
  typed.trim() === '' ? null : /^-?\d{1,10}$/.test(typed.trim()) ? Number(typed) : undefined;

interface QuestionRowProps {
  question: StepProps['draft']['requirements'][number];
  index: number;
  count: number;
  problems: StepProps['problems'];
  onChange: (part: Partial<Requirement & { choices: string[] }>) => void;
  onMove: (to: number) => void;
  onRemove: () => void;
}

/** One question: its words, the kind of its answer with what limits that, and its place by buttons. */
export function QuestionRow({ question, index, count, problems, onChange, onMove, onRemove }: QuestionRowProps) {
  const { kind, min, max } = question;
  const name = `requirements.${index}`;
  const limits = limitsOf(kind);
  const wrong = firstProblem(problems, `${name}.limits`);
  const limitField = (which: 'min' | 'max', label: string) => (
    <TextField
      {...(which === 'max' ? { id: `${name}.limits` } : {})}
      label={label}
      optional
      inputMode="numeric"
      className="max-w-40"
      defaultValue={(which === 'min' ? min : max)?.toString() ?? ''}
      onChange={(event) => {
        const limit = limitIn(event.target.value);
        if (limit !== undefined) onChange({ [which]: limit ?? undefined });
      }}
    />
  );
  return (
    <li className="panel pad grid gap-4">
      <TextField
        id={`${name}.question`}
        label={`Question ${index + 1}`}
        value={question.question}
        maxLength={300}
        onChange={(event) => onChange({ question: event.target.value })}
        error={firstProblem(problems, `${name}.question`)}
      />
      <SelectField
        label="Answer type"
        options={KINDS}
        value={kind}
        onChange={(event) => onChange({ kind: event.target.value as RequirementKind, min: undefined, max: undefined })}
      />
      {hasChoices(kind) ? (
        <TextArea
          id={`${name}.choices`}
          label="Choices"
          hint={`One per line, up to ${REQUIREMENT_LIMITS.choices}.`}
          rows={3}
          defaultValue={question.choices.join('\n')}
          onChange={(event) => onChange({ choices: lines(event.target.value) })}
          error={firstProblem(problems, `${name}.choices`)}
        />
      ) : null}
      {limits === null ? null : (
        <div key={kind} role="group" aria-label={`Limits of question ${index + 1}`} className="grid gap-1.5">
          <div className="flex flex-wrap gap-4">
            {limits.min === null ? null : limitField('min', limits.min)}
            {limitField('max', limits.max)}
          </div>
          {wrong === undefined ? null : <FieldError>{wrong}</FieldError>}
        </div>
      )}
      <div className="flex flex-wrap items-center justify-between gap-3">
        <Checkbox
          label="Required"
          checked={question.required}
          onChange={(event) => onChange({ required: event.target.checked })}
        />
        <div className="flex flex-wrap items-center gap-2">
          {/* A disabled button would let go of the focus: at the ends of the list these two do nothing. */}
          <IconButton
            icon={ArrowUp}
            label={`Move question ${index + 1} up`}
            aria-disabled={index === 0}
            onClick={() => onMove(index - 1)}
          />
          <IconButton
            icon={ArrowDown}
            label={`Move question ${index + 1} down`}
            aria-disabled={index === count - 1}
            onClick={() => onMove(index + 1)}
          />
          <Button size="sm" variant="ghost" onClick={onRemove}>
            Remove question {index + 1}
          </Button>
        </div>
      </div>
    </li>
  );
}
