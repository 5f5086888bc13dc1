import type { Context } from '../context.ts';
import { knownFailure } from '../http/errors.ts';
import type { Handler } from '../http/handler.ts';
import { parseInput } from '../http/input.ts';
import { runQuery } from '../http/run-call.ts';
import { refusal } from '../http/access.ts';
import type { PageReads, Question } from './page-reads.ts';

/** Public pages read through the same contract as the API, without the trip over HTTP, and always as nobody. */
export function inProcessReads(handlers: readonly Handler[], context: Context): PageReads {
  const byEndpoint = new Map(handlers.map((handler) => [`${handler.endpoint.method} ${handler.endpoint.path}`, handler]));

  async function ask({ endpoint, input }: Question): Promise<unknown> {
    const handler = byEndpoint.get(`${endpoint.method} ${endpoint.path}`);
    if (handler === undefined) throw new Error(`${endpoint.path} has no handler`);
    const refused = refusal(endpoint, null);
    if (refused) throw refused;
    const parsed = parseInput(endpoint, { params: input.params, query: input.query ?? {}, body: undefined });
    const request = { id: context.makeId(), address: 'in-process', userAgent: '', token: null, cookie: () => null, keepCookie: () => {} };
    return runQuery(handler, { ...parsed, actor: null, file: null, rawBody: Buffer.alloc(0), headers: {}, request }, context);
  }

  const read = async (endpoint: Question['endpoint'], input: Question['input']) => {
    try {
      const data = await ask({ endpoint, input });
      return { ok: true, data, text: JSON.stringify(data) };
    } catch (error) {
      const failure = knownFailure(error);
      if (failure === null) {
        context.log.error({ err: error, path: endpoint.path }, 'a page could not be read');
        return { ok: false, status: 500, code: 'internal', message: 'Internal Server Error', text: null };
      }
      return { ok: false, status: failure.status, code: failure.code, message: failure.message, text: null };
    }
  };
  const textOf = (question: Question): Promise<string | null> =>
    ask(question).then(
      (data) => JSON.stringify(data),
      // The render that follows meets the same, and makes the error page of it.
      () => null,
    );
  return Object.assign(read, { textOf });
}
