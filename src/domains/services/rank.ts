/**
 * The published weights of the rank (LIM-38), in points of 100. All but `text` are stored with each card, in hundredths of
 * a point and in this order (`service_rank_parts`).
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

/** A service with fewer reviews is a newcomer. */
export const NEWCOMER_REVIEWS = 3;
/**
 * Places, counted from 1, that newcomers get on the first page of a search by best match when they did not earn as many on it.
 * Who gets them changes every day.
 */
export const NEWCOMER_PLACES = [8, 16, 24] as const;
