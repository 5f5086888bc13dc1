import { Elements, PaymentElement, useElements, useStripe } from '@stripe/react-stripe-js';
import type { Stripe } from '@stripe/stripe-js';
import { useEffect, useState, type FormEvent } from 'react';
import { Alert } from '#design/public/alert.tsx';
import { Button } from '#design/public/button.tsx';
import { Loading, RowsSkeleton } from '#design/public/skeleton.tsx';
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

const NO_WORDS = 'The provider could not take it. Try another card.';

/** Stripe's Payment Element: card numbers are typed into the provider's frame and never reach us. 3-D Secure opens in place. */
export function CardField(props: CardFieldProps) {
  const { publishableKey, scriptUrl, clientSecret } = props.field;
  const [stripe, setStripe] = useState<Stripe | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
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
    <Elements stripe={stripe} options={{ clientSecret }}>
      <CardForm {...props} />
    </Elements>
  );
}

function CardForm({ mode, act, method = null, returnUrl, onDone, field }: CardFieldProps) {
  const stripe = useStripe();
  const elements = useElements();
  const [problem, setProblem] = useState<string | null>(null);
  const [working, setWorking] = useState(false);

  const confirm = async (): Promise<string | null> => {
    if (stripe === null || elements === null) return null;
    const confirmParams = { return_url: returnUrl };
    if (method !== null) {
      const { error } = await stripe.confirmPayment({
        clientSecret: field.clientSecret,
        confirmParams: { ...confirmParams, payment_method: method },
        redirect: 'if_required',
      });
      return error === undefined ? null : (error.message ?? NO_WORDS);
    }
    const whole = { elements, confirmParams, redirect: 'if_required' } as const;
    const { error } = mode === 'pay' ? await stripe.confirmPayment(whole) : await stripe.confirmSetup(whole);
    return error === undefined ? null : (error.message ?? NO_WORDS);
  };

  const submit = async (event: FormEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    setWorking(true);
    setProblem(null);
    const said = await confirm();
    setWorking(false);
    setProblem(said);
    if (said === null) onDone();
  };

  return (
    <form className="grid max-w-form gap-5" onSubmit={(event) => void submit(event)}>
      {problem === null ? null : <Alert tone="danger" live title={problem} />}
      {method === null ? <PaymentElement /> : null}
      <div>
        <Button type="submit" variant="primary" pending={working} disabled={stripe === null}>
          {act}
        </Button>
      </div>
    </form>
  );
}
