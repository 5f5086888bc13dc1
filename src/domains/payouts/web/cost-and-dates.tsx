import { instanceLocale } from '#kit/locale.ts';
import { formatRate } from '#kit/format/number.ts';
import { Money } from '#design/public/money.tsx';
import { When } from '#design/public/when.tsx';
import { wholeUnits } from '#kit/fees.ts';
import { formatMoney, negate, type Money as Amount } from '#kit/money.ts';
import { offTheWire } from '#kit/wire-terms.ts';
import { formatUnit } from '#kit/format/unit.ts';
import { serverNow } from '#kit/web/server-clock.ts';
import type { Overview } from '../contract.ts';
import { planOf, type Plan } from '../plan.ts';
import { arrives, PAYOUT_RULES, withdrawalFee, type PayoutKind, type WithdrawalTerms } from '../terms.ts';
import type { Lane } from '../withdrawal.ts';
import { FactList, type Fact } from './fact-list.tsx';

interface CostAndDatesProps {
  readonly amount: Amount;
  readonly method: Overview['methods'][number];
  readonly lane: Lane;
  readonly overview: Pick<Overview, 'has_been_paid' | 'taken_out' | 'in_force'>;
  /** Who and where: shown again before the money leaves. */
  readonly lead?: readonly Fact[];
}

const At = ({ date }: { date: Date }) => <When at={date.toISOString()} style="exact" />;

export function feeWords(kind: PayoutKind, lane: Lane, currency: string, terms: WithdrawalTerms): string {
  const {
    expressRate,
    expressLeastWhole,
    expressMostWhole,
    withdrawalBankWhole,
    withdrawalPaypalRate,
    withdrawalPaypalMostWhole,
  } = terms;
  const whole = (count: number): string => formatMoney(wholeUnits(count, currency), undefined, { trim: true });
  if (lane === 'express')
    return `Express fee, ${formatRate(expressRate, instanceLocale())}, from ${whole(expressLeastWhole)} to ${whole(expressMostWhole)}`;
  return kind === 'bank'
    ? `Bank transfer fee, ${whole(withdrawalBankWhole)} per withdrawal`
    : `PayPal fee, ${formatRate(withdrawalPaypalRate, instanceLocale())}, up to ${whole(withdrawalPaypalMostWhole)}`;
}

/** A withdrawal's costs and dates, the same before and after the request (PAY-1). */
export function CostAndDates({ amount, method, lane, overview, lead = [] }: CostAndDatesProps) {
  const { has_been_paid: hasBeenPaid, taken_out: takenOut } = overview;
  const terms = offTheWire(overview.in_force);
  const fee = withdrawalFee(amount, method.kind, lane, terms);
  const { is_proven: isProven, kind } = method;
  const facts = { isProven, hasBeenPaid, methodAddedAt: new Date(method.added_at), now: new Date(serverNow()) };
  const plan = planOf({ amount, kind, lane, takenOut, ...facts }, terms);
  return (
    <div className="grid gap-3">
      <FactList
        label="Cost and dates"
        facts={[
          ...lead,
          { label: 'Deducted from your available balance', value: <Money value={amount} /> },
          { label: feeWords(kind, lane, amount.currency, terms), value: <Money value={negate(fee)} /> },
          { label: 'You get', value: <Money value={arrives(amount, fee)} />, isSum: true },
          ...(plan.hold === null ? [] : [{ label: 'On hold until', value: <At date={plan.hold.until} /> }]),
          {
            label: plan.isReviewed ? 'Sent by' : 'Goes out',
            value: lane === 'express' && isAtOnce(plan) ? 'Immediately' : <At date={plan.goesOutAt} />,
          },
          { label: lane === 'express' ? 'Promised by' : 'Arrives by', value: <At date={plan.arrivesBy} /> },
        ]}
      />
      <Notes plan={plan} lane={lane} kind={kind} promiseHours={terms.expressPromiseHours} />
    </div>
  );
}

const isAtOnce = ({ hold, isReviewed }: Plan): boolean => hold === null && !isReviewed;

function Notes({ plan, lane, kind, promiseHours }: { plan: Plan; lane: Lane; kind: PayoutKind; promiseHours: number }) {
  const notes = [
    ...(plan.hold === null ? [] : [plan.hold.reason]),
    ...(plan.isReviewed
      ? [
          `With your other recent withdrawals, this amount needs a review first, within ${PAYOUT_RULES.reviewWorkingDays} business day.`,
        ]
      : []),
    ...(lane === 'standard' && kind === 'bank'
      ? [`Banks need up to ${PAYOUT_RULES.bankWorkingDays} business days after we send it.`]
      : []),
    ...(lane === 'express' && !isAtOnce(plan)
      ? [`The promised ${formatUnit(promiseHours, 'hour')} start when we send it.`]
      : []),
  ];
  return notes.length === 0 ? null : (
    <ul className="grid list-disc gap-1 ps-5 text-sm text-ink-2">
      {notes.map((note) => (
        <li key={note}>{note}</li>
      ))}
    </ul>
  );
}
