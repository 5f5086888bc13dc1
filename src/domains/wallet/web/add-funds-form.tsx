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
import { useShownAgain } from '#kit/web/use-shown-again.ts';
import { startFunding, type fundingOptions } from '../contract.ts';
import { useWaysToPay, WaysToPay } from './ways-to-pay.tsx';

interface AddFundsFormProps {
  options: DataOf<typeof fundingOptions>;
  /** Minor units a checkout found missing. */
  wanted: string | null;
  /** The page that found it missing. */
  returnTo: string | null;
}

const QUICK = ['5000', '10000', '25000', '50000'];
const minorUnits = (text: string | null): text is string => text !== null && /^[1-9]\d{0,9}$/.test(text);

function problemOf(
  amount: Amount | null,
  { smallest, left_today: leftToday }: AddFundsFormProps['options'],
): string | null {
  if (amount === null) return 'Enter an amount, such as 100.';
  if (compare(amount, smallest) < 0) return `Add at least ${formatMoney(smallest)}.`;
  if (compare(amount, leftToday) > 0) return `You can add ${formatMoney(leftToday)} more now.`;
  return null;
}

/** Shows the cost and what is left of the daily limit, then hands over to the provider. */
export function AddFundsForm({ options, wanted, returnTo }: AddFundsFormProps) {
  const { currency } = options.smallest;
  const missing = minorUnits(wanted) ? money(wanted, currency) : null;
  const isBelowSmallest = missing !== null && compare(missing, options.smallest) < 0;
  const [amount, setAmount] = useState<Amount | null>(isBelowSmallest ? options.smallest : missing);
  const [error, setError] = useState<string | null>(null);
  const [attempt, setAttempt] = useState(0);
  const start = useCommand(startFunding);
  useShownAgain(() => start.reset());
  const ways = useWaysToPay(options.providers);
  const [picked, setPicked] = useState<string | null>(null);
  const way = ways.find(({ key }) => key === picked) ?? ways[0];
  const provider = options.providers.find(({ name }) => name === way?.provider);

  if (way === undefined || provider === undefined)
    return (
      <Alert tone="warning" title="You can’t add funds yet">
        The operator hasn’t set up a payment provider.
      </Alert>
    );
  if (!isPositive(options.left_today))
    return (
      <Alert tone="warning" title={`You’ve reached your limit of ${formatMoney(options.daily)} in 24 hours`}>
        You can add more 24 hours after your earlier payments.
      </Alert>
    );

  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const problem = problemOf(amount, options);
    setError(problem);
    setAttempt((count) => count + 1);
    if (problem !== null || amount === null) return;
    start.mutate(
      {
        body: {
          amount,
          provider: provider.name,
          ...(way.method === null ? {} : { method: way.method }),
          ...(returnTo === null ? {} : { next: returnTo }),
        },
      },
      {
        onSuccess: ({ redirect_url: redirectUrl }) => location.assign(redirectUrl),
        onError: (failure) => setError(failure.message),
      },
    );
  };

  return (
    <Panel
      className="max-w-form-card"
      title="How much?"
      lead={`From ${formatMoney(options.smallest)}. ${formatMoney(options.left_today)} left of ${formatMoney(options.daily)} in 24 hours.`}
    >
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
          id="amount"
          label="Amount"
          currency={currency}
          value={amount}
          onChange={(value) => setAmount(value)}
          {...(isBelowSmallest
            ? {
                hint: `You lack ${formatMoney(missing)}, and ${formatMoney(options.smallest)} is the smallest payment. The rest stays in your balance.`,
              }
            : {})}
          {...(error === null ? {} : { error })}
        />
        <WaysToPay ways={ways} value={way.key} onChange={setPicked} />
        {isPositive(options.owed) ? (
          <Alert tone="warning" title={`You owe ${formatMoney(options.owed)}`}>
            A payment was reversed after you spent it. The funds you add repay this first; the rest is yours to spend.
          </Alert>
        ) : null}
        <p className="text-sm text-ink-2">
          Fee: <Money value={options.cost} />. You can return unspent money at any time.{' '}
          {provider.live ? null : 'Test mode: no real money moves.'}
        </p>
        {options.is_verified ? null : (
          <p className="text-sm text-ink-2">
            With a verified email address, phone and identity the limit is{' '}
            {formatMoney(options.daily_verified, undefined, { trim: true })} a day.
          </p>
        )}
        <div>
          <Button type="submit" variant="primary" pending={start.isPending || start.isSuccess}>
            {amount !== null && isPositive(amount) ? `Pay ${formatMoney(amount)}` : 'Go to payment'}
          </Button>
        </div>
      </form>
    </Panel>
  );
}
