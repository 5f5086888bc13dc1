import { createContext, data, type RouterContextProvider } from 'react-router';
import type { BrandMarks } from '../brand-settings.ts';
import type { CallInput, DataOf, QueryEndpoint } from '../endpoint.ts';
import type { FailureCode } from '../errors.ts';

export type ServerAnswer<Data> =
  | { readonly ok: true; readonly data: Data }
  | { readonly ok: false; readonly status: number; readonly code: FailureCode; readonly message: string };

/** Answers a query endpoint inside the server process, as a visitor: what anyone may read. */
export type ServerReads = <E extends QueryEndpoint>(
  endpoint: E,
  input: CallInput<E>,
) => Promise<ServerAnswer<DataOf<E>>>;

/** What the server hands to the pages it renders. Set for each request. */
export interface Serving {
  readonly reads: ServerReads;
  /** On each script and style of the document: no others are run or taken. */
  readonly nonce: string;
  readonly brand: BrandMarks;
  /** The build that the page belongs to: changes with any file that browsers load. */
  readonly build: string;
  failed(error: unknown): void;
}

export const serving = createContext<Serving>();

/**
 * For loaders of public pages: the endpoint's data, or the page's error view with the same status the call would
 * have answered with.
 */
export async function readOnServer<E extends QueryEndpoint>(
  context: Readonly<RouterContextProvider>,
  endpoint: E,
  input: CallInput<E>,
): Promise<DataOf<E>> {
  const answer = await context.get(serving).reads(endpoint, input);
  if (answer.ok) return answer.data;
  throw data({ message: answer.message, code: answer.code }, { status: answer.status, statusText: answer.message });
}
