import { coverSeed } from '../../cover-seed.ts';
import type { ServiceCard } from '../../shapes.ts';

/** What a page shows of a service in a list. A page's data is part of its document, so it has nothing else. */
export type CardOnPage = Pick<ServiceCard, 'slug' | 'title' | 'motif' | 'cover' | 'price' | 'delivery_days' | 'rating' | 'rating_count'> & {
  readonly seed: string;
  /** `seed` decides the color of initials: only for someone without a picture. */
  readonly seller: Pick<ServiceCard['seller'], 'name' | 'avatar' | 'level'> & { readonly seed?: string };
};

export const cardOnPage = ({
  id,
  slug,
  title,
  motif,
  cover,
  price,
  delivery_days: deliveryDays,
  rating,
  rating_count: ratingCount,
  seller,
}: ServiceCard): CardOnPage => ({
  seed: coverSeed(id),
  slug,
  title,
  motif,
  cover,
  price,
  delivery_days: deliveryDays,
  rating,
  rating_count: ratingCount,
  seller: { name: seller.name, avatar: seller.avatar, level: seller.level, ...(seller.avatar === null ? { seed: seller.username } : {}) },
});
