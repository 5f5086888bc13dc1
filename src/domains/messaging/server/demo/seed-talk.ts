/** What people of the demo world say to each other. The first of a pair begins; `read` is what both have read. */
export interface SeedTalk {
  readonly between: readonly [first: string, second: string];
  /** When it began. */
  readonly daysAgo: number;
  /** Who says it, 0 or 1, and how many minutes after the line before. */
  readonly lines: readonly (readonly [who: 0 | 1, minutes: number, text: string])[];
  /** The last lines that the other has not read. */
  readonly unread?: number;
}
