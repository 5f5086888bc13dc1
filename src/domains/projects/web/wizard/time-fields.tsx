import { useState } from 'react';
import { NumberField } from '#design/app/number-field.tsx';
import { RadioCards } from '#design/public/choice.tsx';
import { TextField } from '#design/public/field.tsx';
import { PROJECT_LIMITS } from '../../project.ts';
import { firstProblem, type StepProps } from './steps.ts';

type Until = 'days' | 'date';

/** From when, and how long: in days, or until a date. */
export function TimeFields({ project, draft, change, problems }: StepProps) {
  const [until, setUntil] = useState<Until>(draft.due_on !== null && draft.days === null ? 'date' : 'days');
  const choose = (chosen: Until): void => {
    setUntil(chosen);
    change(chosen === 'date' ? { days: null } : { due_on: null });
  };
  const dateField = (
    id: 'start_on' | 'due_on',
    label: string,
    hint: string,
    optional: boolean,
    error = firstProblem(problems, id),
  ) => (
    <TextField
      id={id}
      label={label}
      hint={hint}
      optional={optional}
      type="date"
      min={project.dates_from}
      className="max-w-56"
      value={draft[id] ?? ''}
      onChange={({ target: { value } }) => {
        const day = value === '' ? null : value;
        change(id === 'start_on' ? { start_on: day } : { due_on: day });
      }}
      error={error}
    />
  );
  return (
    <>
      <RadioCards
        legend="How long it may take"
        name="until"
        columns={2}
        options={[
          { value: 'days', label: 'A number of days', hint: 'Counted from when someone starts' },
          { value: 'date', label: 'A deadline', hint: 'A day on which you need it' },
        ]}
        value={until}
        onChange={(value) => choose(value as Until)}
      />
      <div className="grid items-start gap-5 sm:grid-cols-2">
        {until === 'days' ? (
          <NumberField
            id="days"
            label="Time for the work"
            unit="days"
            min={1}
            max={PROJECT_LIMITS.days}
            value={draft.days}
            onChange={(days) => change({ days })}
            error={firstProblem(problems, 'days')}
          />
        ) : (
          // Without either, the rule names the days: its link and its words lead to where the answer is expected.
          <div id="days">
            {dateField(
              'due_on',
              'Deadline',
              'Everything is done by then.',
              false,
              firstProblem(problems, 'due_on') ?? firstProblem(problems, 'days'),
            )}
          </div>
        )}
        {dateField('start_on', 'Start date', 'Leave it empty if they can start when you hire.', true)}
      </div>
    </>
  );
}
