import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { Unread } from '#design/app/unread.tsx';
import { Alert } from '#design/public/alert.tsx';
import { Button, LinkButton } from '#design/public/button.tsx';
import { Money } from '#design/public/money.tsx';
import { isPositive } from '#kit/money.ts';
import { readAgain, useCommand, useRead } from '#kit/web/api.ts';
import { pathTo } from '#routes';
import { fundingOptions, fundingState, lookUpFunding, myBalance, recentFundings } from '../contract.ts';
import { ReceiptButton } from './receipt-button.tsx';
import { retryOf } from './retry-of.ts';

const WHILE_OPEN_MS = 1_500;

/** The outcome of one payment. While it is open it is read again automatically; nobody needs to reload (PAY-4). */
export function FundingProgress({ fundingId }: { fundingId: string }) {
  const client = useQueryClient();
  const state = useRead(fundingState, { params: { funding_id: fundingId } }, { refetchIntervalMs: WHILE_OPEN_MS });
  const ask = useCommand(lookUpFunding, { stales: [fundingState] });
  const reached = state.data?.state;
  useEffect(() => {
    if (reached === 'succeeded' || reached === 'failed')
      void readAgain(client, [myBalance, fundingOptions, recentFundings]);
  }, [client, reached]);

  // A look that fails later changes nothing of what is known.
  if (state.data === undefined)
    return (
      <Unread what="Your payment" read={state}>
        <Alert title="Looking up your payment" />
      </Unread>
    );
  const { number, amount, repaid, reason, redirect_url: redirectUrl, next } = state.data;
  const retry = retryOf(state.data);
  switch (state.data.state) {
    case 'succeeded':
      return (
        <Alert
          tone="success"
          live
          title={
            <>
              <Money value={amount} /> added
            </>
          }
          action={
            <div className="flex flex-wrap gap-2">
              {next === null ? null : (
                <LinkButton href={next} size="sm" variant="primary">
                  Back to where you were
                </LinkButton>
              )}
              <LinkButton href={pathTo('transactions')} size="sm">
                See transactions
              </LinkButton>
              <ReceiptButton number={number} />
            </div>
          }
        >
          {isPositive(repaid) ? (
            <>
              <Money value={repaid} /> of it repaid your debt. The rest is spendable.{' '}
            </>
          ) : null}
          Reference {number}.
        </Alert>
      );
    case 'failed':
    case 'expired':
      return (
        <Alert
          tone="danger"
          live
          title="Payment not completed"
          action={
            retry === null ? null : (
              <LinkButton href={retry} size="sm">
                Try again
              </LinkButton>
            )
          }
        >
          {reason ?? 'The payment wasn’t completed in time.'} You were not charged. Reference {number}.
        </Alert>
      );
    default:
      return (
        <Alert
          tone="warning"
          live
          title="Waiting for the provider to confirm"
          action={
            <div className="flex flex-wrap gap-2">
              <Button
                size="sm"
                pending={ask.isPending}
                onClick={() => ask.mutate({ params: { funding_id: fundingId } })}
              >
                Check now
              </Button>
              {redirectUrl === null ? null : (
                <a href={redirectUrl} className="btn btn-ghost btn-sm">
                  <span>Back to the payment page</span>
                </a>
              )}
            </div>
          }
        >
          <Money value={amount} /> isn’t in your wallet yet. We’re waiting for the provider to confirm the payment, and
          this page updates automatically. Do not pay again. Reference {number}.
        </Alert>
      );
  }
}
