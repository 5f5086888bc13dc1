import { persistedPart } from '#domains/accounts/session-rules.ts';
import { SESSION_KEY } from '#domains/accounts/web/token-storage.ts';
import type { UserRecord } from '#domains/accounts/user-record.ts';
import { api } from './api.ts';
import { DEMO_PASSWORD } from './people.ts';
import { holdToken } from './stored-session.ts';
import type { Page } from './test.ts';

/**
 * Signed in as by the form, for a test that begins on another screen: the form and the dashboard behind it cost
 * seconds.
 */
export async function arriveAs(page: Page, email: string, password = DEMO_PASSWORD): Promise<void> {
  const { api_token: token } = await api<{ api_token: string }>(page, 'post', '/api/login', undefined, {
    email,
    password,
  });
  const me = await api<UserRecord>(page, 'get', '/api/user/me', token);
  await page.goto('/health/live');
  await holdToken(page, token);
  // What public pages know someone by: src/domains/accounts/web/session-store.ts.
  const session = JSON.stringify({ state: persistedPart({ isLoggedIn: true, ...me }), version: 0 });
  await page.evaluate(([key, text]) => localStorage.setItem(key, text), [SESSION_KEY, session] as const);
}
