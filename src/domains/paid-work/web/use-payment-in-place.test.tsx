import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { money } from '#kit/money.ts';
import { usePaymentInPlace, type PaymentInPlace } from './use-payment-in-place.ts';

/** As a dialog is drawn before anything was read. */
function atFirst(): PaymentInPlace {
  let payment: PaymentInPlace | null = null;
  const Probe = (): null => {
    payment = usePaymentInPlace(money('1000', 'USD'));
    return null;
  };
  renderToStaticMarkup(
    <QueryClientProvider client={new QueryClient()}>
      <Probe />
    </QueryClientProvider>,
  );
  if (payment === null) throw new Error('nothing was drawn');
  return payment;
}

test('the button that pays waits while it is not known what there is to pay with', () => {
  expect(atFirst()).toMatchObject({ isWaiting: true, options: null });
});
