import { Plus } from 'lucide-react';
import { confirm } from '#design/app/confirm.ts';
import { MoneyField } from '#design/app/money-field.tsx';
import { NumberField } from '#design/app/number-field.tsx';
import { Alert } from '#design/public/alert.tsx';
import { Button } from '#design/public/button.tsx';
import { TextArea, TextField } from '#design/public/field.tsx';
import { PROJECT_LIMITS } from '../../project.ts';
import { suggestedMilestones } from '../../scope.ts';
import { PaidHint } from './paid-hint.tsx';
import { firstProblem, freshId, withChanged, without, type StepProps } from './steps.ts';

export function BudgetStep({ project: { currency }, draft, change, problems }: StepProps) {
  const suggest = async (): Promise<void> => {
    const { budget_most: budget, category, milestones } = draft;
    if (budget === null) return;
    const isWritten = milestones.some(({ title, criteria }) => title !== '' || criteria !== '');
    if (
      isWritten &&
      !(await confirm({ title: 'Replace your milestones?', body: 'The suggested ones replace them.', okLabel: 'Replace milestones', danger: true }))
    )
      return;
    change({ milestones: suggestedMilestones(category, budget) });
  };
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      {draft.category === null ? null : <PaidHint category={draft.category} />}
      <div className="grid items-start gap-5 sm:grid-cols-2">
        <MoneyField
          id="budget_least"
          label="Budget from"
          hint="Before the client fee. Nothing is paid by posting."
          currency={currency}
          value={draft.budget_least}
          onChange={(amount) => change({ budget_least: amount })}
          error={firstProblem(problems, 'budget_least')}
        />
        <MoneyField
          id="budget_most"
          label="Budget to"
          hint="The most you would pay one person."
          currency={currency}
          value={draft.budget_most}
          onChange={(amount) => change({ budget_most: amount })}
          error={firstProblem(problems, 'budget_most')}
        />
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
        <NumberField
          id="hires_wanted"
          label="People you want to hire"
          min={1}
          max={PROJECT_LIMITS.hires}
          value={draft.hires_wanted}
          onChange={(wanted) => change({ hires_wanted: wanted })}
          error={firstProblem(problems, 'hires_wanted')}
        />
      </div>
      <fieldset className="grid grid-cols-[minmax(0,1fr)] gap-4">
        <legend className="label">Milestones</legend>
        <p className="text-ink-2">Parts that you pay one by one, each when you accept it.</p>
        {firstProblem(problems, 'milestones') === undefined ? null : <Alert tone="danger" title={firstProblem(problems, 'milestones')} />}
        {draft.milestones.map((one, index) => {
          const set = (part: Partial<typeof one>): void => change({ milestones: withChanged(draft.milestones, index, part) });
          const field = `milestones.${index}`;
          return (
            <div key={one.id} className="panel pad grid gap-4">
              <div className="grid items-start gap-4 sm:grid-cols-[minmax(0,1fr)_12rem]">
                <TextField
                  id={`${field}.title`}
                  label={`Title of milestone ${index + 1}`}
                  value={one.title}
                  maxLength={100}
                  onChange={(event) => set({ title: event.target.value })}
                  error={firstProblem(problems, `${field}.title`)}
                />
                <MoneyField
                  id={`${field}.amount`}
                  label="Amount"
                  currency={currency}
                  value={one.amount}
                  onChange={(amount) => set({ amount })}
                  error={firstProblem(problems, `${field}.amount`)}
                />
              </div>
              <TextArea
                id={`${field}.criteria`}
                label="You accept it when"
                rows={2}
                maxLength={PROJECT_LIMITS.criteria}
                value={one.criteria}
                onChange={(event) => set({ criteria: event.target.value })}
                error={firstProblem(problems, `${field}.criteria`)}
              />
              <div>
                <Button size="sm" variant="ghost" onClick={() => change({ milestones: without(draft.milestones, index) })}>
                  Remove milestone {index + 1}
                </Button>
              </div>
            </div>
          );
        })}
        <div className="flex flex-wrap gap-3">
          {draft.milestones.length < PROJECT_LIMITS.milestones ? (
            <Button
              size="sm"
              icon={Plus}
              onClick={() =>
                change({ milestones: [...draft.milestones, { id: freshId(draft.milestones, 'milestone'), title: '', criteria: '', amount: null }] })
              }
            >
              Add a milestone
            </Button>
          ) : null}
          {draft.budget_most === null ? null : (
            <Button size="sm" onClick={() => void suggest()}>
              Suggest milestones
            </Button>
          )}
        </div>
      </fieldset>
    </div>
  );
}
