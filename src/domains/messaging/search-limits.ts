/** Apart from the contract, which is loaded with what was found. */
export const SEARCH_LIMITS = {
  words: 100,
  /** From this many characters on, results come as one types. */
  typed: 2,
  shown: 50,
  /** Up to this many are put in order of how well they match; of more, the newest come first. */
  ranked: 200,
} as const;
