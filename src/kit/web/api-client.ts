import type { CallInput, DataOf, Endpoint, Envelope } from '../endpoint.ts';
import { Failure, failures, type FailureCode } from '../errors.ts';
import { hearServerClock } from './server-clock.ts';
import { Unreachable } from './unreachable.ts';

/** How the session takes part in calls; set once by the accounts domain so that kit knows no storage keys. */
interface SessionPart {
  token(): string | null;
  /** Called for every 401, with the path, the token that was sent and the error code. */
  refused(path: string, token: string | null, code: FailureCode): void;
}

let session: SessionPart = { token: () => null, refused: () => {} };

export function joinSession(part: SessionPart): void {
  session = part;
}

/** Asks the person to confirm their identity; true when they did. Set once by the accounts domain (ACT-6). */
let askToConfirm: () => Promise<boolean> = async () => false;

export function joinConfirmation(ask: () => Promise<boolean>): void {
  askToConfirm = ask;
}

/**
 * What the server does only for someone who just proved who they are is asked for in place, then made again as it was.
 */
async function confirmed<Answer>(make: () => Promise<Answer>): Promise<Answer> {
  try {
    return await make();
  } catch (error) {
    if (!(error instanceof Failure && error.code === 'confirmation_needed' && (await askToConfirm()))) throw error;
    return make();
  }
}

export interface CallOptions {
  /** Required by commands that declare `repeat: 'key'`; `useCommand` makes and keeps it. */
  readonly key?: string;
  /** The file of an upload endpoint. */
  readonly file?: Blob;
  readonly fileName?: string;
  readonly signal?: AbortSignal;
  /** The page is going: the request outlives it. */
  readonly leaving?: boolean;
  /** 0 to 1, as the file goes out. */
  readonly onProgress?: (part: number) => void;
}

/** A success that is not ours: a proxy's page, or an envelope without `success`. */
export class OddAnswer extends Error {
  constructor() {
    super('We couldn’t read the response. Try again.');
    this.name = 'OddAnswer';
  }
}

const NOT_OURS = 'no envelope';

/** The server's message about a failure; empty when there is none, or it is not ours (CALL-14, CALL-15). */
export const serverWords = (error: unknown): string =>
  error instanceof Failure && error.cause !== NOT_OURS ? error.message : '';

interface Filled {
  readonly params?: Record<string, unknown>;
  readonly query?: Record<string, unknown>;
  readonly body?: unknown;
}

export function urlOf(endpoint: Endpoint, input: Filled): string {
  const path = endpoint.path.replace(/:(\w+)/g, (_all, name: string) =>
    encodeURIComponent(String(input.params?.[name])),
  );
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(input.query ?? {})) {
    if (value !== undefined && value !== null && value !== '')
      search.set(name, typeof value === 'string' ? value : JSON.stringify(value));
  }
  return search.size === 0 ? path : `${path}?${search.toString()}`;
}

const isEnvelope = (value: unknown): value is Envelope =>
  typeof value === 'object' && value !== null && 'success' in value && 'errors' in value;

/** What a status means when our server did not explain it. */
const CODE_OF: Partial<Record<number, FailureCode>> = {
  401: 'unauthenticated',
  404: 'not_found',
  413: 'too_large',
  422: 'invalid_input',
  429: 'too_many_requests',
  503: 'unavailable',
};

function failureFrom(status: number, answer: unknown, retryAfter: string | null): Failure {
  const wait = retryAfter === null ? {} : { retryAfterSeconds: Number(retryAfter) || 1 };
  if (!isEnvelope(answer)) return new Failure(CODE_OF[status] ?? 'internal', { ...wait, cause: NOT_OURS });
  const code: FailureCode = answer.code !== undefined && answer.code in failures ? answer.code : 'internal';
  return new Failure(code, { message: answer.message, fields: answer.errors, data: answer.data, ...wait });
}

/** One call, one envelope: gives `data` or throws a Failure with the server's words (or Unreachable). */
export function call<E extends Endpoint>(
  endpoint: E,
  input: CallInput<E>,
  options: CallOptions = {},
): Promise<DataOf<E>> {
  return endpoint.fresh !== undefined
    ? confirmed(() => callOnce(endpoint, input, options))
    : callOnce(endpoint, input, options);
}

async function callOnce<E extends Endpoint>(
  endpoint: E,
  input: CallInput<E>,
  options: CallOptions,
): Promise<DataOf<E>> {
  const url = urlOf(endpoint, input);
  const headers = new Headers({ accept: 'application/json' });
  const token = session.token();
  if (token !== null) headers.set('authorization', `Bearer ${token}`);
  if (options.key !== undefined) headers.set('idempotency-key', options.key);
  const { body } = input as Filled;
  const { file } = options;
  if (file !== undefined && endpoint.kind === 'command' && endpoint.upload) {
    const { sendFile } = await import('./send-file.ts').catch((error: unknown) => {
      throw new Unreachable(error);
    });
    const open = (status: number, answer: unknown, retryAfter: string | null) =>
      opened(endpoint, status, answer, retryAfter, token);
    return sendFile({ endpoint, url, headers, options: { ...options, file }, opened: open }) as Promise<DataOf<E>>;
  }
  if (body !== undefined) headers.set('content-type', 'application/json');
  let response: Response;
  try {
    response = await fetch(url, {
      method: endpoint.method,
      headers,
      credentials: 'same-origin',
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      ...(options.signal ? { signal: options.signal } : {}),
      keepalive: options.leaving === true,
    });
  } catch (error) {
    throw unanswered(error);
  }
  hearServerClock(response.headers.get('date'));
  const answer: unknown = await response.json().catch(() => null);
  return opened(endpoint, response.status, answer, response.headers.get('retry-after'), token) as DataOf<E>;
}

/** What we canceled ourselves says nothing about the connection. */
const unanswered = (error: unknown): unknown =>
  (error as Error).name === 'AbortError' ? error : new Unreachable(error);

/** A private file: asked for with the session's token like any call, handed to the browser as a download. */
export function download<E extends Endpoint>(endpoint: E, input: CallInput<E>, fileName: string): Promise<void> {
  return endpoint.fresh !== undefined
    ? confirmed(() => downloadOnce(endpoint, input, fileName))
    : downloadOnce(endpoint, input, fileName);
}

async function downloadOnce<E extends Endpoint>(endpoint: E, input: CallInput<E>, fileName: string): Promise<void> {
  saveFile(await privateFile(endpoint, input), fileName);
}

/** Hands the browser a file made or fetched here. */
export function saveFile(content: Blob, fileName: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(content);
  link.download = fileName;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}

/** The bytes of a private file, to be shown on this page. */
export async function privateFile<E extends Endpoint>(
  endpoint: E,
  input: CallInput<E>,
  signal: AbortSignal | null = null,
): Promise<Blob> {
  const token = session.token();
  let response: Response;
  try {
    response = await fetch(urlOf(endpoint, input), {
      headers: token === null ? {} : { authorization: `Bearer ${token}` },
      credentials: 'same-origin',
      signal,
    });
  } catch (error) {
    throw unanswered(error);
  }
  if (!response.ok)
    opened(
      endpoint,
      response.status,
      await response.json().catch(() => null),
      response.headers.get('retry-after'),
      token,
    );
  return response.blob().catch((error: unknown) => {
    throw unanswered(error);
  });
}

function opened(
  endpoint: Endpoint,
  status: number,
  answer: unknown,
  retryAfter: string | null,
  token: string | null,
): unknown {
  if (status >= 200 && status < 300) {
    if (isEnvelope(answer) && answer.success) return answer.data;
    throw new OddAnswer();
  }
  const failure = failureFrom(status, answer, retryAfter);
  if (status === 401) session.refused(endpoint.path, token, failure.code);
  throw failure;
}
