/** Requests to one bucket: signed, bounded in time, tried again where that is safe, refused while it is away. */
import { setTimeout as sleep } from 'node:timers/promises';
import { Failure } from '../../../errors.ts';
import type { Log } from '../../log.ts';
import { enterBreaker, OutboundUnknown, sharedBreaker } from '../../outbound.ts';
import type { S3Config } from './s3-config.ts';
import { addressOf, signedAddress, signedHeaders, type S3Request } from './sign-request.ts';

const TRIES = 3;
const WAIT_MS = 200;
/** Until the bucket begins to answer; a part of 8 MB has arrived there by then. */
const ANSWER_MS = 30_000;
const RETRY_SECONDS = 10;
const CODE = /<Code>([A-Za-z0-9]{1,80})<\/Code>/;

export const storageAway = (cause?: unknown): Failure =>
  new Failure('unavailable', {
    message: 'Files can’t be reached right now. Try again in a moment.',
    retryAfterSeconds: RETRY_SECONDS,
    cause,
  });

export interface Bucket {
  /** Every request here may be repeated. Null where there is no such key. */
  send(request: S3Request): Promise<Response | null>;
  /** An answer that is read whole: XML, or nothing. Null where there is no such key. */
  text(request: S3Request): Promise<string | null>;
  /** Of a key, to read from it for so long without us. */
  address(key: string, query: Readonly<Record<string, string>>, seconds: number): Promise<string>;
}

export function openBucket(config: S3Config, log: Log, answerMs: number = ANSWER_MS): Bucket {
  const { origin } = addressOf(config, { method: 'GET' });

  async function once(request: S3Request): Promise<Response> {
    const report = enterBreaker(sharedBreaker, origin);
    const url = addressOf(config, request);
    const slow = new AbortController();
    const timer = setTimeout(() => slow.abort(new Error(`no answer within ${answerMs} ms`)), answerMs);
    try {
      const answer = await fetch(url, {
        method: request.method,
        headers: await signedHeaders(config, url, request),
        body: request.body instanceof Uint8Array ? new Uint8Array(request.body) : (request.body ?? null),
        redirect: 'error',
        signal: slow.signal,
      });
      report(answer.status < 500);
      return answer;
    } catch (error) {
      report(false);
      throw error;
    } finally {
      clearTimeout(timer);
    }
  }

  async function send(request: S3Request): Promise<Response | null> {
    let cause: unknown;
    for (let attempt = 1; attempt <= TRIES; attempt += 1) {
      try {
        const answer = await once(request);
        if (answer.ok) return answer;
        const code = CODE.exec(await answer.text())?.[1] ?? String(answer.status);
        if (answer.status === 404 && code !== 'NoSuchBucket') return null;
        cause = new Error(`the bucket answers ${answer.status} ${code} to ${request.method} ${request.key ?? ''}`);
        if (answer.status < 500 && answer.status !== 429) break;
      } catch (error) {
        cause = error;
        // It is known to be away: nobody waits for that.
        if (error instanceof OutboundUnknown) break;
      }
      if (attempt < TRIES) await sleep(WAIT_MS * 3 ** (attempt - 1));
    }
    log.error({ err: cause, event: 'storage_away', bucket: config.bucket }, 'the bucket did not do what was asked');
    throw storageAway(cause);
  }

  return {
    send,
    text: async (request) => (await send(request))?.text() ?? null,
    address: async (key, query, seconds) =>
      (await signedAddress(config, addressOf(config, { method: 'GET', key, query }), seconds)).href,
  };
}
