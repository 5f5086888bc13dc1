import { dashboards } from '#kit/dashboard.ts';
import { useRead } from '#kit/web/api.ts';
import { useTopic } from '#kit/web/realtime.ts';
import { customOffer, customOffers } from '../contract.ts';
import { offerTopic } from '../offer-number.ts';

/** One custom offer, read again when something happens to it. */
export function useOffer(number: string) {
  const read = useRead(customOffer, { params: { offer_number: number } });
  useTopic(offerTopic(number), () => void read.refetch());
  return read;
}

/** Reads that are stale once one changed. */
export const staledByMoves = [customOffer, customOffers, dashboards.client, dashboards.freelancer];
