/**
 * What a process may remember of one database, such as what it read a minute ago. It belongs to the open database and
 * ends with it, so that no module keeps anything changeable: a module only names what it remembers and how it begins.
 */
export interface Remembered<Value> {
  readonly begin: () => Value;
}

/** The value under its own description: begun when it is first asked for, the same one from then on. */
export type Memory = <Value>(what: Remembered<Value>) => Value;

export function openMemory(): Memory {
  const cache = new Map<Remembered<unknown>, unknown>();
  return <Value>(what: Remembered<Value>): Value => {
    if (!cache.has(what)) cache.set(what, what.begin());
    return cache.get(what) as Value;
  };
}
