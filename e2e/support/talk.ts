import { api } from './api.ts';
import type { Locator, Page } from './test.ts';

/** What was said in the conversation that is open. */
export const messagesOn = (page: Page): Locator => page.getByRole('list', { name: 'Messages, the newest last' });

/** Writes in the conversation that is open, or begins it. */
export async function write(page: Page, text: string): Promise<void> {
  await page.getByLabel(/^Write to/).fill(text);
  await page.getByRole('button', { name: /^Send(?: message)?$/ }).click();
}

export const usernameOf = async (page: Page, token: string): Promise<string> =>
  (await api<{ username: string }>(page, 'get', '/api/user/me', token)).username;
