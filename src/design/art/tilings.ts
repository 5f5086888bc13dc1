/** Six ways to lay squares over a cover without a gap, on a grid of 8 by 5: `column row side`, the largest first. */
export interface Tile {
  readonly column: number;
  readonly row: number;
  readonly side: number;
}

export const GRID = { columns: 8, rows: 5, unit: 40 } as const;

const strip = (row: number): string =>
  Array.from({ length: GRID.columns }, (_, column) => `${column}${row}1`).join(' ');

const LAID = [
  '005 503 532 731 741',
  `004 404 ${strip(4)}`,
  '003 303 602 032 232 432 632 621 721',
  '105 602 622 001 011 021 031 041 641 741',
  `204 002 022 602 622 ${strip(4)}`,
  '023 523 002 202 402 602 322 341 441',
];

export const TILINGS: readonly (readonly Tile[])[] = LAID.map((text) =>
  text.split(' ').map((tile) => {
    const [column = 0, row = 0, side = 1] = Array.from(tile, Number);
    return { column, row, side };
  }),
);

/** The same tiling seen in a mirror: a seed decides, so that one design is not always the same picture. */
export const mirrored = (tiles: readonly Tile[], across: boolean, down: boolean): readonly Tile[] =>
  tiles.map(({ column, row, side }) => ({
    column: across ? GRID.columns - side - column : column,
    row: down ? GRID.rows - side - row : row,
    side,
  }));
