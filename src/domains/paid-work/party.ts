/** Who moves a piece of paid work: its two people, or someone from outside. */
export const PARTIES = ['client', 'freelancer', 'system', 'provider', 'operator'] as const;
export type Party = (typeof PARTIES)[number];

/** The person who moves; none where a deadline does. */
export interface By {
  readonly party: Party;
  readonly actorId: string | null;
}
export const bySystem: By = { party: 'system', actorId: null };
