import { randomBytes } from 'node:crypto';
import type { RequestFacts } from '#kit/server/http/handler.ts';
import { sha256 } from './tokens.ts';

const COOKIE = 'docket-device';
const KEPT_SECONDS = 400 * 86_400;

/**
 * A mark by which a browser is known again. It opens nothing: it only spares its owner the limits that strangers run
 * into (AUT-3), and a letter about a new device at every sign-in.
 */
export const deviceMark = (request: RequestFacts): string | null => request.cookie(COOKIE);
export const deviceHash = (mark: string): Buffer => sha256(`device:${mark}`);

/** The browser's mark, given to it now if it has none. */
export function keepDeviceMark(request: RequestFacts): string {
  const mark = deviceMark(request) ?? randomBytes(24).toString('base64url');
  request.keepCookie(COOKIE, mark, KEPT_SECONDS);
  return mark;
}
