/** The two people of a piece of work; everyone else acts on it from outside. */
export const SIDES = ['client', 'freelancer'] as const;
export type Side = (typeof SIDES)[number];
export const otherSide = (side: Side): Side => (side === 'client' ? 'freelancer' : 'client');
