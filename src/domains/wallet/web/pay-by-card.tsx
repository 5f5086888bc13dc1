import { lazy, Suspense, type ReactNode } from 'react';
import { Alert } from '#design/public/alert.tsx';
import { Loading, RowsSkeleton } from '#design/public/skeleton.tsx';
import { formatMoney, type Money } from '#kit/money.ts';
import { withSearch } from '#kit/with-search.ts';
import { useCommand } from '#kit/web/api.ts';
import { openCardField } from '../contract.ts';
import { OnceOnMount } from './once-on-mount.tsx';

const CardField = lazy(async () => ({ default: (await import('./card-field.tsx')).CardField }));

export const CardWaiting = () => (
  <Loading label="Loading the card field">
    <RowsSkeleton rows={3} />
  </Loading>
);

interface PayByCardProps {
  readonly fundingId: string;
  readonly amount: Money;
  /** A path of ours that a bank's own check leads back to. */
  readonly returnPath: string;
  /** Where the person can start again. */
  readonly again: ReactNode;
  readonly onDone: () => void;
}

/** The provider's field for one payment. The outcome is read from the server, never from the browser (MON-16). */
export function PayByCard({ fundingId, amount, returnPath, again, onDone }: PayByCardProps) {
  const open = useCommand(openCardField);
  return (
    <>
      <OnceOnMount act={() => open.mutate({ params: { funding_id: fundingId } })} />
      {open.error === null ? null : (
        <Alert tone="danger" live title={open.error.message} action={again}>
          Nothing was charged.
        </Alert>
      )}
      {open.data === undefined ? (
        open.error === null ? (
          <CardWaiting />
        ) : null
      ) : (
        <Suspense fallback={<CardWaiting />}>
          <CardField
            field={open.data}
            mode="pay"
            method={open.data.method}
            act={`Pay ${formatMoney(amount)}`}
            returnUrl={withSearch(`${location.origin}${returnPath}`, { funding: fundingId })}
            onDone={onDone}
          />
        </Suspense>
      )}
    </>
  );
}
