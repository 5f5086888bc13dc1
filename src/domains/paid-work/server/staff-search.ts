/** How staff look for work: of one person, by the first characters of a number, or all of it. */
export interface StaffSearch {
  readonly person?: string | undefined;
  readonly number?: string | undefined;
}

/** Two letters and two groups of four. What follows names a part of the work, such as a milestone. */
const NUMBER_LENGTH = 12;

const asNumber = (text: string): string =>
  text
    .toUpperCase()
    .replaceAll(/[^A-Z0-9-]/g, '')
    .slice(0, NUMBER_LENGTH);

/** The way to search, and the id or the number to search for. */
export function searchBy({ person, number = '' }: StaffSearch): readonly ['all' | 'person' | 'number', string] {
  if (person !== undefined) return ['person', person];
  return asNumber(number) === '' ? ['all', ''] : ['number', asNumber(number)];
}
