/** Fields of the wizard are named as their problems are: `packages.0.price`. The same name is the id on the page. */

/** Where half of what is meant is not an answer yet: judged as soon as it is left with something in it (FRM-3). */
const FORMAT_BOUND =
  /^(?:title|description|(?:packages|extras)\.\d+\.(?:price|delivery_days)|requirements\.\d+\.(?:choices|limits))$/;

export const isFormatBound = (name: string): boolean => FORMAT_BOUND.test(name);

/**
 * The same names after rows of a list were added or removed; `to` says where a row is now, and null that it is gone.
 */
export function renumbered(names: readonly string[], list: string, to: (row: number) => number | null): string[] {
  return names.flatMap((name) => {
    const [head, row, ...rest] = name.split('.');
    if (head !== list || row === undefined) return [name];
    const now = to(Number(row));
    return now === null ? [] : [[head, now, ...rest].join('.')];
  });
}

/** Where each row of `before` is in `now`, by what it is known by: rows are changed in place, added and removed. */
export function rowsMoved<Row>(
  before: readonly Row[],
  now: readonly Row[],
  keyOf: (row: Row) => unknown,
): (row: number) => number | null {
  return (row) => {
    const known = before[row];
    const at = known === undefined ? -1 : now.findIndex((currentRow) => keyOf(currentRow) === keyOf(known));
    return at < 0 ? null : at;
  };
}
