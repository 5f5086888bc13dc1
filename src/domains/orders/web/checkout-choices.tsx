import { Check, RadioCards } from '#design/public/choice.tsx';
import { Money } from '#design/public/money.tsx';
import { Name } from '#design/public/name.tsx';
import type { DataOf } from '#kit/endpoint.ts';
import { formatUnit } from '#kit/format/unit.ts';
import type { orderQuote } from '../contract.ts';
import type { Wanted } from './checkout-query.ts';

interface CheckoutChoicesProps {
  readonly choices: DataOf<typeof orderQuote>['choices'];
  readonly wanted: Wanted;
  readonly onChange: (next: Partial<Wanted>) => void;
}

/** The package and the extras can be changed to the last moment; the total follows from the server (MON-6). */
export function CheckoutChoices({ choices: { packages, extras }, wanted, onChange }: CheckoutChoicesProps) {
  const toggle = (id: string): void =>
    onChange({
      extras: wanted.extras.includes(id) ? wanted.extras.filter((extra) => extra !== id) : [...wanted.extras, id],
    });
  return (
    <div className="grid gap-4">
      {packages.length > 1 ? (
        <RadioCards
          legend="Package"
          name="package"
          value={wanted.package ?? ''}
          onChange={(value) => {
            const chosen = packages.find(({ tier }) => tier === value);
            if (chosen !== undefined) onChange({ package: chosen.tier });
          }}
          options={packages.map(({ tier, name, description, price, delivery_days: days }) => ({
            value: tier,
            label: <Name of={name} />,
            hint: `${description} · ${formatUnit(days, 'day')}`,
            aside: <Money value={price} />,
          }))}
        />
      ) : null}
      {extras.length > 0 ? (
        <fieldset>
          <legend className="label mb-1">Extras</legend>
          {extras.map(({ id, title, price, added_days: days }) => (
            <Check
              key={id}
              name="extras"
              value={id}
              checked={wanted.extras.includes(id)}
              onChange={() => toggle(id)}
              label={
                <span className="flex flex-wrap justify-between gap-x-3">
                  <span className="font-normal wrap-anywhere">
                    <Name of={title} />
                  </span>
                  <Money value={price} signed />
                </span>
              }
              {...(days > 0 ? { hint: `Adds ${formatUnit(days, 'day')}` } : {})}
            />
          ))}
        </fieldset>
      ) : null}
    </div>
  );
}
