import { CLIENT, DEMO_PASSWORD } from './people.ts';
import type { Page } from './test.ts';

/** What the API answers when it refuses, for a route that a test answers itself. */
export const envelope = (message: string, code: string, errors: object = {}) => ({
  success: false,
  message,
  data: null,
  errors,
  code,
});

/** What this browser keeps of a session. */
export const stored = (page: Page) =>
  page.evaluate(() => ({
    local: localStorage.getItem('docket-token'),
    session: sessionStorage.getItem('docket-token'),
    kept: localStorage.getItem('docket-session'),
  }));

/** A token as if it had been given a moment ago. */
export const holdToken = (page: Page, token: string, where: 'local' | 'session' = 'local'): Promise<void> =>
  page.evaluate(
    ([held, drawer]) => {
      const storage = drawer === 'local' ? localStorage : sessionStorage;
      storage.setItem('docket-token', held ?? '');
      storage.setItem('docket-token-stored-at', String(Date.now()));
    },
    [token, where],
  );

export const fillLogin = async (page: Page, email: string = CLIENT.email, password = DEMO_PASSWORD): Promise<void> => {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in' }).click();
};
