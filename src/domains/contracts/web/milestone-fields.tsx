import { Plus, Trash2 } from 'lucide-react';
import { MoneyField } from '#design/app/money-field.tsx';
import { NumberField } from '#design/app/number-field.tsx';
import { Button } from '#design/public/button.tsx';
import { TextArea, TextField } from '#design/public/field.tsx';
import { serviceFee } from '#kit/fees.ts';
import { formatMoney, subtract } from '#kit/money.ts';
import { offTheWire } from '#kit/wire-terms.ts';
import type { HireTerms } from '../contract.ts';
import { CONTRACT_LIMITS } from '../life.ts';
import { anotherMilestone, errorsOf, type MilestoneDraft } from './milestone-draft.ts';

interface MilestoneFieldsProps {
  id: string;
  /** Said once the form was sent: each row then says what is wrong in it. */
  error: string | undefined;
  terms: Pick<HireTerms, 'least' | 'most' | 'currency' | 'in_force' | 'freelancer'>;
  /** There may be none of them, and some have a place of their own already. */
  isOpenEnded?: boolean;
  value: readonly MilestoneDraft[];
  onChange: (next: readonly MilestoneDraft[]) => void;
}

const nameOf = ({ place }: MilestoneDraft): string => (place === undefined ? 'New milestone' : `Milestone ${place}`);

/** The parts of the work, each with its own price, time and criteria. */
export function MilestoneFields({ id, error, terms, isOpenEnded = false, value, onChange }: MilestoneFieldsProps) {
  const change = (index: number, part: Partial<MilestoneDraft>) =>
    onChange(value.map((milestone, at) => (at === index ? { ...milestone, ...part } : milestone)));
  const inForce = offTheWire(terms.in_force);
  return (
    <div id={id} tabIndex={-1} className="grid gap-5">
      {value.map((milestone, index) => {
        const errors = error === undefined ? {} : errorsOf(milestone, terms);
        return (
          // Rows have no name of their own while they are typed.
          <fieldset key={index} className="panel pad grid gap-4">
            <legend className="label px-1">{isOpenEnded ? nameOf(milestone) : `Milestone ${index + 1}`}</legend>
            <TextField
              label="Name"
              value={milestone.title}
              error={errors.title}
              onChange={(event) => change(index, { title: event.currentTarget.value })}
            />
            <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,13.5rem),1fr))] items-start gap-4">
              <MoneyField
                label="Price"
                hint={`From ${formatMoney(terms.least)}, plus the client fee.`}
                currency={terms.currency}
                value={milestone.price}
                error={errors.price}
                echo={(price) =>
                  `${terms.freelancer.name} earns ${formatMoney(subtract(price, serviceFee(price, inForce)))} after the service fee`
                }
                onChange={(price) => change(index, { price })}
              />
              <NumberField
                id={`${id}-days-${index}`}
                label="Time"
                unit="days"
                hint="From the moment it is funded."
                min={1}
                max={CONTRACT_LIMITS.days}
                value={milestone.days}
                error={errors.days}
                onChange={(days) => change(index, { days })}
              />
            </div>
            <TextArea
              label="Acceptance criteria"
              hint="What has to be true of the result, one criterion a line."
              rows={3}
              value={milestone.criteria}
              error={errors.criteria}
              onChange={(event) => change(index, { criteria: event.currentTarget.value })}
            />
            {value.length > 1 || isOpenEnded ? (
              <div>
                <Button
                  size="sm"
                  variant="ghost"
                  icon={Trash2}
                  onClick={() => onChange(value.filter((_one, at) => at !== index))}
                >
                  {isOpenEnded ? `Remove ${nameOf(milestone).toLowerCase()}` : `Remove milestone ${index + 1}`}
                </Button>
              </div>
            ) : null}
          </fieldset>
        );
      })}
      {value.length < CONTRACT_LIMITS.milestones ? (
        <div>
          <Button icon={Plus} onClick={() => onChange([...value, anotherMilestone(value)])}>
            Add a milestone
          </Button>
        </div>
      ) : null}
    </div>
  );
}
