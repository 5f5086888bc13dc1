import { useSearchParams } from 'react-router';

/** Filters in the address: a reload, a link and Back keep them. Unknown values are ignored. */
export function useAddressFilters<Name extends string>(readers: Readonly<Record<Name, (text: string) => boolean>>) {
  const [search, setSearch] = useSearchParams();
  const names = Object.keys(readers) as Name[];
  const values = Object.fromEntries(
    names.flatMap((name) => {
      const value = search.get(name);
      return value !== null && readers[name](value) ? [[name, value]] : [];
    }),
  ) as Partial<Record<Name, string>>;
  const change = (edit: (next: URLSearchParams) => void): void =>
    setSearch(
      (before) => {
        const next = new URLSearchParams(before);
        edit(next);
        return next;
      },
      { preventScrollReset: true },
    );
  const set = (name: Name, value: string): void =>
    change((next) => (value === '' ? next.delete(name) : next.set(name, value)));
  const clear = (): void => change((next) => names.forEach((name) => next.delete(name)));
  return { values, set, clear, isFiltered: names.some((name) => values[name] !== undefined) };
}

export const oneOf =
  (known: readonly string[]) =>
  (text: string): boolean =>
    known.includes(text);
