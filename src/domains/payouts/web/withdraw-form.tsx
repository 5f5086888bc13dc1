import { useState, type FormEvent } from 'react';
import { useLocation, useSearchParams } from 'react-router';
import { MoneyField } from '#design/app/money-field.tsx';
import { Button } from '#design/public/button.tsx';
import { RadioCards } from '#design/public/choice.tsx';
import { ErrorSummary } from '#design/public/error-summary.tsx';
import { Link } from '#design/public/link.tsx';
import { Panel } from '#design/public/panel.tsx';
import { countryByCode } from '#kit/countries.ts';
import { compare, formatMoney, isPositive, money, type Money } from '#kit/money.ts';
import { pathTo } from '#routes';
import type { Overview } from '../contract.ts';
import type { Lane } from '../withdrawal.ts';
import { CostAndDates } from './cost-and-dates.tsx';
import { withAmount } from './with-amount.ts';

export interface Wish {
  readonly amount: Money;
  readonly method: Overview['methods'][number];
}

interface WithdrawFormProps {
  readonly overview: Overview;
  readonly lane: Lane;
  /** What was entered before returning from the review. */
  readonly before: Wish | null;
  readonly onReview: (wish: Wish) => void;
}

function problemOf(amount: Money | null, { smallest, available }: Overview): string | null {
  if (amount === null || !isPositive(amount)) return 'Enter an amount, such as 100.';
  if (compare(amount, smallest) < 0) return `The minimum withdrawal is ${formatMoney(smallest)}.`;
  if (compare(amount, available) > 0) return `${formatMoney(available)} is available.`;
  return null;
}

/** What was entered before something that was missing was added. */
const amountIn = (search: URLSearchParams, { smallest: { currency } }: Overview): Money | null =>
  /^[1-9]\d{0,9}$/.test(search.get('amount') ?? '') ? money(search.get('amount') ?? '', currency) : null;

const detailOf = ({ holder, country, is_proven: isProven }: Wish['method']): string =>
  `${holder}, ${countryByCode(country)?.name ?? country}. ${isProven ? 'You’ve been paid to this method before.' : 'Not used yet.'}`;

/** How much and where to. Cost and arrival are shown before the button. */
export function WithdrawForm({ overview, lane, before, onReview }: WithdrawFormProps) {
  const [search, setSearch] = useSearchParams();
  const [amount, setAmount] = useState<Money | null>(before?.amount ?? amountIn(search, overview));
  const [error, setError] = useState<string | null>(null);
  const [attempt, setAttempt] = useState(0);
  const usable = overview.methods.filter(({ problem }) => problem === null);
  const [picked, setPicked] = useState(before?.method.id ?? null);
  const method =
    usable.find(({ id }) => id === picked) ?? usable.find(({ is_default: isDefault }) => isDefault) ?? usable[0];
  const { available, smallest } = overview;
  const { pathname } = useLocation();

  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const problem = problemOf(amount, overview);
    setError(problem);
    setAttempt((count) => count + 1);
    if (problem !== null || amount === null || method === undefined) return;
    // In the address, so that it outlives what may still turn out to be missing.
    setSearch({ amount: amount.amount }, { replace: true });
    onReview({ amount, method });
  };
  const takeAll = (): void => {
    setAmount(available);
    setError(null);
  };

  if (compare(available, smallest) < 0)
    return (
      <Panel title="How much?" className="max-w-form-card">
        <p className="text-md text-ink-2">
          The minimum withdrawal is {formatMoney(smallest)}, and {formatMoney(available)} is available. Clearing
          earnings are added on their dates.
        </p>
      </Panel>
    );
  return (
    <Panel
      className="max-w-form-card"
      title="How much?"
      lead={`From ${formatMoney(smallest)} to ${formatMoney(available)}. The fee is included in the amount.`}
    >
      <form className="grid max-w-form gap-5" noValidate onSubmit={submit}>
        <ErrorSummary items={error === null ? [] : [{ fieldId: 'amount', message: error }]} attempt={attempt} />
        <div className="grid gap-2">
          <MoneyField
            id="amount"
            label="Amount"
            currency={smallest.currency}
            value={amount}
            onChange={setAmount}
            {...(error === null ? {} : { error })}
          />
          <div>
            <Button size="sm" onClick={takeAll}>
              Withdraw all, {formatMoney(available)}
            </Button>
          </div>
        </div>
        {method === undefined ? null : (
          <RadioCards
            legend="Where to"
            name="method"
            value={method.id}
            onChange={setPicked}
            options={usable.map((payoutMethod) => ({
              value: payoutMethod.id,
              label: payoutMethod.label,
              hint: detailOf(payoutMethod),
            }))}
          />
        )}
        <p>
          <Link
            href={pathTo(
              'payment-methods',
              {},
              { add: 'payout', return_to: withAmount(pathname, amount?.amount ?? null) },
            )}
            className="link"
          >
            Use another payout method
          </Link>
        </p>
        {amount === null || !isPositive(amount) || method === undefined ? null : (
          <CostAndDates amount={amount} method={method} lane={lane} overview={overview} />
        )}
        {overview.live ? null : <p className="text-sm text-ink-2">Test mode: no real money moves.</p>}
        <div>
          <Button type="submit" variant="primary">
            Review
          </Button>
        </div>
      </form>
    </Panel>
  );
}
