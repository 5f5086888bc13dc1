import { useEffect, useEffectEvent, useState, type ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import { Unread } from '#design/app/unread.tsx';
import { Alert } from '#design/public/alert.tsx';
import { Button } from '#design/public/button.tsx';
import { useCommand, useRead } from '#kit/web/api.ts';
import { fundingState, lookUpFunding } from '../contract.ts';
import type { PaidThing } from '../kept.ts';
import { isNoSuchFunding } from '../no-such-funding.ts';
import { KeptPayment } from './kept-payment.tsx';
import { OnceOnMount } from './once-on-mount.tsx';
import { PayByCard } from './pay-by-card.tsx';

const WHILE_OPEN_MS = 1_500;

interface PaymentForProps {
  readonly fundingId: string;
  /** The page it is on: where a bank's own check leads back to. What its address says beside the payment stays. */
  readonly path: string;
  readonly of: PaidThing;
  /** What is done with the money once it came, and what is true after a payment that failed. */
  readonly placing: string;
  readonly notCharged: string;
  /** What it was paid for is seen to be paid: the page reads it again. */
  readonly onSettled: () => void;
  /** Below a payment that did not go through: the ways to pay, with what was chosen. */
  readonly children: ReactNode;
}

/**
 * One payment for something, on its page: the card field, the wait, or why not. Returning from a provider proves
 * nothing (MON-16).
 */
export function PaymentFor({ fundingId, of, path, placing, notCharged, onSettled, children }: PaymentForProps) {
  const [search, setSearch] = useSearchParams();
  const state = useRead(fundingState, { params: { funding_id: fundingId } }, { refetchIntervalMs: WHILE_OPEN_MS });
  const ask = useCommand(lookUpFunding, { stales: [fundingState], isMark: true });
  const [handedOver, setHandedOver] = useState(search.has('payment_intent'));
  const own = Object.fromEntries(new URL(path, location.origin).searchParams);
  const wasCanceled = search.has('canceled');
  const { state: reached = null, outcome = null } = state.data ?? {};
  const settled = useEffectEvent(onSettled);
  useEffect(() => {
    if (outcome !== null) settled();
  }, [outcome]);
  const lookUp = (): void => ask.mutate({ params: { funding_id: fundingId } });
  // The provider has it, or says so: its secret and its names leave the address.
  const arrive = (
    <OnceOnMount
      act={() => {
        lookUp();
        setSearch(wasCanceled ? { ...own, funding: fundingId, canceled: '1' } : { ...own, funding: fundingId }, {
          replace: true,
        });
      }}
    />
  );
  if (isNoSuchFunding(state.error)) return children;
  if (state.data === undefined)
    return (
      <Unread what="Your payment" read={state}>
        <Alert title="Looking up your payment" />
      </Unread>
    );
  const { amount, number, provider, reason, redirect_url: redirectUrl } = state.data;
  const other = (
    <Button size="sm" onClick={() => setSearch(own, { replace: true })}>
      Pay another way
    </Button>
  );
  if (outcome === 'not_enough')
    return (
      <>
        <KeptPayment fundingId={fundingId} of={of}>
          {null}
        </KeptPayment>
        {children}
      </>
    );
  if (reached === 'failed' || reached === 'expired')
    return (
      <>
        <Alert tone="danger" live title="Payment failed">
          {reason ?? 'It wasn’t completed in time.'} {notCharged} Reference {number}.
        </Alert>
        {children}
      </>
    );
  if (reached === 'created' && provider === 'card' && redirectUrl !== null && !handedOver)
    return (
      <PayByCard
        key={fundingId}
        fundingId={fundingId}
        amount={amount}
        returnPath={path}
        again={other}
        onDone={() => {
          setHandedOver(true);
          lookUp();
        }}
      />
    );
  if (reached === 'created' && wasCanceled)
    return (
      <>
        {arrive}
        <Alert
          tone="warning"
          live
          title="You left PayPal without paying"
          action={
            redirectUrl === null ? null : (
              <a href={redirectUrl} className="btn btn-line btn-sm">
                <span>Continue at PayPal</span>
              </a>
            )
          }
        >
          You were not charged. Reference {number}.
        </Alert>
        {children}
      </>
    );
  return (
    <>
      {arrive}
      <Alert
        tone={reached === 'succeeded' ? 'success' : 'warning'}
        live
        title={reached === 'succeeded' ? `Payment received. ${placing}` : 'Checking with the payment provider…'}
        action={
          reached === 'succeeded' ? null : (
            <div className="flex flex-wrap gap-2">
              <Button size="sm" pending={ask.isPending} onClick={lookUp}>
                Check again
              </Button>
              {redirectUrl === null || provider === 'card' ? null : (
                <a href={redirectUrl} className="btn btn-ghost btn-sm">
                  <span>Back to the payment page</span>
                </a>
              )}
            </div>
          )
        }
      >
        {reached === 'succeeded'
          ? null
          : 'Your payment isn’t confirmed yet. Do not pay again. This page updates automatically, and you are never charged twice. '}
        Reference {number}.
      </Alert>
    </>
  );
}
