import { randomBytes } from 'node:crypto';
import type { RequestFacts } from '#kit/server/http/handler.ts';
import { sha256 } from './tokens.ts';

const COOKIE = 'docket-device';
const KEPT_SECONDS = 400 * 86_400;

/**
 * A cookie by which a browser is recognized. It authorizes nothing: it only exempts the owner from the limits on
 * strangers (AUT-3), and from an email about a new device at every sign-in.
 */
export const deviceMark = (request: RequestFacts): string | null => request.cookie(COOKIE);
export const deviceHash = (mark: string): Buffer => sha256(`device:${mark}`);

/** The browser's cookie, set now if it has none. */
export function keepDeviceMark(request: RequestFacts): string {
  const mark = deviceMark(request) ?? randomBytes(24).toString('base64url');
  request.keepCookie(COOKIE, mark, KEPT_SECONDS);
  return mark;
}
