/** The lists of best services (SCN-50): who is in them and in which order. The page says the same in words. */
export const TOP_RANKED = {
  /** With fewer reviews a rating says little. */
  reviews: 3,
  perCategory: 4,
  promising: 8,
  promisingDays: 90,
  /** The lists are counted this often. */
  minutes: 5,
} as const;
