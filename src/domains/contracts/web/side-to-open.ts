export type WorkSide = 'buying' | 'selling';

/** The first of someone's sides where contracts wait for them; where none do, the first of all. */
export const sideToOpen = (sides: readonly WorkSide[], turns: Readonly<Record<WorkSide, number>>): WorkSide =>
  sides.find((side) => turns[side] > 0) ?? sides[0] ?? 'buying';
