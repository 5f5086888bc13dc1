import type { ReactNode } from 'react';
import { Alert } from '#design/public/alert.tsx';
import { Money } from '#design/public/money.tsx';
import { useRead } from '#kit/web/api.ts';
import { fundingState } from '../contract.ts';
import type { PaymentOutcome } from '../funding.ts';

type Why = Exclude<PaymentOutcome, 'paid'>;
const KEPT: Readonly<Record<'order' | 'milestone', Readonly<Record<Why, string>>>> = {
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
};
const WHILE_PENDING_MS = 8_000;

interface KeptPaymentProps {
  readonly fundingId: string;
  /** What it was made for. */
  readonly of?: 'order' | 'milestone';
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
