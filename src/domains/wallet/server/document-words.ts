import { instanceLocale } from '#kit/locale.ts';
import { formatDay } from '#kit/format/time.ts';
import { formatMoney, money, type Money } from '#kit/money.ts';
import type { PdfDocument } from '#kit/server/documents/pdf.ts';

/** A document without its issuer and recipient. */
export type DocumentContent = Omit<PdfDocument, 'issuer' | 'to' | 'madeAt'>;

export const dayInWords = (at: Date): string => formatDay(at.toISOString(), 'long', instanceLocale());
export const exact = (amount: Money): string => formatMoney(amount);

/** Whom a payment was made with. */
export const PROVIDERS: Readonly<Record<string, string>> = {
  card: 'Card',
  paypal: 'PayPal',
  test: 'Built-in test provider',
};

export const NOT_LIVE = 'Paid with the built-in test provider. No real money moved.';

/** A receipt of money that was returned since says so. */
export const undone = ({
  returned,
  taken,
  currency,
}: {
  returned: string;
  taken: string;
  currency: string;
}): string[] => [
  ...(returned === '0' ? [] : [`Returned to the payment method since: ${exact(money(returned, currency))}.`]),
  ...(taken === '0' ? [] : [`Reversed by the bank since: ${exact(money(taken, currency))}.`]),
];
