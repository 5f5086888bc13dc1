import { Money } from '#design/public/money.tsx';
import { When } from '#design/public/when.tsx';
import { wholeUnits } from '#kit/fees.ts';
import { formatMoney, negate, type Money as Amount } from '#kit/money.ts';
import { serverNow } from '#kit/web/server-clock.ts';
import { planOf, type Plan } from '../plan.ts';
import { arrives, PAYOUT_TERMS, withdrawalFee, type PayoutKind } from '../terms.ts';
import type { Lane } from '../withdrawal.ts';
import { FactList, type Fact } from './fact-list.tsx';
import type { Overview } from './use-payouts.ts';
import type { Wish } from './withdraw-form.tsx';

interface CostAndDatesProps {
  readonly amount: Amount;
  readonly method: Wish['method'];
  readonly lane: Lane;
  readonly overview: Pick<Overview, 'hasBeenPaid' | 'takenOut'>;
  /** Who and where: said again before the money leaves. */
  readonly lead?: readonly Fact[];
}

const At = ({ date }: { date: Date }) => <When at={date.toISOString()} style="exact" />;

export function feeWords(kind: PayoutKind, lane: Lane, currency: string): string {
  const { expressRate, paypalRate, bankFeeWhole, expressLeastWhole, expressMostWhole, paypalMostWhole } = PAYOUT_TERMS;
  const whole = (count: number): string => formatMoney(wholeUnits(count, currency), undefined, { trim: true });
  if (lane === 'express') return `Express fee, ${expressRate / 100} %, from ${whole(expressLeastWhole)} to ${whole(expressMostWhole)}`;
  return kind === 'bank' ? `Bank fee, ${whole(bankFeeWhole)} each time` : `PayPal fee, ${paypalRate / 100} %, ${whole(paypalMostWhole)} at most`;
}

/** The bill and the calendar of a withdrawal, the same figures before and after it is asked for (PAY-1). */
export function CostAndDates({ amount, method, lane, overview: { hasBeenPaid, takenOut }, lead = [] }: CostAndDatesProps) {
  const fee = withdrawalFee(amount, method.kind, lane);
  const { isProven, kind } = method;
  const plan = planOf({ amount, kind, lane, takenOut, isProven, hasBeenPaid, methodAddedAt: new Date(method.addedAt), now: new Date(serverNow()) });
  return (
    <div className="grid gap-3">
      <FactList
        label="Cost and dates"
        facts={[
          ...lead,
          { label: 'Taken from what is available', value: <Money value={amount} /> },
          { label: feeWords(kind, lane, amount.currency), value: <Money value={negate(fee)} /> },
          { label: 'You get', value: <Money value={arrives(amount, fee)} />, isSum: true },
          ...(plan.hold === null ? [] : [{ label: 'Waits until', value: <At date={plan.hold.until} /> }]),
          {
            label: plan.isReviewed ? 'Goes out, at the latest' : 'Goes out',
            value: lane === 'express' && isAtOnce(plan) ? 'At once' : <At date={plan.goesOutAt} />,
          },
          { label: lane === 'express' ? 'Promised by' : 'Arrives by', value: <At date={plan.arrivesBy} /> },
        ]}
      />
      <Notes plan={plan} lane={lane} kind={kind} />
    </div>
  );
}

const isAtOnce = ({ hold, isReviewed }: Plan): boolean => hold === null && !isReviewed;

function Notes({ plan, lane, kind }: { plan: Plan; lane: Lane; kind: Wish['method']['kind'] }) {
  const notes = [
    ...(plan.hold === null ? [] : [plan.hold.reason]),
    ...(plan.isReviewed
      ? [`With your other recent withdrawals it is large enough that a person looks at it first, within ${PAYOUT_TERMS.reviewWorkingDays} business day.`]
      : []),
    ...(lane === 'standard' && kind === 'bank' ? [`Banks need up to ${PAYOUT_TERMS.bankWorkingDays} working days after it went out.`] : []),
    ...(lane === 'express' && !isAtOnce(plan) ? [`The promise of ${PAYOUT_TERMS.expressPromiseHours} hours counts from when it goes out.`] : []),
  ];
  return notes.length === 0 ? null : (
    <ul className="grid list-disc gap-1 ps-5 text-sm text-ink-2">
      {notes.map((note) => (
        <li key={note}>{note}</li>
      ))}
    </ul>
  );
}
