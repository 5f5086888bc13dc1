/** An order's offer as the database keeps it, under the names of the first release (decision 047). */
import type { FrozenOffer } from '../offer.ts';

export type StoredOffer = Omit<FrozenOffer, 'cover_url' | 'package'> & {
  readonly coverUrl: string;
  readonly package: Omit<FrozenOffer['package'], 'delivery_days'> & { readonly deliveryDays: number };
};

export const offerFrom = ({ coverUrl, package: { deliveryDays, ...bought }, ...rest }: StoredOffer): FrozenOffer => ({
  ...rest,
  cover_url: coverUrl,
  package: { ...bought, delivery_days: deliveryDays },
});

export const offerToStore = ({
  cover_url: coverUrl,
  package: { delivery_days: deliveryDays, ...bought },
  ...rest
}: FrozenOffer): StoredOffer => ({
  ...rest,
  coverUrl,
  package: { ...bought, deliveryDays },
});
