import { coverSeed } from '../../cover-seed.ts';
import type { ServiceCard } from '../../shapes.ts';

/** What a page shows of a service in a list. A page's data travels in its document, so nothing else goes along. */
export type CardOnPage = Pick<ServiceCard, 'slug' | 'title' | 'motif' | 'cover' | 'price' | 'deliveryDays' | 'rating' | 'ratingCount'> & {
  readonly seed: string;
  readonly seller: Pick<ServiceCard['seller'], 'username' | 'name' | 'avatar' | 'level'>;
};

export const cardOnPage = ({ id, slug, title, motif, cover, price, deliveryDays, rating, ratingCount, seller }: ServiceCard): CardOnPage => ({
  seed: coverSeed(id),
  slug,
  title,
  motif,
  cover,
  price,
  deliveryDays,
  rating,
  ratingCount,
  seller: { username: seller.username, name: seller.name, avatar: seller.avatar, level: seller.level },
});
