/** What the browser keeps while it is at Google, and how it reads the answer. */
import { checkedLogin } from './session-rules.ts';

export const GOOGLE_LOGIN_INVALID = 'Invalid Google login data';

/** VAL-4: Google login data must include api_token. */
export function checkedGoogleLogin(data: unknown): ReturnType<typeof checkedLogin> {
  const token = (data as { api_token?: unknown } | null | undefined)?.api_token;
  if (typeof token !== 'string' || token === '') throw new Error(GOOGLE_LOGIN_INVALID);
  return checkedLogin({ success: true, data });
}
