/** An invariant of the whole database: true at any moment, whatever is going on (MON-15). */
export interface Check {
  /** Kebab-case; it appears in alarms. */
  readonly name: string;
  /** What it means for people when it fails. */
  readonly means: string;
  /** Gives one row per violation, with the ids a person needs in a text column `what`. No rows means no violations. */
  readonly sql: string;
}

export interface CheckOutcome {
  readonly check: Pick<Check, 'name' | 'means'>;
  readonly violations: readonly string[];
}
