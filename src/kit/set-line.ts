/** A line of text as it is set in a drawing. */
export interface SetLine {
  readonly text: string;
  /** The start of the line: its right end in right-to-left text. */
  readonly x: number;
  readonly baseline: number;
  readonly size: number;
  readonly color: string;
  readonly isRightToLeft: boolean;
}
