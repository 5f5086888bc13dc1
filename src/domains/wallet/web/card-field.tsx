import { Elements } from '@stripe/react-stripe-js';
import type { Stripe } from '@stripe/stripe-js';
import { useEffect, useState } from 'react';
import { Alert } from '#design/public/alert.tsx';
import { Button } from '#design/public/button.tsx';
import { Loading, RowsSkeleton } from '#design/public/skeleton.tsx';
import { useCardAppearance } from './card-appearance.ts';
import { CardForm } from './card-form.tsx';
import { needsWholeLoad, openCardProvider } from './card-script.ts';

export interface CardFieldProps {
  readonly field: { readonly clientSecret: string; readonly publishableKey: string; readonly scriptUrl: string };
  readonly mode: 'pay' | 'save';
  /** "Pay $50.00" or "Save card". */
  readonly act: string;
  /** A saved method is confirmed without showing the field. */
  readonly method?: string | null;
  /** Where a bank's own check leads back to. */
  readonly returnUrl: string;
  /** The provider has it; whether money came is asked of the server. */
  readonly onDone: () => void;
}

/** Stripe's Payment Element: card numbers are typed into the provider's frame and never reach us. 3-D Secure opens in place. */
export function CardField(props: CardFieldProps) {
  const { publishableKey, scriptUrl, clientSecret } = props.field;
  const [stripe, setStripe] = useState<Stripe | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const appearance = useCardAppearance();
  useEffect(() => {
    if (needsWholeLoad()) return location.reload();
    openCardProvider(scriptUrl, publishableKey).then(setStripe, (error: Error) => setProblem(error.message));
    return undefined;
  }, [scriptUrl, publishableKey]);

  if (problem !== null)
    return (
      <Alert
        tone="danger"
        live
        title={problem}
        action={
          <Button size="sm" onClick={() => location.reload()}>
            Load the page again
          </Button>
        }
      >
        Nothing was charged.
      </Alert>
    );
  if (stripe === null)
    return (
      <Loading label="Loading the card field">
        <RowsSkeleton rows={2} />
      </Loading>
    );
  return (
    <Elements stripe={stripe} options={{ clientSecret, appearance }}>
      <CardForm {...props} />
    </Elements>
  );
}
