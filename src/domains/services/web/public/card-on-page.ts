import { coverSeed } from '../../cover-seed.ts';
import type { ServiceCard } from '../../shapes.ts';

/** What a page shows of a service in a list. A page's data is part of its document, so it has nothing else. */
export type CardOnPage = Pick<
  ServiceCard,
  'slug' | 'title' | 'motif' | 'cover' | 'price' | 'delivery_days' | 'rating' | 'rating_count'
> & {
  /** Why it can't be ordered for now, in words; its page says until when. */
  readonly closed?: string;
  readonly seed: string;
  /** `seed` decides the color of initials: only for someone without a picture. */
  readonly seller: Pick<ServiceCard['seller'], 'name' | 'avatar' | 'level'> & { readonly seed?: string };
};

/** Here, and not where cards are drawn: only the server says it. */
const CLOSED_WORDS = { away: 'Away', full: 'Queue full' } as const;

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
  closed,
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
  ...(closed === undefined ? {} : { closed: CLOSED_WORDS[closed.why] }),
  seller: {
    name: seller.name,
    avatar: seller.avatar,
    level: seller.level,
    ...(seller.avatar === null ? { seed: seller.username } : {}),
  },
});
