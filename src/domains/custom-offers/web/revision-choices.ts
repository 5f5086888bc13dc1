export const UNLIMITED = 'unlimited';
const COUNTED = [0, 1, 2, 3, 5, 10].map((count) => ({ value: String(count), label: String(count) }));

/** How many revisions an offer can have, as a form offers them. */
const REVISION_CHOICES = [...COUNTED, { value: UNLIMITED, label: 'Unlimited' }];
export const revisionsFrom = (chosen: string): number | null => (chosen === UNLIMITED ? null : Number(chosen));
/** A number that was chosen elsewhere stays an option. */
export const choicesWith = (chosen: string) =>
  REVISION_CHOICES.some(({ value }) => value === chosen)
    ? REVISION_CHOICES
    : [{ value: chosen, label: chosen }, ...REVISION_CHOICES];
