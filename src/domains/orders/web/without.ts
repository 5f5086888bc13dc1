/** A record less one entry: a problem that was just fixed. */
export const without = <Entries extends object>(from: Entries, name: PropertyKey): Entries =>
  Object.fromEntries(Object.entries(from).filter(([key]) => key !== name)) as Entries;
