import { money, type Money } from '#kit/money.ts';

/** Minor units chosen before a payment; null where the address has none. */
export function amountIn(search: URLSearchParams, currency: string): Money | null {
  const amount = search.get('amount') ?? '';
  return /^[1-9]\d{0,11}$/.test(amount) ? money(amount, currency) : null;
}
