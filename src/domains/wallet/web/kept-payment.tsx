import type { ReactNode } from 'react';
import { Alert } from '#design/public/alert.tsx';
import { Money } from '#design/public/money.tsx';
import { useRead } from '#kit/web/api.ts';
import { fundingState } from '../contract.ts';
import { KEPT, type PaidThing } from '../kept.ts';

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
  const { data } = useRead(
    fundingState,
    { params: { funding_id: fundingId } },
    { refetchIntervalMs: WHILE_PENDING_MS },
  );
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
