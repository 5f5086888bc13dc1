import type { ReactNode } from 'react';
import type { FundingSource } from '../accounts.ts';

/** What each provider is called where people choose. */
export const providerWords: Readonly<Record<FundingSource, { title: string; hint: ReactNode }>> = {
  card: { title: 'Card', hint: 'Visa, Mastercard and others. Your bank may ask you to confirm.' },
  paypal: { title: 'PayPal', hint: 'You confirm the payment on PayPal, then come back here.' },
  test: { title: 'Test provider', hint: 'Built in. No real money moves.' },
};
