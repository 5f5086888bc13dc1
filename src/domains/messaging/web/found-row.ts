/** How the row that was searched for stands out in its list. */
export const FOUND = 'outline-2 outline-offset-2 outline-primary';

export const intoView = (row: HTMLElement | null): void => row?.scrollIntoView({ block: 'center' });
