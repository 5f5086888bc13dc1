/** How often this tab was told that something changed: by a hint, or by its own command. */
let count = 0;

export const noteNews = (): void => void (count += 1);
export const newsSoFar = (): number => count;
