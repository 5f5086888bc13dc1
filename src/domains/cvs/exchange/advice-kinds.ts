/** What advice on a CV is about. */
export const ADVICE_KINDS = [
  'weak_beginning',
  'no_number',
  'first_person',
  'repeated_word',
  'gap',
  'dates',
  'too_long',
  'too_short',
  'contact',
] as const;
export type AdviceKind = (typeof ADVICE_KINDS)[number];

export interface Advice {
  /** Both null: it is about the CV as a whole. */
  readonly sectionId: string | null;
  readonly entryId: string | null;
  readonly kind: AdviceKind;
  /** What to do, in a sentence or two. */
  readonly words: string;
}
