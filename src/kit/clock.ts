/** Now, injected so that timers can be tested and a run replayed (OPS-4). Money deadlines use the database's clock. */
export type Clock = () => Date;

export const MINUTE_MS = 60_000;
export const HOUR_MS = 60 * MINUTE_MS;
export const DAY_MS = 24 * HOUR_MS;

export const after = (from: Date, milliseconds: number): Date => new Date(from.getTime() + milliseconds);
