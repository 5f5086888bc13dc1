import type { DataOf } from '#kit/endpoint.ts';
import { withReturn } from '#domains/accounts/return-path.ts';
import { pathTo } from '#routes';
import { withSearch } from '#kit/with-search.ts';
import type { fundingState } from '../contract.ts';

/**
 * Where a payment that was not completed can be made again: a top-up here, any other on the page of what it was for,
 * until that is paid or ends.
 */
export function retryOf({
  amount,
  next,
  pays,
}: Pick<DataOf<typeof fundingState>, 'amount' | 'next' | 'pays'>): string | null {
  if (pays !== null) return pays.can_retry ? next : null;
  return withReturn(pathTo('add-funds', {}, { amount: amount.amount }), next);
}

/** The page of what a payment was for, without asking again to pay it. */
export function pageOf(next: string): string {
  const [path = next, search = ''] = next.split('?');
  const asks = new Set(['pay', 'amount', 'extra']);
  return withSearch(path, Object.fromEntries([...new URLSearchParams(search)].filter(([name]) => !asks.has(name))));
}
