import { Plus } from 'lucide-react';
import { MoneyField } from '#design/app/money-field.tsx';
import { NumberField } from '#design/app/number-field.tsx';
import { Button } from '#design/public/button.tsx';
import { usePlace } from '#design/public/locale.tsx';
import { afterServiceFee } from '#kit/fees.ts';
import { formatMoney } from '#kit/money.ts';
import { TextField } from '#design/public/field.tsx';
import { firstProblem, freshId, withChanged, without, type StepProps } from './step-props.ts';

/** Add-ons to any package, each with its own price and days. */
export function ExtrasList({ draft, change, problems, currency, terms }: StepProps) {
  const { locale } = usePlace();
  const add = (): void =>
    change({ extras: [...draft.extras, { id: freshId(draft.extras, 'extra'), name: '', price: null, added_days: 0 }] });
  return (
    <fieldset className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <legend className="title">Extras</legend>
      <p className="hint">Options that clients can add to any package.</p>
      {draft.extras.map((extra, index) => {
        const set = (part: Partial<typeof extra>): void => change({ extras: withChanged(draft.extras, index, part) });
        return (
          <div key={extra.id} className="panel pad grid items-start gap-4 sm:grid-cols-[minmax(0,1fr)_minmax(0,1fr)]">
            <TextField
              id={`extras.${index}.name`}
              className="sm:col-span-2"
              label="Name"
              value={extra.name}
              maxLength={100}
              onChange={(event) => set({ name: event.target.value })}
              error={firstProblem(problems, `extras.${index}.name`)}
            />
            <MoneyField
              id={`extras.${index}.price`}
              label="Price"
              currency={currency}
              value={extra.price}
              onChange={(price) => set({ price })}
              echo={(price) => `You receive ${formatMoney(afterServiceFee(price, terms), locale)}`}
              error={firstProblem(problems, `extras.${index}.price`)}
            />
            <NumberField
              label="Extra days"
              unit="days"
              min={0}
              max={30}
              value={extra.added_days}
              onChange={(addedDays) => set({ added_days: addedDays })}
            />
            <div>
              <Button
                size="sm"
                variant="ghost"
                className="-mx-3"
                onClick={() => change({ extras: without(draft.extras, index) })}
              >
                Remove extra {index + 1}
              </Button>
            </div>
          </div>
        );
      })}
      {draft.extras.length < 10 ? (
        <div>
          <Button id="extras" size="sm" icon={Plus} onClick={add}>
            Add extra
          </Button>
        </div>
      ) : null}
    </fieldset>
  );
}
