/** Browsers and Node have it alike; pure code knows the types of neither. */
declare const URL: new (
  address: string,
  base: string,
) => {
  readonly origin: string;
  readonly pathname: string;
  readonly search: string;
  readonly hash: string;
  readonly href: string;
  readonly searchParams: { append(name: string, value: string): void; delete(name: string): void };
};

/** Only so that a path can be parsed: it is taken off again. */
const ANY_ORIGIN = 'http://any.invalid';

/**
 * An address with more in its query (WEB-9). What it already says stays, values of the same name are replaced, and its
 * fragment stays last. Takes whole addresses and paths of ours, and gives the same kind back.
 */
export function withSearch(
  address: string,
  values: Readonly<Record<string, string>> | Iterable<[string, string]>,
): string {
  const url = new URL(address, ANY_ORIGIN);
  const pairs = Symbol.iterator in values ? [...values] : Object.entries(values);
  for (const [name] of pairs) url.searchParams.delete(name);
  for (const [name, value] of pairs) url.searchParams.append(name, value);
  return url.origin === ANY_ORIGIN ? `${url.pathname}${url.search}${url.hash}` : url.href;
}
