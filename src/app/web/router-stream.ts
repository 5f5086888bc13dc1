import type { PageData } from './page-data.ts';

const NULL = -5;
const UNDEFINED = -7;

/**
 * Page data in the form the router reads: one line of JSON, a list of values in which everything within is named by its
 * place. It goes over the wire as plain JSON, which compresses better and is written by nobody but `JSON.stringify`.
 */
export function routerLine({ loaderData, errors }: Pick<PageData, 'loaderData' | 'errors'>): string {
  const values: unknown[] = [];
  const put = (write: () => unknown): number => {
    const place = values.push(null) - 1;
    values[place] = write();
    return place;
  };
  const placeOf = (value: unknown): number => {
    if (value === null) return NULL;
    if (value === undefined) return UNDEFINED;
    return put(() => (Array.isArray(value) ? value.map(placeOf) : typeof value === 'object' ? namesAndPlaces(Object.entries(value)) : value));
  };
  const namesAndPlaces = (entries: [string, unknown][], place = placeOf) =>
    Object.fromEntries(entries.map(([name, value]) => [`_${placeOf(name)}`, place(value)]));
  const errorAt = (error: unknown): number => {
    const { data, status, statusText } = error as NonNullable<PageData['errors']>[string];
    return put(() => ['ErrorResponse', placeOf(data), placeOf(status), placeOf(statusText)]);
  };
  put(() => ({
    ...namesAndPlaces([['loaderData', loaderData]]),
    ...namesAndPlaces([['errors', errors]], () => (errors === null ? NULL : put(() => namesAndPlaces(Object.entries(errors), errorAt)))),
  }));
  return `${JSON.stringify(values)}\n`;
}

export const routerStream = (data: PageData): ReadableStream<Uint8Array> => new Response(routerLine(data)).body ?? new ReadableStream();
