/**
 * The published weights of the rank (LIM-38), in points of 100. All but `text` are stored with each card, in hundredths
 * of a point and in this order (`service_rank_parts`).
 */
export const RANK_WEIGHTS = {
  text: 35,
  quality: 20,
  reliability: 15,
  price_fit: 5,
  freshness: 10,
  reply_speed: 5,
  verification: 5,
  newcomer: 5,
} as const;

export type RankPart = keyof typeof RANK_WEIGHTS;
export const STORED_PARTS = [
  'quality',
  'reliability',
  'price_fit',
  'freshness',
  'reply_speed',
  'verification',
  'newcomer',
] as const satisfies readonly RankPart[];

/** A service with fewer reviews is a newcomer. */
export const NEWCOMER_REVIEWS = 3;
/**
 * Places, counted from 1, that newcomers get on the first page of a search by best match when they did not earn as many
 * on it. Who gets them changes every day.
 */
export const NEWCOMER_PLACES = [8, 16, 24] as const;

/** What each part goes by, as shown beside its points. */
export const PART_RULES: Readonly<Record<RankPart, { readonly name: string; readonly rule: string }>> = {
  text: { name: 'Words', rule: 'How well your words match the title, tags, category, and description.' },
  quality: { name: 'Reviews', rule: 'The rating, with 5 reviews of 4.3 counted beside its own.' },
  reliability: { name: 'Reliability', rule: 'Completed work, up to 50 orders, times the share delivered on time.' },
  price_fit: { name: 'Price', rule: 'Full at or below the middle price of the category, less above it.' },
  freshness: {
    name: 'Freshness and availability',
    rule: 'Updated within the last 180 days, and the freelancer is available.',
  },
  reply_speed: { name: 'Reply speed', rule: 'Not measured yet, so no service gets these points.' },
  verification: { name: 'Verification', rule: 'Email, phone, and identity verified.' },
  newcomer: { name: 'Newcomer', rule: `Fewer than ${NEWCOMER_REVIEWS} reviews.` },
};
