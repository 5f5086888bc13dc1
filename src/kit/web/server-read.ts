import { createContext, data, type RouterContextProvider } from 'react-router';
import type { CallInput, DataOf, QueryEndpoint } from '../endpoint.ts';
import type { FailureCode } from '../errors.ts';

export type ServerAnswer<Data> =
  | { readonly ok: true; readonly data: Data }
  | { readonly ok: false; readonly status: number; readonly code: FailureCode; readonly message: string };

/** Answers a query endpoint inside the server process, as nobody: what anyone may read. Set by the server per request. */
export type ServerReads = <E extends QueryEndpoint>(endpoint: E, input: CallInput<E>) => Promise<ServerAnswer<DataOf<E>>>;

export const serverReads = createContext<ServerReads>();

/**
 * For loaders of public pages: the endpoint's data, or the page's error view with the same status the call would
 * have answered with.
 */
export async function readOnServer<E extends QueryEndpoint>(context: Readonly<RouterContextProvider>, endpoint: E, input: CallInput<E>): Promise<DataOf<E>> {
  const answer = await context.get(serverReads)(endpoint, input);
  if (answer.ok) return answer.data;
  throw data({ message: answer.message, code: answer.code }, { status: answer.status, statusText: answer.message });
}
