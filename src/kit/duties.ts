import type { Money } from './money.ts';

/** Something a person has to settle before they leave or change their role, in words that say what. */
export interface Duty {
  readonly kind: string;
  readonly words: string;
  readonly amount: Money | null;
  readonly path: string;
}
