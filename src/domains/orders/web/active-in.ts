import type { Buying } from '../dashboard-pieces.ts';

/** How many orders are neither completed nor closed. */
export const activeIn = ({ all, done, closed }: Buying['counts']): number => all - done - closed;
