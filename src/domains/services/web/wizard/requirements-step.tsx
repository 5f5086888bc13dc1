import { Plus } from 'lucide-react';
import { Alert } from '#design/public/alert.tsx';
import { Button } from '#design/public/button.tsx';
import { Checkbox } from '#design/public/choice.tsx';
import { SelectField, TextArea, TextField } from '#design/public/field.tsx';
import { REQUIREMENT_KINDS, type RequirementKind } from '../../draft.ts';
import { firstProblem, freshId, withChanged, without, type StepProps } from './step-props.ts';

const KIND_WORDS: Record<RequirementKind, string> = { text: 'Text', choice: 'Multiple choice', file: 'File' };
const KINDS = REQUIREMENT_KINDS.map((value) => ({ value, label: KIND_WORDS[value] }));
const lines = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .slice(0, 12);

/** The questions that the buyer answers after paying; the delivery clock starts with the answers. */
export function RequirementsStep({ draft, change, problems }: StepProps) {
  const list = draft.requirements;
  const add = (): void => change({ requirements: [...list, { id: freshId(list, 'question'), kind: 'text', question: '', required: true, choices: [] }] });
  return (
    <div className="grid gap-6">
      <p className="text-ink-2">Buyers answer these right after they pay. Your delivery time starts when they do.</p>
      {firstProblem(problems, 'requirements') === undefined ? null : <Alert tone="danger" title={firstProblem(problems, 'requirements')} />}
      {list.map((one, index) => {
        const set = (part: Partial<typeof one>): void => change({ requirements: withChanged(list, index, part) });
        return (
          <div key={one.id} className="panel pad grid gap-4">
            <TextField
              id={`requirements.${index}.question`}
              label={`Question ${index + 1}`}
              value={one.question}
              maxLength={300}
              onChange={(event) => set({ question: event.target.value })}
              error={firstProblem(problems, `requirements.${index}.question`)}
            />
            <SelectField label="Answer type" options={KINDS} value={one.kind} onChange={(event) => set({ kind: event.target.value as RequirementKind })} />
            {one.kind === 'choice' ? (
              <TextArea
                id={`requirements.${index}.choices`}
                label="Choices"
                hint="One per line."
                rows={3}
                defaultValue={one.choices.join('\n')}
                onChange={(event) => set({ choices: lines(event.target.value) })}
                error={firstProblem(problems, `requirements.${index}.choices`)}
              />
            ) : null}
            <div className="flex flex-wrap items-center justify-between gap-3">
              <Checkbox label="Required" checked={one.required} onChange={(event) => set({ required: event.target.checked })} />
              <Button size="sm" variant="ghost" onClick={() => change({ requirements: without(list, index) })}>
                Remove question {index + 1}
              </Button>
            </div>
          </div>
        );
      })}
      {list.length < 20 ? (
        <div>
          <Button id="requirements" icon={Plus} onClick={add}>
            Add question
          </Button>
        </div>
      ) : null}
    </div>
  );
}
