/** Which page numbers to offer: the ends, the neighbors of the current one, and null for a gap. */
export function pagesAround(current: number, last: number): (number | null)[] {
  const wanted = [1, current - 1, current, current + 1, last].filter((page) => page >= 1 && page <= last);
  const pages = [...new Set(wanted)].toSorted((a, b) => a - b);
  const shown: (number | null)[] = [];
  for (const page of pages) {
    const before = shown.at(-1);
    // A gap of one page shows that page instead.
    if (typeof before === 'number' && page - before === 2) shown.push(page - 1);
    else if (typeof before === 'number' && page - before > 2) shown.push(null);
    shown.push(page);
  }
  return shown;
}
