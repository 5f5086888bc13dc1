import { formatMoney, type Money } from '#kit/money.ts';
import type { Paper } from '#kit/server/documents/paper.ts';

/** A paper without who gives it to whom. */
export type PaperContent = Omit<Paper, 'issuer' | 'to' | 'madeAt'>;

export const dayInWords = (at: Date): string => at.toLocaleDateString('en-GB', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' });
export const exact = (amount: Money): string => formatMoney(amount);
