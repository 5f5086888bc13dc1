import type { IncomingHttpHeaders } from 'node:http';
import type { Endpoint } from '../../endpoint.ts';

/**
 * All that counting may know of a reader: what the browser says of itself, and the page that led here. No address, no
 * cookie, no token.
 */
export interface Reader {
  readonly userAgent: string;
  /** Empty where the browser does not say. */
  readonly referrer: string;
  /** Fetched ahead of a visit: nobody has seen it yet. */
  readonly isAhead: boolean;
}

export interface AnswerOfDocument {
  readonly endpoint: Endpoint;
  readonly data: unknown;
}

/**
 * Counts what readers get to see. It is asked where every answer passes: at calls of the API, and at public pages with
 * their navigations, also those that were kept. A request only adds to memory; `flush` writes.
 */
export interface AnswerCounter {
  /**
   * Once per call, when it is mounted: null for calls that are not counted. It gets the query of a read and the body of
   * a command that was done; `text` is asked for only where it is needed.
   */
  ofCall(endpoint: Endpoint): ((input: unknown, text: () => string, reader: Reader) => void) | null;
  /**
   * Once per document, when it is made: what to do for each reader of it. Null where it shows nothing that is counted.
   */
  ofDocument(address: string, answers: readonly AnswerOfDocument[]): ((reader: Reader) => void) | null;
  flush(): Promise<boolean>;
}

const AHEAD = /prefetch|prerender|preview/i;

export function readerOf(headers: IncomingHttpHeaders): Reader {
  const purpose = headers['sec-purpose'] ?? headers['purpose'] ?? headers['x-moz'];
  return {
    userAgent: headers['user-agent'] ?? '',
    referrer: headers.referer ?? '',
    isAhead: purpose !== undefined && AHEAD.test(String(purpose)),
  };
}

/** Several domains may count; each has its own look at what passes. */
export function allCounters(counters: readonly AnswerCounter[]): AnswerCounter | null {
  const [only, ...others] = counters;
  if (only === undefined) return null;
  if (others.length === 0) return only;
  return {
    ofCall(endpoint) {
      const counts = counters.flatMap((counter) => counter.ofCall(endpoint) ?? []);
      return counts.length === 0
        ? null
        : (query, text, reader) => counts.forEach((count) => count(query, text, reader));
    },
    ofDocument(address, answers) {
      const counts = counters.flatMap((counter) => counter.ofDocument(address, answers) ?? []);
      return counts.length === 0 ? null : (reader) => counts.forEach((count) => count(reader));
    },
    flush: async () => (await Promise.all(counters.map((counter) => counter.flush()))).includes(true),
  };
}
