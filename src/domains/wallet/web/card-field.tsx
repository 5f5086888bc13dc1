import { Elements } from '@stripe/react-stripe-js';
import type { Stripe } from '@stripe/stripe-js';
import { useEffect, useState } from 'react';
import { Loading, RowsSkeleton } from '#design/public/skeleton.tsx';
import { useCardAppearance } from './card-appearance.ts';
import { CardForm, type CardFieldProps } from './card-form.tsx';
import { needsWholeLoad, openCardProvider } from './card-script.ts';
import { NoCardField } from './no-card-field.tsx';

/**
 * Stripe's Payment Element: card numbers are typed into the provider's frame and never reach us. 3-D Secure opens in
 * place.
 */
export function CardField(props: CardFieldProps) {
  const { publishable_key: publishableKey, script_url: scriptUrl, client_secret: clientSecret } = props.field;
  const [stripe, setStripe] = useState<Stripe | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const appearance = useCardAppearance();
  useEffect(() => {
    if (needsWholeLoad()) return location.reload();
    openCardProvider(scriptUrl, publishableKey).then(setStripe, (error: Error) => setProblem(error.message));
    return undefined;
  }, [scriptUrl, publishableKey]);

  if (problem !== null) return <NoCardField title={problem} />;
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
