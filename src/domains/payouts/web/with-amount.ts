/** Where a step that was missing leads back to, with the amount that was entered. */
import { withSearch } from '#kit/with-search.ts';
export const withAmount = (path: string, minorUnits: string | null): string =>
  minorUnits === null ? path : withSearch(path, { amount: minorUnits });
