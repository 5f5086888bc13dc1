import { expect, type Page } from './test.ts';

/** People of the demo world; all sign in with the same password, which the sign-in page of a demo tells. */
export const DEMO_PASSWORD = 'demo-docket-2026';
export const CLIENT = { email: 'greta.nystrom@example.org', username: 'greta-nystrom' } as const;
export const FREELANCER = { email: 'amara.okafor@example.com', username: 'amara-okafor' } as const;
export const BOTH = { email: 'leilani.kahananui@example.com', username: 'leilani-kahananui' } as const;

let nameCount = 0;

/** A name that is unique in this run: both projects share one instance. */
export const freshName = (): string => `${Date.now().toString(36)}${(nameCount += 1)}${process.pid.toString(36)}`;

/** Through the sign-in page, as a person does. Without `landing` it is only certain that the page was left. */
export async function signIn(page: Page, email: string, password = DEMO_PASSWORD, path = '/login'): Promise<void> {
  await page.goto(path);
  await page.locator('form[data-ready]').waitFor();
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page).not.toHaveURL(/\/login/);
}

/**
 * Nobody is signed in here any more. Done on a document without scripts: a screen that still asked for something would
 * notice half-way and lead elsewhere.
 */
export async function forgetWhoIsHere(page: Page): Promise<void> {
  await page.goto('/health/live');
  await page.evaluate(() => localStorage.clear());
}

/** Confirms the identity with the password. */
export async function confirmItIsMe(page: Page, password = DEMO_PASSWORD): Promise<void> {
  const dialog = page.getByRole('dialog', { name: /confirm/i });
  await dialog.getByLabel(/password/i).fill(password);
  await dialog.getByRole('button', { name: /confirm/i }).click();
  await expect(dialog).toHaveCount(0);
}

/** Everything on the page has loaded. */
export async function expectLoaded(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
}

export interface Newcomer {
  readonly email: string;
  readonly password: string;
  readonly token: string;
}

const REQUIRED = {
  client: { company_name: 'Haddad and Daughters', industries: ['food-and-drink'], subindustries: ['bakeries'] },
  freelancer: { skills: ['logo-design'], bio: 'I draw marks for small food makers.' },
} as const;

/** Someone new, by the API: for end-to-end tests that begin after the registration. */
export async function newcomer(
  page: Page,
  role: 'client' | 'freelancer',
  upTo: 'registered' | 'verified' | 'set-up' = 'registered',
): Promise<Newcomer> {
  const email = `${freshName()}@example.com`;
  const password = 'a quiet plain phrase';
  const post = async (path: string, data: object, token?: string): Promise<{ api_token?: string }> => {
    const answer = await page.request.post(path, {
      data,
      ...(token === undefined ? {} : { headers: { authorization: `Bearer ${token}` } }),
    });
    expect(answer.ok(), `${path}: ${await answer.text()}`).toBe(true);
    return ((await answer.json()) as { data: { api_token?: string } }).data;
  };
  await post('/api/register', {
    email,
    password,
    password_confirmation: password,
    first_name: 'Nour',
    last_name: 'Haddad',
    role,
  });
  const { api_token: token = '' } = await post('/api/login', { email, password });
  if (upTo !== 'registered') await post('/api/user/verify-email', { code: await codeFor(page, email) }, token);
  if (upTo === 'set-up') await post('/api/user/profile', REQUIRED[role], token);
  return { email, password, token };
}

/** The six digits of the newest email that waits for this address in the demo outbox. */
export async function codeFor(page: Page, email: string): Promise<string> {
  let code: string | undefined;
  await expect
    .poll(async () => {
      const outbox = await page.request.get(`/demo/outbox?to=${encodeURIComponent(email)}`);
      code = /(\d{3} \d{3}) is your \S+ code/.exec(await outbox.text())?.[1];
      return code;
    })
    .toBeDefined();
  return code ?? '';
}
