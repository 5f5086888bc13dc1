import type { Endpoint } from '../../endpoint.ts';
import type { FailureCode } from '../../errors.ts';
import type { Context } from '../context.ts';
import { refusal } from '../http/access.ts';
import { knownFailure } from '../http/errors.ts';
import type { Handler } from '../http/handler.ts';
import { parseInput } from '../http/input.ts';
import { runQuery } from '../http/run-call.ts';

interface VisitorInput {
  readonly params?: unknown;
  readonly query?: unknown;
}

export type VisitorAnswer =
  | { readonly ok: true; readonly data: unknown }
  | { readonly ok: false; readonly status: number; readonly code: FailureCode; readonly message: string };

export type VisitorReads = (endpoint: Endpoint, input: VisitorInput) => Promise<VisitorAnswer>;

/**
 * Public pages read through the same contract as the API, without the trip over HTTP, and always as someone who is not
 * signed in.
 */
export function readsOfVisitors(handlers: readonly Handler[], context: Context): VisitorReads {
  const byEndpoint = new Map(
    handlers.map((handler) => [`${handler.endpoint.method} ${handler.endpoint.path}`, handler]),
  );

  async function read(endpoint: Endpoint, { params, query = {} }: VisitorInput): Promise<unknown> {
    const handler = byEndpoint.get(`${endpoint.method} ${endpoint.path}`);
    if (handler === undefined) throw new Error(`${endpoint.path} has no handler`);
    const refused = refusal(endpoint, null);
    if (refused) throw refused;
    const parsed = parseInput(endpoint, { params, query, body: undefined });
    const request = {
      id: context.makeId(),
      address: 'in-process',
      userAgent: '',
      token: null,
      cookie: () => null,
      keepCookie: () => {},
    };
    const facts = { ...parsed, actor: null, file: null, rawBody: Buffer.alloc(0), headers: {}, request };
    return runQuery(handler, facts, context);
  }

  return async (endpoint, input) => {
    try {
      return { ok: true, data: await read(endpoint, input) };
    } catch (error) {
      const failure = knownFailure(error);
      if (failure !== null) return { ok: false, status: failure.status, code: failure.code, message: failure.message };
      context.log.error({ err: error, path: endpoint.path }, 'a page could not be read');
      return { ok: false, status: 500, code: 'internal', message: 'Internal Server Error' };
    }
  };
}
