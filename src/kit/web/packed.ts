import { useMemo } from 'react';

/**
 * What a public page was read from, as one JSON text. React Router's own encoding replaces every repeated name by a
 * number, which leaves brotli nothing to recognise; as JSON the words are found again in the page's own HTML.
 */
export type Packed<Data> = string & { readonly data?: Data };

export const pack = <Data>(data: Data): Packed<Data> => JSON.stringify(data);
export const unpack = <Data>(packed: Packed<Data>): Data => JSON.parse(packed) as Data;

/** Unpacked once for as long as the page shows the same thing. */
export const useUnpacked = <Data>(packed: Packed<Data>): Data => useMemo(() => unpack(packed), [packed]);
