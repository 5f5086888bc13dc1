import { readFileSync } from 'node:fs';
import type { Endpoint } from '../../endpoint.ts';

/** A call as it was made in a test, and what it answered. `npm run api:examples` writes them; nobody writes one by hand. */
export interface ApiExample {
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string>>;
  readonly body?: unknown;
  /** Name of the uploaded file. */
  readonly upload?: string;
  readonly status: number;
  /** The envelope, or null where the answer is a file. */
  readonly answer: unknown;
  /** Of a file: its Content-Disposition. */
  readonly disposition?: string;
}

/** By operation id. */
export type ApiExamples = Readonly<Record<string, ApiExample>>;

export const readExamples = (file: URL): ApiExamples => JSON.parse(readFileSync(file, 'utf8')) as ApiExamples;

/** The name of a call in generated clients, such as `getOrdersOrderNumber`. It follows from method and path, so it changes only with them. */
export const operationIdOf = ({ method, path }: Pick<Endpoint, 'method' | 'path'>): string =>
  `${method.toLowerCase()}${path.replace(/^\/api/, '').replace(/[^a-zA-Z0-9]+(\w)?/g, (_all, next: string | undefined) => (next ?? '').toUpperCase())}`;

/** A query without data answers a file. */
export const isDownload = (endpoint: Endpoint): boolean => endpoint.kind === 'query' && endpoint.data._zod.def.type === 'null';
