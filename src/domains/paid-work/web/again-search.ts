/**
 * What the page's address says to pay for it again: what was chosen, from the payment, since a notification leads here
 * without it.
 */
export function againSearch(search: URLSearchParams, next: string | null): URLSearchParams {
  const rest = new URLSearchParams(next?.split('?')[1] ?? search);
  for (const key of ['funding', 'canceled']) rest.delete(key);
  return rest;
}
