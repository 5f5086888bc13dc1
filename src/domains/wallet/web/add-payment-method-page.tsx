import { lazy, Suspense, useEffect } from 'react';
import { useNavigate, type MetaFunction } from 'react-router';
import { Alert } from '#design/public/alert.tsx';
import { Button, LinkButton } from '#design/public/button.tsx';
import { Panel } from '#design/public/panel.tsx';
import { Bone, Loading, TextSkeleton } from '#design/public/skeleton.tsx';
import { titled } from '#kit/brand.ts';
import { useCommand, useRead } from '#kit/web/api.ts';
import { useShownAgain } from '#kit/web/use-shown-again.ts';
import { pathTo, titleOf } from '#routes';
import { addPaymentMethod, paymentMethods } from '../payment-methods-contract.ts';
import { needsWholeLoad } from './card-script.ts';
import { providerWords } from './provider-words.ts';
import { Unread } from '#design/app/unread.tsx';
import { WalletHeader } from './wallet-header.tsx';

export const meta: MetaFunction = () => [{ title: titled(titleOf('add-payment-method')) }];

const CardField = lazy(async () => ({ default: (await import('./card-field.tsx')).CardField }));

/** Shows the provider's field, or a button to the provider's own page. */
export default function AddPaymentMethodPage() {
  const list = useRead(paymentMethods, {});
  const add = useCommand(addPaymentMethod);
  useShownAgain(() => add.reset());
  const navigate = useNavigate();
  const hasField = list.data?.can_add_at.some(({ provider }) => provider === 'card') ?? false;
  // Before anything is pressed: a reload later would throw away what was started.
  useEffect(() => {
    if (hasField && needsWholeLoad()) location.reload();
  }, [hasField]);
  const saved = pathTo('payment-methods', {}, { saved: '1' });

  const begin = (provider: 'card' | 'paypal' | 'test'): void =>
    add.mutate(
      { body: { provider } },
      {
        onSuccess: ({ redirect_url: redirectUrl }) => (redirectUrl === null ? undefined : location.assign(redirectUrl)),
      },
    );

  const waiting = (
    <Loading label="Loading payment methods" className="panel pad grid gap-4">
      <Bone className="h-5 w-28" />
      <TextSkeleton lines={2} />
      <Bone className="h-11 w-44" />
    </Loading>
  );
  const field = add.data?.field ?? null;
  return (
    <>
      <WalletHeader of="add-payment-method" lead="Saving a card is free. You confirm every payment yourself." />
      <div className="in-order grid max-w-[640px] gap-6">
        {add.error === null ? null : <Alert tone="danger" live title={add.error.message} />}
        {list.data === undefined ? (
          <Unread what="Available payment methods" read={list}>
            {waiting}
          </Unread>
        ) : list.data.can_add_at.length === 0 ? (
          <Alert
            tone="warning"
            title="You can’t save a payment method yet"
            action={<LinkButton href={pathTo('payment-methods')}>Back</LinkButton>}
          >
            The operator hasn’t set up a provider that stores cards.
          </Alert>
        ) : field !== null ? (
          <Panel
            className="max-w-form-card"
            title="Your card"
            lead="Card details go straight to the payment provider and never reach our servers."
          >
            <Suspense fallback={waiting}>
              <CardField
                field={field}
                mode="save"
                act="Save card"
                returnUrl={`${location.origin}${saved}`}
                onDone={() => void navigate(saved)}
              />
            </Suspense>
          </Panel>
        ) : (
          list.data.can_add_at.map(({ provider, live }) => (
            <Panel
              key={provider}
              className="max-w-form-card"
              title={provider === 'test' ? 'Test card' : providerWords[provider].title}
            >
              <p className="text-sm text-ink-2">
                {live ? 'Your bank may ask you to confirm.' : 'Test mode: use a test card. No real money moves.'}
              </p>
              <div className="mt-4">
                <Button
                  variant="primary"
                  pending={add.isPending || (add.isSuccess && field === null)}
                  onClick={() => begin(provider)}
                >
                  {provider === 'card' ? 'Enter your card' : 'Choose a test card'}
                </Button>
              </div>
            </Panel>
          ))
        )}
        <Panel
          className="max-w-form-card"
          title="Getting paid"
          lead="Payout methods for your earnings are separate from the cards you pay with."
        >
          <LinkButton href={pathTo('payment-methods', {}, { add: 'payout' })}>Add a payout method</LinkButton>
        </Panel>
      </div>
    </>
  );
}
