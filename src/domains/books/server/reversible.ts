/** Only what stands by itself: money of an order moves by the order's own steps, or its state and its money would part. */
const REVERSIBLE = ['fund', 'adjust'];
export const isReversible = (kind: string): boolean => REVERSIBLE.includes(kind);
