import { useState, type FormEvent } from 'react';
import { MoneyField } from '#design/app/money-field.tsx';
import { Alert } from '#design/public/alert.tsx';
import { Button } from '#design/public/button.tsx';
import { ErrorSummary } from '#design/public/error-summary.tsx';
import { Money } from '#design/public/money.tsx';
import { Panel } from '#design/public/panel.tsx';
import type { DataOf } from '#kit/endpoint.ts';
import { compare, formatMoney, isPositive, money, type Money as Amount } from '#kit/money.ts';
import { useCommand } from '#kit/web/api.ts';
import { startFunding, type fundingOptions } from '../contract.ts';

interface AddFundsFormProps {
  options: DataOf<typeof fundingOptions>;
  /** Minor units a checkout found missing. */
  wanted: string | null;
  /** Where in the app to go on afterwards. */
  next: string | null;
}

const QUICK = ['5000', '10000', '25000', '50000'];
const minorUnits = (text: string | null): text is string => text !== null && /^[1-9]\d{0,9}$/.test(text);

function problemOf(amount: Amount | null, { smallest, leftToday }: AddFundsFormProps['options']): string | null {
  if (amount === null) return 'Enter an amount, such as 100.';
  if (compare(amount, smallest) < 0) return `Add at least ${formatMoney(smallest)}.`;
  if (compare(amount, leftToday) > 0) return `You can add ${formatMoney(leftToday)} more today.`;
  return null;
}

/** Says what it costs (nothing, with the built-in provider), then hands over to the provider's own page. */
export function AddFundsForm({ options, wanted, next }: AddFundsFormProps) {
  const { currency } = options.smallest;
  const asked = minorUnits(wanted) ? money(wanted, currency) : null;
  const [amount, setAmount] = useState<Amount | null>(asked !== null && compare(asked, options.smallest) < 0 ? options.smallest : asked);
  const [error, setError] = useState<string | null>(null);
  const [attempt, setAttempt] = useState(0);
  const start = useCommand(startFunding);
  const provider = options.providers[0];

  if (provider === undefined)
    return (
      <Alert tone="warning" title="Money cannot be added here yet">
        The operator has not set up a payment provider.
      </Alert>
    );
  if (!isPositive(options.leftToday))
    return (
      <Alert tone="warning" title={`You have added today's limit of ${formatMoney(options.daily)}`}>
        It starts anew tomorrow.
      </Alert>
    );

  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const problem = problemOf(amount, options);
    setError(problem);
    setAttempt((count) => count + 1);
    if (problem !== null || amount === null) return;
    start.mutate(
      { body: { amount, provider: provider.name, ...(next === null ? {} : { next }) } },
      { onSuccess: ({ redirectUrl }) => location.assign(redirectUrl), onError: (failure) => setError(failure.message) },
    );
  };

  return (
    <Panel title="How much?" lead={`From ${formatMoney(options.smallest)}. ${formatMoney(options.leftToday)} left of today's ${formatMoney(options.daily)}.`}>
      <form className="grid max-w-form gap-5" noValidate onSubmit={submit}>
        <ErrorSummary items={error === null ? [] : [{ fieldId: 'amount', message: error }]} attempt={attempt} />
        <div className="flex flex-wrap gap-2" role="group" aria-label="Common amounts">
          {QUICK.map((units) => {
            const quick = money(units, currency);
            return (
              <Button key={units} size="sm" aria-pressed={amount?.amount === units} onClick={() => setAmount(quick)}>
                {formatMoney(quick, undefined, { trim: true })}
              </Button>
            );
          })}
        </div>
        <MoneyField
          key={QUICK.includes(amount?.amount ?? '') ? amount?.amount : 'typed'}
          id="amount"
          label="Amount"
          currency={currency}
          value={amount}
          onChange={(value) => setAmount(value)}
          {...(error === null ? {} : { error })}
        />
        <p className="text-sm text-ink-2">
          Cost of adding money: <Money value={money('0', currency)} />.{' '}
          {provider.live ? null : 'This instance uses the built-in test provider: no real money moves.'}
        </p>
        <div>
          <Button type="submit" variant="primary" pending={start.isPending || start.isSuccess}>
            {amount !== null && isPositive(amount) ? `Pay ${formatMoney(amount)}` : 'Go to payment'}
          </Button>
        </div>
      </form>
    </Panel>
  );
}
