import { useSearchParams } from 'react-router';
import { fundingState } from '#domains/wallet/contract.ts';
import { isNoSuchFunding } from '#domains/wallet/no-such-funding.ts';
import { useRead } from '#kit/web/api.ts';
import type { Workroom } from '../contract.ts';

const WHILE_OPEN_MS = 1_500;

/**
 * The payment of an order that the provider has not confirmed yet, by its id: meanwhile nothing on the page asks to
 * pay. A card that is still to be entered, and a payment that was left or failed, are none.
 */
export function usePaymentCheck({ side, state }: Pick<Workroom, 'side' | 'state'>): string | null {
  const [search] = useSearchParams();
  const funding = side === 'client' && state === 'pending_payment' ? search.get('funding') : null;
  const { data, error } = useRead(
    fundingState,
    { params: { funding_id: funding ?? '' } },
    { enabled: funding !== null, refetchIntervalMs: WHILE_OPEN_MS },
  );
  if (isNoSuchFunding(error)) return null;
  if (funding === null || data === undefined) return funding;
  const { state: reached, outcome, provider } = data;
  if (outcome !== null) return null;
  if (reached === 'created') return provider === 'card' || search.has('canceled') ? null : funding;
  return reached === 'pending' || reached === 'succeeded' ? funding : null;
}
