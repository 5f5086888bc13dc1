import type { ReactNode } from 'react';
import { Alert } from '#design/public/alert.tsx';
import { Money } from '#design/public/money.tsx';
import { useRead } from '#kit/web/api.ts';
import { fundingState } from '../contract.ts';
import type { PaymentOutcome } from '../funding.ts';

type Why = Exclude<PaymentOutcome, 'paid'>;
/** What a payment is made for. */
export type PaidThing = 'order' | 'milestone' | 'tip' | 'extra' | 'bonus';
const KEPT: Readonly<Record<PaidThing, Readonly<Record<Why, string>>>> = {
  order: {
    closed: 'It arrived after the order had closed, so the order wasn’t placed.',
    already_paid: 'The order was already paid by another payment, so you didn’t pay twice.',
    seller_gone: 'The freelancer isn’t taking orders at the moment, so the order wasn’t placed.',
    not_enough: 'Your balance no longer covers the rest of the total, so the order isn’t paid yet.',
  },
  milestone: {
    closed: 'It arrived after the contract had ended, so the milestone wasn’t funded.',
    already_paid: 'The milestone was already funded by another payment, so you didn’t pay twice.',
    seller_gone: 'The freelancer can’t work at the moment, so the milestone wasn’t funded.',
    not_enough: 'Your balance no longer covers the rest of the total, so the milestone isn’t funded yet.',
  },
  tip: {
    closed: 'It arrived when the tip could no longer be given.',
    already_paid: 'You had already given this tip, so you didn’t pay twice.',
    seller_gone: 'The freelancer’s account is closed or suspended, so the tip wasn’t given.',
    not_enough: 'Your balance no longer covers the rest of the tip, so it isn’t given yet.',
  },
  extra: {
    closed: 'It arrived when the extra could no longer be added.',
    already_paid: 'The extra was already paid, so you didn’t pay twice.',
    seller_gone: 'The freelancer’s account is closed or suspended, so the extra wasn’t added.',
    not_enough: 'Your balance no longer covers the rest of the extra, so it isn’t added yet.',
  },
  bonus: {
    closed: 'It arrived when the bonus could no longer be given.',
    already_paid: 'You had already given this bonus, so you didn’t pay twice.',
    seller_gone: 'The freelancer’s account is closed or suspended, so the bonus wasn’t given.',
    not_enough: 'Your balance no longer covers the rest of the bonus, so it isn’t given yet.',
  },
};
const WHILE_PENDING_MS = 8_000;

interface KeptPaymentProps {
  readonly fundingId: string;
  /** What it was made for. */
  readonly of?: PaidThing;
  /** Nothing can be paid with it any more. Otherwise a payment on its way may be the one that has just paid. */
  readonly isOver?: boolean;
  readonly children: ReactNode;
}

/** A payment that did not pay what it was made for: where its money is, and in `children` what can be done with it. */
export function KeptPayment({ fundingId, of = 'order', isOver = false, children }: KeptPaymentProps) {
  const { data } = useRead(fundingState, { params: { funding_id: fundingId } }, { refetchIntervalMs: WHILE_PENDING_MS });
  if (data === undefined || data.outcome === 'paid') return null;
  const { amount, number, outcome } = data;
  if (outcome === null)
    return data.state !== 'pending' || !isOver ? null : (
      <Alert
        tone="warning"
        live
        title={
          <>
            Your payment of <Money value={amount} /> is still pending
          </>
        }
      >
        If it goes through, we add it to your balance. Reference {number}.
      </Alert>
    );
  return (
    <Alert
      tone="warning"
      live
      title={
        <>
          Your payment of <Money value={amount} /> is in your balance
        </>
      }
      action={children}
    >
      {KEPT[of][outcome]} Reference {number}.
    </Alert>
  );
}
