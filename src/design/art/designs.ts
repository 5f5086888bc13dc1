import { pick, randomFrom } from './random.ts';

/** Ways to compose a generated cover (tilings.ts). */
export const DESIGNS = 6;

/** The design of a seed that nobody chose one for, from 1 up. */
export const designOf = (seed: string): number => 1 + pick(randomFrom(seed), DESIGNS);
