/** Where a step that was missing leads back to, with the amount that was entered. */
export const withAmount = (path: string, minorUnits: string | null): string =>
  minorUnits === null ? path : `${path}?amount=${encodeURIComponent(minorUnits)}`;
