import { RowsPanel } from '#design/app/paged-panel.tsx';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import { Alert } from '#design/public/alert.tsx';
import { Button } from '#design/public/button.tsx';
import { EmptyState } from '#design/public/empty-state.tsx';
import { useQueryClient } from '@tanstack/react-query';
import { keyOf, useCommand, useRead } from '#kit/web/api.ts';
import { pathTo } from '#routes';
import { paymentMethods, refreshPaymentMethods } from '../payment-methods-contract.ts';
import { OnceOnMount } from './once-on-mount.tsx';
import { PaymentMethodRow } from './payment-method-row.tsx';
import { WalletHeader } from './wallet-header.tsx';

/** A full page load: the page with the card field has a policy of its own that allows the provider's frame. */
const AddButton = () => (
  <a href={pathTo('add-payment-method')} className="btn btn-primary btn-sm">
    <span>Add payment method</span>
  </a>
);

/** The methods for paying; what is below them, such as methods for being paid, is given by the page. */
export function PaymentMethods({ children }: { children?: ReactNode }) {
  const [search, setSearch] = useSearchParams();
  const client = useQueryClient();
  const list = useRead(paymentMethods, {});
  const queryKey = keyOf(paymentMethods, {});
  // A read that started before the refresh may be answered after it: its older data must not win.
  const refresh = useCommand(refreshPaymentMethods, {
    onDone: (data) => void client.cancelQueries({ queryKey }).then(() => client.setQueryData(queryKey, data)),
  });
  const { mutate } = refresh;
  const justSaved = search.get('saved') === '1';

  return (
    <>
      <WalletHeader
        of="payment-methods"
        lead="The payment provider stores your cards. We keep only what identifies them."
      />
      {justSaved ? <OnceOnMount act={() => mutate({}, { onSuccess: () => setSearch({}, { replace: true }) })} /> : null}
      <div className="grid gap-6">
        {refresh.error === null ? null : (
          <Alert
            tone="warning"
            live
            title={refresh.error.message}
            action={
              <Button size="sm" onClick={() => mutate({})}>
                Try again
              </Button>
            }
          >
            Your saved methods are safe with the provider. They appear here once it responds.
          </Alert>
        )}
        <RowsPanel
          title="Saved payment methods"
          lead="Used when you add money. The default is offered first."
          actions={<AddButton />}
          read={list}
          items={refresh.isPending ? undefined : list.data?.methods}
          empty={
            <EmptyState title="No saved payment methods" motif="data">
              {list.data?.can_add_at.length === 0
                ? 'No connected provider stores cards. You can still pay for each purchase.'
                : 'Save a card for faster checkout.'}
            </EmptyState>
          }
          renderRow={(method) => <PaymentMethodRow key={method.id} method={method} />}
        />
        {children}
      </div>
    </>
  );
}
