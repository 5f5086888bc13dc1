import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import { Alert } from '#design/public/alert.tsx';
import { Button } from '#design/public/button.tsx';
import { EmptyState } from '#design/public/empty-state.tsx';
import { PageHeader } from '#design/public/page-header.tsx';
import { Panel } from '#design/public/panel.tsx';
import { Loading, RowsSkeleton } from '#design/public/skeleton.tsx';
import { useQueryClient } from '@tanstack/react-query';
import { keyOf, useCommand, useRead } from '#kit/web/api.ts';
import { pathTo } from '#routes';
import { paymentMethods, refreshPaymentMethods } from '../payment-methods-contract.ts';
import { OnceOnMount } from './once-on-mount.tsx';
import { PaymentMethodRow } from './payment-method-row.tsx';
import { Unread } from '#design/app/unread.tsx';

/** A whole page load: the page with the card field carries a policy of its own that admits the provider's frame. */
const AddButton = () => (
  <a href={pathTo('add-payment-method')} className="btn btn-primary btn-sm">
    <span>Add a method</span>
  </a>
);

/** The methods for paying; what stands below them, such as methods for being paid, is given by the page. */
export function PaymentMethods({ children }: { children?: ReactNode }) {
  const [search, setSearch] = useSearchParams();
  const client = useQueryClient();
  const list = useRead(paymentMethods, {});
  const queryKey = keyOf(paymentMethods, {});
  // A read that began before the refresh knows less and may be answered after it: it must not have the last word.
  const refresh = useCommand(refreshPaymentMethods, {
    onDone: (data) => void client.cancelQueries({ queryKey }).then(() => client.setQueryData(queryKey, data)),
  });
  const { mutate } = refresh;
  const justSaved = search.get('saved') === '1';

  return (
    <>
      <PageHeader title="Payment methods" lead="The card itself stays with the payment provider; here is only what tells your cards apart." />
      {justSaved ? <OnceOnMount act={() => mutate({}, { onSuccess: () => setSearch({}, { replace: true }) })} /> : null}
      <div className="grid gap-6">
        {refresh.error === null ? null : (
          <Alert
            tone="warning"
            live
            title={refresh.error.message}
            action={
              <Button size="sm" onClick={() => mutate({})}>
                Ask again
              </Button>
            }
          >
            What you saved is safe with the provider. It appears here once it answers.
          </Alert>
        )}
        <Panel title="For paying" lead="Used when you add money. The default is offered first." actions={<AddButton />} flush>
          {list.data === undefined || refresh.isPending ? (
            <div className="px-4 pb-4 sm:px-5">
              <Unread what="Your cards" read={list}>
                <Loading label="Loading your methods">
                  <RowsSkeleton rows={2} />
                </Loading>
              </Unread>
            </div>
          ) : list.data.methods.length === 0 ? (
            <div className="px-4 pb-4 sm:px-5">
              <EmptyState title="No saved methods" motif="data">
                {list.data.canAddAt.length === 0
                  ? 'No provider here keeps methods. You can still pay at each purchase.'
                  : 'Save a card to pay without typing it each time.'}
              </EmptyState>
            </div>
          ) : (
            <ul className="divide-y divide-line border-t border-line">
              {list.data.methods.map((method) => (
                <PaymentMethodRow key={method.id} method={method} />
              ))}
            </ul>
          )}
        </Panel>
        {children}
      </div>
    </>
  );
}
