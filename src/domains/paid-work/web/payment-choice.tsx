import { useState, type ReactNode } from 'react';
import { Alert } from '#design/public/alert.tsx';
import { Checkbox } from '#design/public/choice.tsx';
import { Money } from '#design/public/money.tsx';
import type { fundingOptions } from '#domains/wallet/contract.ts';
import { useWaysToPay, WaysToPay, type WayToPay } from '#domains/wallet/web/wallet.tsx';
import type { DataOf } from '#kit/endpoint.ts';
import { compare, formatMoney, isPositive, isZero, type Money as Amount } from '#kit/money.ts';
import { paymentFor, type PaymentParts } from '../payment.ts';

export type Options = DataOf<typeof fundingOptions>;
const BALANCE = 'balance';

export interface PaymentChoice {
  readonly ways: readonly WayToPay[];
  readonly picked: string;
  readonly pick: (key: string) => void;
  /** Null: all of it from the balance. */
  readonly way: WayToPay | null;
  readonly canPay: boolean;
  readonly useBalance: boolean;
  readonly setUseBalance: (isUsed: boolean) => void;
  readonly spendable: Amount;
  readonly total: Amount;
  readonly parts: PaymentParts;
}

/** From the balance where it is enough; else what it lacks by one of the ways to pay, or all of it. */
export function usePaymentChoice(
  total: Amount,
  spendable: Amount,
  { providers, smallest, owed }: Pick<Options, 'providers' | 'smallest' | 'owed'>,
): PaymentChoice {
  const ways = useWaysToPay(providers);
  const [chosen, pick] = useState<string | null>(null);
  const [isUsed, setUseBalance] = useState(true);
  const isCovered = compare(spendable, total) >= 0;
  const way =
    (chosen === BALANCE && isCovered) || (chosen === null && isCovered)
      ? null
      : (ways.find(({ key }) => key === chosen) ?? ways[0] ?? null);
  // Someone who chooses a card although the balance is enough wants to keep the balance.
  const useBalance = way === null || (isUsed && !isCovered);
  const parts = paymentFor(total, { spendable, owed, smallest }, useBalance);
  const canPay = way !== null || isCovered;
  return { ways, picked: way?.key ?? BALANCE, pick, way, canPay, useBalance, setUseBalance, spendable, total, parts };
}

/** What of it is paid how: the amount on the button. */
export const amountNow = ({ way, total, parts }: PaymentChoice): Amount => (way === null ? total : parts.toPay);

/** What a payment by card or PayPal is begun with. */
export interface Begin {
  readonly provider: WayToPay['provider'];
  readonly use_balance: boolean;
  readonly expected_payment: Amount;
  readonly method?: string;
}

/** Null: from the balance. */
export function wayOf({ way, useBalance, parts }: PaymentChoice): Begin | null {
  if (way === null) return null;
  const { provider, method } = way;
  return { provider, use_balance: useBalance, expected_payment: parts.toPay, ...(method === null ? {} : { method }) };
}

export function PaymentWays({ choice, options }: { choice: PaymentChoice; options: Options }) {
  const { ways, picked, pick, way, spendable, total, parts, useBalance, setUseBalance, canPay } = choice;
  const isCovered = compare(spendable, total) >= 0;
  if (!canPay)
    return (
      <Alert tone="warning" title="Payments aren’t set up on this site">
        The operator hasn’t connected a payment provider, and your balance doesn’t cover this.
      </Alert>
    );
  return (
    <div className="grid gap-4">
      <WaysToPay
        ways={ways}
        value={picked}
        onChange={pick}
        first={
          isCovered ? { value: BALANCE, label: 'Your balance', hint: `${formatMoney(spendable)} available` } : null
        }
      />
      {way !== null && ways.length === 1 && !isCovered ? (
        <p className="text-md">
          <span className="block font-semibold">{way.label}</span>
          <span className="block text-sm text-ink-2">{way.hint}</span>
        </p>
      ) : null}
      {way !== null && !isCovered && isPositive(spendable) ? (
        <Checkbox
          label={`Use my balance of ${formatMoney(spendable)} first`}
          checked={useBalance}
          onChange={(event) => setUseBalance(event.currentTarget.checked)}
        />
      ) : null}
      {way === null || [parts.fromBalance, parts.repays, parts.left].every(isZero) ? null : (
        <dl className="grid gap-1.5 text-md">
          {isZero(parts.fromBalance) ? null : (
            <Line label="From your balance">{<Money value={parts.fromBalance} />}</Line>
          )}
          {isZero(parts.repays) ? null : <Line label="Repays what you owe">{<Money value={parts.repays} />}</Line>}
          {isZero(parts.left) ? null : (
            <Line label={`Stays in your balance (the smallest payment is ${formatMoney(options.smallest)})`}>
              {<Money value={parts.left} />}
            </Line>
          )}
          <Line label="To pay now" isStrong>
            {<Money value={parts.toPay} />}
          </Line>
        </dl>
      )}
      {way !== null && compare(parts.toPay, options.left_today) > 0 ? (
        <Alert tone="warning" title={`You can pay ${formatMoney(options.left_today)} more by card or PayPal now`}>
          Your limit is {formatMoney(options.daily)} in 24 hours, including unfinished payments.
          {options.is_verified
            ? ''
            : ` With a verified email address, phone and identity it is ${formatMoney(options.daily_verified)}.`}
        </Alert>
      ) : null}
      {way === null ||
      way.provider === 'test' ||
      options.providers.find(({ name }) => name === way.provider)?.live !== false ? null : (
        <p className="text-sm text-ink-2">Test mode: no real money moves.</p>
      )}
    </div>
  );
}

const Line = ({ label, isStrong = false, children }: { label: string; isStrong?: boolean; children: ReactNode }) => (
  <div
    className={`flex items-baseline justify-between gap-4 ${isStrong ? 'border-t border-line pt-1.5 font-semibold' : 'text-ink-2'}`}
  >
    <dt className="min-w-0 wrap-anywhere">{label}</dt>
    <dd className="text-end">{children}</dd>
  </div>
);
