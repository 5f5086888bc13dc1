/** Of a button with a dialog: where something else opens it, it has no button and says when it was closed. */
export interface OpenedElsewhere {
  readonly onClosed?: (() => void) | undefined;
}
