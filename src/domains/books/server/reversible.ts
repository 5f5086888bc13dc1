/**
 * Only what belongs to no charge: what moved for one is corrected by the charge's own steps, or its state and its money
 * would part.
 */
const REVERSIBLE = ['fund', 'adjust'];
export const isReversible = (kind: string): boolean => REVERSIBLE.includes(kind);
