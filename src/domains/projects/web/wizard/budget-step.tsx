import { Plus } from 'lucide-react';
import { confirm } from '#design/app/confirm.ts';
import { MoneyField } from '#design/app/money-field.tsx';
import { NumberField } from '#design/app/number-field.tsx';
import { Alert } from '#design/public/alert.tsx';
import { Button } from '#design/public/button.tsx';
import { Checkbox } from '#design/public/choice.tsx';
import { TextArea, TextField } from '#design/public/field.tsx';
import { usePlace } from '#design/public/locale.tsx';
import { formatMoney, sum } from '#kit/money.ts';
import { PROJECT_LIMITS } from '../../project.ts';
import { suggestedMilestones } from '../../scope.ts';
import { PaidHint } from './paid-hint.tsx';
import { firstProblem, freshId, withChanged, without, type StepProps } from './steps.ts';
import { TimeFields } from './time-fields.tsx';

export function BudgetStep(props: StepProps) {
  const { project, draft, change, problems } = props;
  const { currency } = project;
  const isUndecided = draft.budget_undecided;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      {draft.category === null ? null : <PaidHint category={draft.category} />}
      <fieldset className="grid gap-4">
        <legend className="label mb-1.5">Budget</legend>
        <p className="text-ink-2">
          A fixed price for the whole project, before the client fee: from what you expect to the most you would pay one
          person. Nothing is paid by posting.
        </p>
        {isUndecided ? null : (
          <div className="grid items-start gap-5 sm:grid-cols-2">
            <MoneyField
              id="budget_least"
              label="Budget from"
              currency={currency}
              value={draft.budget_least}
              onChange={(amount) => change({ budget_least: amount })}
              error={firstProblem(problems, 'budget_least')}
            />
            <MoneyField
              id="budget_most"
              label="Budget to"
              currency={currency}
              value={draft.budget_most}
              onChange={(amount) => change({ budget_most: amount })}
              error={firstProblem(problems, 'budget_most')}
            />
          </div>
        )}
        <Checkbox
          id="budget_undecided"
          label="I’m not sure yet"
          hint="Proposals name the price first. You can add a budget later."
          checked={isUndecided}
          onChange={(event) => change({ budget_undecided: event.target.checked })}
        />
      </fieldset>
      <TimeFields {...props} />
      <NumberField
        id="hires_wanted"
        label="People you want to hire"
        min={1}
        max={PROJECT_LIMITS.hires}
        value={draft.hires_wanted}
        onChange={(wanted) => change({ hires_wanted: wanted })}
        error={firstProblem(problems, 'hires_wanted')}
      />
      <Milestones {...props} />
    </div>
  );
}

/** Parts that are paid one by one; without a budget their amounts may be open. */
function Milestones({ project: { currency, dates_from: from }, draft, change, problems }: StepProps) {
  const {
    budget_undecided: isUndecided,
    budget_most: budget,
    category,
    milestones,
    start_on: start,
    due_on: due,
  } = draft;
  const suggest = async (): Promise<void> => {
    const isWritten = milestones.some(({ title, criteria }) => title !== '' || criteria !== '');
    if (
      isWritten &&
      !(await confirm({
        title: 'Replace your milestones?',
        body: 'The suggested ones replace them.',
        okLabel: 'Replace milestones',
        danger: true,
      }))
    )
      return;
    const begin = start ?? from;
    change({
      milestones: suggestedMilestones(
        category,
        isUndecided ? null : budget,
        due === null || due < begin ? null : { from: begin, due },
      ),
    });
  };
  return (
    <fieldset className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <legend className="label mb-1.5">Milestones</legend>
      <p className="text-ink-2">Parts that you pay one by one, each when you accept it.</p>
      {firstProblem(problems, 'milestones') === undefined ? null : (
        <Alert tone="danger" title={firstProblem(problems, 'milestones')} />
      )}
      {milestones.map((milestone, index) => {
        const set = (part: Partial<typeof milestone>): void =>
          change({ milestones: withChanged(milestones, index, part) });
        const field = `milestones.${index}`;
        return (
          <div key={milestone.id} className="panel pad grid gap-4">
            <div className="grid items-start gap-4 sm:grid-cols-[minmax(0,1fr)_12rem]">
              <TextField
                id={`${field}.title`}
                label={`Title of milestone ${index + 1}`}
                value={milestone.title}
                maxLength={100}
                onChange={(event) => set({ title: event.target.value })}
                error={firstProblem(problems, `${field}.title`)}
              />
              <MoneyField
                id={`${field}.amount`}
                label="Amount"
                optional={isUndecided}
                currency={currency}
                value={milestone.amount}
                onChange={(amount) => set({ amount })}
                error={firstProblem(problems, `${field}.amount`)}
              />
            </div>
            <TextArea
              id={`${field}.criteria`}
              label="You accept it when"
              rows={2}
              maxLength={PROJECT_LIMITS.criteria}
              value={milestone.criteria}
              onChange={(event) => set({ criteria: event.target.value })}
              error={firstProblem(problems, `${field}.criteria`)}
            />
            <div className="flex flex-wrap items-end justify-between gap-4">
              <TextField
                id={`${field}.due_on`}
                label="Due date"
                optional
                type="date"
                min={start ?? from}
                max={due ?? undefined}
                className="max-w-56"
                value={milestone.due_on ?? ''}
                onChange={(event) => set({ due_on: event.target.value === '' ? null : event.target.value })}
                error={firstProblem(problems, `${field}.due_on`)}
              />
              <Button size="sm" variant="ghost" onClick={() => change({ milestones: without(milestones, index) })}>
                Remove milestone {index + 1}
              </Button>
            </div>
          </div>
        );
      })}
      {milestones.length === 0 ? null : (
        <Together milestones={milestones} budget={isUndecided ? null : budget} currency={currency} />
      )}
      <div className="flex flex-wrap gap-3">
        {milestones.length < PROJECT_LIMITS.milestones ? (
          <Button
            size="sm"
            icon={Plus}
            onClick={() =>
              change({
                milestones: [
                  ...milestones,
                  { id: freshId(milestones, 'milestone'), title: '', criteria: '', amount: null, due_on: null },
                ],
              })
            }
          >
            Add a milestone
          </Button>
        ) : null}
        {!isUndecided && budget === null ? null : (
          <Button size="sm" onClick={() => void suggest()}>
            Suggest milestones
          </Button>
        )}
      </div>
    </fieldset>
  );
}

/** So that they can be made to fit the budget while they are typed. */
function Together({
  milestones,
  budget,
  currency,
}: Pick<StepProps['draft'], 'milestones'> & { budget: StepProps['draft']['budget_most']; currency: string }) {
  const { locale } = usePlace();
  const amounts = milestones.flatMap(({ amount }) => (amount === null ? [] : [amount]));
  return (
    <p className="tnum text-ink-2" aria-live="polite">
      Together {formatMoney(sum(amounts, currency), locale)}
      {budget === null ? '' : ` of a budget of up to ${formatMoney(budget, locale)}`}
    </p>
  );
}
