import type { CommandEndpoint } from '../endpoint.ts';
import { Failure } from '../errors.ts';
import { resumableLimits } from '../limits.ts';
import { beginUpload, cancelUpload, sendPart, UPLOAD_HEADER, uploadState } from '../uploads.ts';
import { call, type CallOptions } from './api-client.ts';
import { hold } from './holding.ts';
import { patiently } from './patiently.ts';
import { Unreachable } from './unreachable.ts';

/** What the client knows of one call with a file. */
export interface FileCall {
  readonly endpoint: CommandEndpoint;
  readonly url: string;
  readonly headers: Headers;
  readonly options: CallOptions & { readonly file: Blob };
  /** Opens the envelope of an answer, or throws what it says. */
  readonly opened: (status: number, answer: unknown, retryAfter: string | null) => unknown;
}

/**
 * Every file of every field goes this way: small ones whole, larger ones in parts that survive a lost connection and a
 * reload (UPL-5).
 */
export async function sendFile(fileCall: FileCall): Promise<unknown> {
  const release = hold('upload');
  try {
    return fileCall.options.file.size > resumableLimits.fromBytes
      ? await sendInParts(fileCall)
      : await sendWhole(fileCall);
  } finally {
    release();
  }
}

const nameOf = ({ file, fileName }: FileCall['options']): string =>
  fileName ?? (file instanceof File ? file.name : 'file');

function sendWhole(fileCall: FileCall): Promise<unknown> {
  const form = new FormData();
  form.set(fileCall.endpoint.upload?.field ?? 'file', fileCall.options.file, nameOf(fileCall.options));
  return request(fileCall, fileCall.headers, form);
}

/** XMLHttpRequest, because fetch cannot tell how much of an upload has gone out. */
function request(
  { endpoint, url, options: { signal, onProgress }, opened }: FileCall,
  headers: Headers,
  body: FormData | null,
): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const sent = new XMLHttpRequest();
    sent.open(endpoint.method, url);
    headers.forEach((value, name) => sent.setRequestHeader(name, value));
    sent.responseType = 'json';
    if (body !== null)
      sent.upload.onprogress = (event) => onProgress?.(event.lengthComputable ? event.loaded / event.total : 0);
    sent.onerror = () => reject(new Unreachable(new Error('upload')));
    sent.onabort = () => reject(new DOMException('Canceled', 'AbortError'));
    sent.onload = () => {
      try {
        resolve(opened(sent.status, sent.response, sent.getResponseHeader('retry-after')));
      } catch (error) {
        reject(error);
      }
    };
    if (signal?.aborted === true) return reject(new DOMException('Canceled', 'AbortError'));
    signal?.addEventListener('abort', () => sent.abort(), { once: true });
    sent.send(body);
  });
}

/** Where the server says the next part begins; null for any other failure. */
function offsetIn(error: unknown): number | null {
  const data =
    error instanceof Failure && error.code === 'wrong_state' ? (error.data as { offset?: unknown } | null) : null;
  return typeof data?.offset === 'number' ? data.offset : null;
}

async function sendInParts(fileCall: FileCall): Promise<unknown> {
  const { file, signal, onProgress } = fileCall.options;
  const patient = <Answer>(make: () => Promise<Answer>): Promise<Answer> => patiently(make, signal);
  const modified = file instanceof File ? file.lastModified : 0;
  const begun = await patient(() =>
    call(beginUpload, { body: { name: nameOf(fileCall.options), bytes: file.size, modified } }),
  );
  const params = { id: begun.id };
  // Pressed by the person: what has arrived is of no use. A failure keeps it, for the next try.
  const drop = (): void => void call(cancelUpload, { params }).catch(() => {});
  try {
    for (let { offset } = begun; offset < file.size;) {
      const from = offset;
      const part = file.slice(from, from + resumableLimits.partBytes);
      onProgress?.(from / file.size);
      const report = (share: number): void => onProgress?.((from + share * part.size) / file.size);
      offset = await patient(async () => {
        try {
          return (
            await call(
              sendPart,
              { params, query: { offset: from } },
              { file: part, ...(signal ? { signal } : {}), onProgress: report },
            )
          ).offset;
        } catch (error) {
          if (!(error instanceof Unreachable)) throw error;
          // It may have arrived although its answer did not.
          const { offset: serverOffset } = await call(uploadState, { params });
          if (serverOffset > from) return serverOffset;
          throw error;
        }
      }).catch((error: unknown) => {
        const right = offsetIn(error);
        if (right === null || right === from) throw error;
        return right;
      });
    }
    const headers = new Headers(fileCall.headers);
    headers.set(UPLOAD_HEADER, begun.id);
    return await patient(() => request(fileCall, headers, null));
  } catch (error) {
    if (signal?.aborted === true) drop();
    throw error;
  }
}
