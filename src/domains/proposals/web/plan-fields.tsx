import { Plus, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { MoneyField } from '#design/app/money-field.tsx';
import { NumberField } from '#design/app/number-field.tsx';
import { Button } from '#design/public/button.tsx';
import { TextArea, TextField } from '#design/public/field.tsx';
import type { DraftProblems, PartDraft } from '../own-draft.ts';
import { PROPOSAL_LIMITS } from '../proposal.ts';

interface PlanFieldsProps {
  value: readonly PartDraft[];
  currency: string;
  /** Of the brief, to begin with. */
  planned?: readonly PartDraft[];
  problems: DraftProblems;
  /** Of all of them. */
  error?: string | undefined;
  onChange: (next: readonly PartDraft[]) => void;
  onAdd: () => void;
}

/** The price and the time in parts, so that each is paid when it is accepted. Their sums are the price and the time. */
export function PlanFields({ value, currency, planned = [], problems, error, onChange, onAdd }: PlanFieldsProps) {
  // Rows have no id: where one is removed, or all are replaced, no field keeps what was typed into another.
  const [plans, setPlans] = useState(0);
  const change = (index: number, part: Partial<PartDraft>): void =>
    onChange(value.map((milestone, at) => (at === index ? { ...milestone, ...part } : milestone)));
  const replace = (next: readonly PartDraft[]): void => {
    onChange(next);
    setPlans(plans + 1);
  };
  return (
    <fieldset id="milestones" tabIndex={-1} className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <legend className="label">Milestones (optional)</legend>
      <p className="text-ink-2">
        {value.length === 0
          ? 'Split the price into parts that are paid one by one. A contract starts with them.'
          : 'Paid one by one. Together they are your price and your time.'}
      </p>
      {error === undefined ? null : <p className="text-danger">{error}</p>}
      {value.map((part, index) => {
        const field = `milestones.${index}`;
        const problem = (name: string): string | undefined => problems[`${field}.${name}`]?.[0];
        return (
          <div key={`${plans} ${index}`} className="panel pad grid gap-4">
            <TextField
              id={`${field}.title`}
              label={`Title of milestone ${index + 1}`}
              value={part.title}
              maxLength={PROPOSAL_LIMITS.milestoneTitle}
              error={problem('title')}
              onChange={(event) => change(index, { title: event.target.value })}
            />
            <div className="grid items-start gap-4 sm:grid-cols-2">
              <MoneyField
                id={`${field}.price`}
                label="Amount"
                currency={currency}
                value={part.price}
                error={problem('price')}
                onChange={(price) => change(index, { price })}
              />
              <NumberField
                id={`${field}.days`}
                label="Time"
                unit="days"
                min={1}
                max={PROPOSAL_LIMITS.days}
                value={part.days}
                error={problem('days')}
                onChange={(took) => change(index, { days: took })}
              />
            </div>
            <TextArea
              id={`${field}.criteria`}
              label="Acceptance criteria"
              hint="What has to be true of the result."
              rows={2}
              value={part.criteria}
              maxLength={PROPOSAL_LIMITS.criteria}
              error={problem('criteria')}
              onChange={(event) => change(index, { criteria: event.target.value })}
            />
            <div>
              <Button
                size="sm"
                variant="ghost"
                icon={Trash2}
                onClick={() => replace(value.filter((_one, at) => at !== index))}
              >
                Remove milestone {index + 1}
              </Button>
            </div>
          </div>
        );
      })}
      <div className="flex flex-wrap gap-3">
        {value.length < PROPOSAL_LIMITS.milestones ? (
          <Button size="sm" icon={Plus} onClick={onAdd}>
            Add a milestone
          </Button>
        ) : null}
        {value.length === 0 && planned.length > 0 ? (
          <Button size="sm" onClick={() => replace(planned)}>
            Use the client’s milestones
          </Button>
        ) : null}
      </div>
    </fieldset>
  );
}
