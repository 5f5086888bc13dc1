/** For tests: where an answer differs from what its contract says. */
import { isDeepStrictEqual } from 'node:util';
import * as z from 'zod/mini';
import type { Endpoint } from '#kit/endpoint.ts';
import { isDownload } from '#kit/server/http/openapi.ts';
import type { Answer } from './test-app.ts';
import { OF_WEBAUTHN } from './test-wire-case.ts';

/** Every key at any depth that is not snake_case, but for the exceptions of decision 047. */
function camelCaseKeys(value: unknown, at: string): string[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, item]) => {
    if (key === 'passkey' || key === 'options') return [];
    const isOdd = /[A-Z]/.test(key) && !OF_WEBAUTHN.has(key);
    return [...(isOdd ? [`${at}.${key} is not snake_case`] : []), ...camelCaseKeys(item, `${at}.${key}`)];
  });
}

/** Of an answer to a call that was done: a file, or data with all that the contract names and nothing else. */
export function contractFaults(endpoint: Endpoint, { headers, body }: Answer): string[] {
  if (isDownload(endpoint))
    return String(headers['content-disposition']).startsWith('attachment;') ? [] : ['it is no file'];
  const read = z.safeParse(endpoint.data, body.data);
  if (!read.success) return [`its data is not in shape: ${z.prettifyError(read.error)}`];
  return [
    ...camelCaseKeys(body.data, 'data'),
    ...(isDeepStrictEqual(read.data, body.data) ? [] : ['its data has more than the contract names']),
  ];
}
