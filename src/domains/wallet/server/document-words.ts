import { instanceLocale } from '#kit/locale.ts';
import { formatDay } from '#kit/format/time.ts';
import { formatMoney, type Money } from '#kit/money.ts';
import type { PdfDocument } from '#kit/server/documents/pdf.ts';

/** A document without its issuer and recipient. */
export type DocumentContent = Omit<PdfDocument, 'issuer' | 'to' | 'madeAt'>;

export const dayInWords = (at: Date): string => formatDay(at.toISOString(), 'long', instanceLocale());
export const exact = (amount: Money): string => formatMoney(amount);

/** Whom a payment was made with. */
export const PROVIDERS: Readonly<Record<string, string>> = { card: 'Card', paypal: 'PayPal', test: 'Built-in test provider' };
