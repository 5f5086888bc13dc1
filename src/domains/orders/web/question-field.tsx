import { Checkbox } from '#design/public/choice.tsx';
import { FieldError, SelectField, TextArea, TextField } from '#design/public/field.tsx';
import { answerOf, chosenOf } from '#domains/services/answers.ts';
import { limitHint, REQUIREMENT_LIMITS } from '#domains/services/requirements.ts';
import type { Workroom } from '../contract.ts';

type Question = Workroom['questions'][number];

interface QuestionFieldProps {
  question: Question;
  /** Name, handlers and error of a native field. */
  field: { readonly id: string; readonly error: string | undefined };
  /** The answer of a question with several choices. */
  chosen: () => string;
  onChoose: (answer: string) => void;
}

/** A question of the freelancer with the control that its kind of answer needs. */
export function QuestionField({ question, field, chosen, onChoose }: QuestionFieldProps) {
  const { question: label, required, kind, choices, max } = question;
  const props = { label, optional: !required, hint: limitHint(question) ?? undefined, ...field };
  if (kind === 'choices')
    return <SeveralChoices question={question} field={field} chosen={chosenOf(chosen())} onChoose={onChoose} />;
  if (kind === 'choice')
    return (
      <SelectField
        {...props}
        placeholder="Choose one"
        options={choices.map((choice) => ({ value: choice, label: choice }))}
      />
    );
  if (kind === 'line') return <TextField {...props} maxLength={max ?? REQUIREMENT_LIMITS.line} />;
  if (kind === 'number') return <TextField {...props} inputMode="decimal" className="max-w-48" />;
  if (kind === 'date') return <TextField {...props} type="date" className="max-w-48" />;
  if (kind === 'link') return <TextField {...props} type="url" inputMode="url" maxLength={REQUIREMENT_LIMITS.link} />;
  if (kind === 'file') return <TextArea {...props} rows={2} hint="Add the file below, or say where to find it." />;
  return <TextArea {...props} rows={3} maxLength={max} />;
}

type SeveralProps = Pick<QuestionFieldProps, 'question' | 'field' | 'onChoose'> & { chosen: readonly string[] };

function SeveralChoices({ question, field: { id, error }, chosen, onChoose }: SeveralProps) {
  const { question: legend, required, choices } = question;
  const hint = limitHint(question);
  const described =
    [hint === null ? '' : `${id}-hint`, error === undefined ? '' : `${id}-error`]
      .filter((elementId) => elementId !== '')
      .join(' ') || undefined;
  // In the order of the question, whatever was chosen first.
  const choose = (choice: string, isChosen: boolean) =>
    onChoose(answerOf(choices.filter((option) => (option === choice ? isChosen : chosen.includes(option)))));
  return (
    <fieldset className="grid min-w-0 gap-1.5" aria-describedby={described}>
      <legend className="label mb-1.5">
        {legend}
        {required ? null : <span className="font-normal text-ink-2"> (optional)</span>}
      </legend>
      {hint === null ? null : (
        <p id={`${id}-hint`} className="hint -mt-1.5">
          {hint}
        </p>
      )}
      {choices.map((choice, index) => (
        <Checkbox
          key={choice}
          {...(index === 0 ? { id } : {})}
          label={choice}
          checked={chosen.includes(choice)}
          onChange={(event) => choose(choice, event.target.checked)}
        />
      ))}
      {error === undefined ? null : <FieldError id={`${id}-error`}>{error}</FieldError>}
    </fieldset>
  );
}
