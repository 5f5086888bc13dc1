/** One thing that must be true of the whole database at any moment, whatever is going on (MON-15). */
export interface Check {
  /** Kebab-case; it appears in alarms. */
  readonly name: string;
  /** What it means for people when it fails. */
  readonly means: string;
  /** Gives one row per violation, with the ids a person needs in a text column `what`. No rows: all is well. */
  readonly sql: string;
}
