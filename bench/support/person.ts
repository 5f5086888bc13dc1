import { chromium, type Browser, type Page } from '@playwright/test';
import { DEMO_PASSWORD } from '#domains/accounts/server/demo/guides.ts';
import { BROWSER_FLAGS, findBrowser } from '../../e2e/support/browser.ts';

export async function launchBrowser(): Promise<Browser> {
  const { executablePath, env } = findBrowser();
  return chromium.launch({ executablePath, args: BROWSER_FLAGS, env: { ...process.env, ...env } });
}

async function dataOf<Data>(answer: Response): Promise<Data> {
  if (!answer.ok) throw new Error(`${answer.url}: ${answer.status} ${await answer.text()}`);
  return ((await answer.json()) as { data: Data }).data;
}

/** A call of the API that writes, by the person whose token it is; gives what the envelope holds. */
export async function post<Data>(address: string, body: object, token?: string): Promise<Data> {
  const headers = {
    'content-type': 'application/json',
    'idempotency-key': crypto.randomUUID(),
    ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
  };
  return dataOf(await fetch(address, { method: 'POST', headers, body: JSON.stringify(body) }));
}

/** The token of one person of the demo world. */
export const tokenOf = async (url: string, email: string): Promise<string> =>
  (await post<{ api_token: string }>(`${url}/api/login`, { email, password: DEMO_PASSWORD })).api_token;

/** Their own browser, with nothing cached, in which they are signed in. Close its context. */
export async function pageOf(browser: Browser, token: string): Promise<Page> {
  const context = await browser.newContext({
    viewport: { width: 1280, height: 800 },
    serviceWorkers: 'block',
    bypassCSP: true,
  });
  await context.addInitScript(
    `localStorage.setItem('docket-token', '${token}'); localStorage.setItem('docket-token-stored-at', String(Date.now()));`,
  );
  return context.newPage();
}
