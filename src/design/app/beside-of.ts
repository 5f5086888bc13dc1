const GAP = 6;
export const EDGE = 8;
/** More is scrolled: a list that fills the screen hides what it is about. */
const MOST = 360;

/** A list to choose from is scrolled anyway: with this much it stays below. */
export const LIST_LEAST = 160;

interface Span {
  readonly top: number;
  readonly bottom: number;
}

/**
 * Where a panel goes beside its anchor, in CSS pixels of the window: below, or above where it does not fit and there is
 * more room. `room` is how tall it may be there, `height` how tall it would like to be, `seen` what nothing covers.
 * With `enough` of room it is below although it does not fit.
 */
export function besideOf(
  anchor: Span,
  height: number,
  seen: Span,
  enough = MOST,
): { readonly top: number; readonly room: number } {
  const wanted = Math.min(height, MOST);
  // An anchor that was scrolled out of sight: beside where it left.
  const within = (at: number): number => Math.min(seen.bottom, Math.max(seen.top, at));
  const [top, bottom] = [within(anchor.top), within(anchor.bottom)];
  const below = seen.bottom - EDGE - (bottom + GAP);
  const above = top - GAP - (seen.top + EDGE);
  const isAbove = below < Math.min(wanted, enough) && above > below;
  const room = Math.min(MOST, Math.max(0, isAbove ? above : below));
  return { top: isAbove ? top - GAP - Math.min(wanted, room) : bottom + GAP, room };
}
