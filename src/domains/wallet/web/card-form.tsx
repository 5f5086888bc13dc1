import { PaymentElement, useElements, useStripe } from '@stripe/react-stripe-js';
import type { Stripe, StripeElements, StripeError } from '@stripe/stripe-js';
import { useState, type FormEvent } from 'react';
import { Alert } from '#design/public/alert.tsx';
import { Button } from '#design/public/button.tsx';
import { NoCardField } from './no-card-field.tsx';

export interface CardFieldProps {
  readonly field: { readonly client_secret: string; readonly publishable_key: string; readonly script_url: string };
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

const NO_WORDS = 'The provider couldn’t process this card. Try another one.';
const UNREACHED = 'The card provider didn’t respond. You were not charged. Try again.';
/**
 * Cards only, as the payment was opened: other wallets would ask for frames and permissions this page does not give.
 */
const CARDS_ONLY = { wallets: { applePay: 'never', googlePay: 'never', link: 'never' } } as const;

/** `handedOver` when the provider has it, or may have it. Otherwise the message for the person, who can try again. */
type Outcome = { handedOver: true } | { handedOver: false; words: string };

function outcomeOf(error: StripeError | undefined, mode: CardFieldProps['mode']): Outcome {
  if (error === undefined) return { handedOver: true };
  // Accepted by an earlier try whose answer was lost.
  const reached = error.payment_intent?.status ?? error.setup_intent?.status;
  if (reached === 'succeeded' || reached === 'processing') return { handedOver: true };
  // No answer is not a refusal: the server asks the provider whether money moved (PAY-4).
  const isSilent = error.type === 'api_connection_error' || error.type === 'api_error';
  if (isSilent && mode === 'pay') return { handedOver: true };
  return { handedOver: false, words: isSilent ? UNREACHED : (error.message ?? NO_WORDS) };
}

async function confirm(
  stripe: Stripe,
  elements: StripeElements,
  method: string | null,
  props: CardFieldProps,
): Promise<Outcome> {
  const { mode, returnUrl: return_url, field } = props;
  try {
    if (method !== null) {
      const confirmParams = { return_url, payment_method: method };
      return outcomeOf(
        (await stripe.confirmPayment({ clientSecret: field.client_secret, confirmParams, redirect: 'if_required' }))
          .error,
        mode,
      );
    }
    const whole = { elements, confirmParams: { return_url }, redirect: 'if_required' } as const;
    return outcomeOf(
      (mode === 'pay' ? await stripe.confirmPayment(whole) : await stripe.confirmSetup(whole)).error,
      mode,
    );
  } catch {
    // Thrown before anything was sent: the script itself did not like what it was asked.
    return { handedOver: false, words: NO_WORDS };
  }
}

export function CardForm(props: CardFieldProps) {
  const { act, onDone } = props;
  const stripe = useStripe();
  const elements = useElements();
  const [method, setMethod] = useState(props.method ?? null);
  const [isReady, setReady] = useState(false);
  const [isBroken, setBroken] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const [working, setWorking] = useState(false);

  const submit = async (event: FormEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    if (stripe === null || elements === null) return;
    setWorking(true);
    setProblem(null);
    const outcome = await confirm(stripe, elements, method, props);
    setWorking(false);
    if (outcome.handedOver) return onDone();
    setProblem(outcome.words);
    // A refused saved card is not the end: the field opens for another one.
    setMethod(null);
  };

  if (isBroken) return <NoCardField title="The card form didn’t load" />;
  return (
    <form className="grid max-w-form gap-5" onSubmit={(event) => void submit(event)}>
      {problem === null ? null : (
        <Alert tone="danger" live title={problem}>
          Nothing was charged.
        </Alert>
      )}
      {method === null ? (
        <PaymentElement options={CARDS_ONLY} onReady={() => setReady(true)} onLoadError={() => setBroken(true)} />
      ) : null}
      <div>
        <Button type="submit" variant="primary" pending={working || (method === null && !isReady)}>
          {act}
        </Button>
      </div>
    </form>
  );
}
