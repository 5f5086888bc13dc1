/** The session's rules in the browser that need no browser (SES-2 to SES-9, CALL-12, CALL-14). */
import { isPublicPath, segmentsOf } from './public-paths.ts';

export const TOKEN_WRITE_TRIES = 3;
export const TOKEN_WRITE_PAUSE_MS = 50;
export const PAUSE_AFTER_LOGIN_MS = 100;
export const TOKEN_WRITE_FAILED = 'Token storage verification failed after retries';
export const INVALID_LOGIN_ANSWER = 'Invalid login response from server';
const TOKEN_LIFE_MS = 30 * 86_400_000;

/** The only fields of the session kept in local storage beside the token (SES-9, AUT-9). */
export const PERSISTED_FIELDS = [
  'isLoggedIn',
  'id',
  'first_name',
  'last_name',
  'username',
  'email',
  'role',
  'avatar',
] as const;
type Persisted = (typeof PERSISTED_FIELDS)[number];

export function persistedPart<Session extends Readonly<Record<Persisted, unknown>>>(
  session: Session,
): Pick<Session, Persisted> {
  return Object.fromEntries(PERSISTED_FIELDS.map((field) => [field, session[field]])) as Pick<Session, Persisted>;
}

const BASE64 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';

/** Decoded by hand: the claims we read are plain ASCII, and pure code has no `atob`. */
function fromBase64(text: string): string {
  let bits = 0;
  let held = 0;
  let out = '';
  for (const letter of text.replaceAll('-', '+').replaceAll('_', '/').replaceAll('=', '')) {
    bits = ((bits << 6) | BASE64.indexOf(letter)) & 0xffff;
    held += 6;
    if (held < 8) continue;
    held -= 8;
    out += String.fromCharCode((bits >> held) & 0xff);
  }
  return out;
}

function expiryClaim(token: string): number | null {
  const [, payload, signature] = token.split('.');
  if (payload === undefined || signature === undefined) return null;
  try {
    const { exp } = JSON.parse(fromBase64(payload)) as { exp?: unknown };
    return typeof exp === 'number' && Number.isFinite(exp) ? exp * 1_000 : null;
  } catch {
    return null;
  }
}

/** A JWT's own claim (seconds), otherwise 30 days after it was stored (LIM-2). */
export const tokenExpiresAt = (token: string, storedAtMs: number): number =>
  expiryClaim(token) ?? storedAtMs + TOKEN_LIFE_MS;

/** A stored token past its expiry is treated as absent. */
export const isTokenUsable = (token: string | null, storedAtMs: number, nowMs: number): token is string =>
  token !== null && token !== '' && nowMs < tokenExpiresAt(token, storedAtMs);

/** CALL-11: on public pages a 401 from these is ignored. */
export const SILENT_401_PATHS = [
  '/api/bestfreelancerlist',
  '/api/notifications',
  '/api/conversations',
  '/api/mybalance',
  '/api/countNewMessages',
  '/api/project-messaging',
  '/api/user/me',
  '/api/user/onboarding/progress',
] as const;

/** What a 401 does: nothing, a line in the log, removing the token, or removing it and sending the person to /login. */
export type After401 = 'ignore' | 'log' | 'clear' | 'clear-and-login';

/** CALL-12. `pagePath` is where the person is, `callPath` what was refused. */
export function after401(pagePath: string, callPath: string): After401 {
  const isSilent = SILENT_401_PATHS.some((silent401Path) => silent401Path === callPath.split('?', 1)[0]);
  if (isPublicPath(pagePath)) return isSilent ? 'ignore' : 'log';
  return staysPut(pagePath) ? 'clear' : 'clear-and-login';
}

/** Never while the path already contains /login or /onboarding. */
const staysPut = (path: string): boolean =>
  segmentsOf(path).some((segment) => segment === 'login' || segment === 'onboarding');

/**
 * What a failed profile load does to the session: only a 401 ends it; on an onboarding page it is swallowed as well.
 */
export function afterProfileFailure(
  status: number | null,
  pagePath: string,
): { readonly clear: boolean; readonly silent: boolean } {
  if (status !== 401) return { clear: false, silent: false };
  return { clear: true, silent: segmentsOf(pagePath).includes('onboarding') };
}

/** CALL-14: what the person reads. `status` is null when no answer came. */
export function loginFailureText(status: number | null, serverMessage: string, localMessage = ''): string {
  if (status === 401) return 'Invalid email or password';
  if (status === 429) return 'Too many login attempts. Please try again later.';
  if (status === 422) return serverMessage || 'Invalid input data';
  return serverMessage || localMessage || 'Login failed';
}

export const registrationFailureText = (serverMessage: string): string => serverMessage || 'Registration failed';
export const usernameFailureText = (serverMessage: string): string => serverMessage || 'Failed to check username';

interface LoginAnswer {
  readonly api_token: string;
  readonly id: string;
  readonly email: string;
}

const textOf = (value: unknown): string =>
  typeof value === 'string' ? value : typeof value === 'number' ? String(value) : '';

/** VAL-4: the reply must have success and data, and data api_token, id and email. */
export function checkedLogin(reply: unknown): LoginAnswer {
  const { success, data } = (reply ?? {}) as {
    success?: unknown;
    data?: Partial<Record<keyof LoginAnswer, unknown>> | null;
  };
  const token = textOf(data?.api_token);
  const id = textOf(data?.id);
  const email = textOf(data?.email);
  if (success !== true || token === '' || id === '' || email === '') throw new Error(INVALID_LOGIN_ANSWER);
  return { api_token: token, id, email };
}
