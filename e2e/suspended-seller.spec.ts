import { goodDraft } from '#domains/services/test-draft.ts';
import { formatMoney, type Money } from '#kit/money.ts';
import { OPERATOR } from './support/app.ts';
import { CLIENT, confirmItIsMe, DEMO_PASSWORD, expectLoaded, freshName, newcomer, signIn } from './support/people.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, screenshot, test, type Page } from './support/test.ts';

test.skip(({ isMobile }) => isMobile, 'Widths are checked in the test itself.');

type Way = 'get' | 'post' | 'put';
async function api<Data>(page: Page, way: Way, path: string, token: string, data?: object): Promise<Data> {
  const headers = { authorization: `Bearer ${token}`, ...(way === 'get' ? {} : { 'idempotency-key': crypto.randomUUID() }) };
  const answer = await page.request[way](path, { headers, ...(data === undefined ? {} : { data }) });
  expect(answer.ok(), `${path}: ${await answer.text()}`).toBe(true);
  return ((await answer.json()) as { data: Data }).data;
}

async function tokenOf(page: Page, email: string): Promise<string> {
  const answer = await page.request.post('/api/login', { data: { email, password: DEMO_PASSWORD } });
  return ((await answer.json()) as { data: { api_token: string } }).data.api_token;
}

/** A service of this freelancer, on sale. */
async function publish(page: Page, token: string): Promise<string> {
  const { id } = await api<{ id: string }>(page, 'post', '/api/my/services', token, {});
  await api(page, 'put', `/api/my/services/${id}`, token, { ...goodDraft(), title: `Shop sign lettering ${freshName()}` });
  return (await api<{ slug: string }>(page, 'post', `/api/my/services/${id}/publish`, token)).slug;
}

test('a seller is suspended with work open: the client waits or cancels, and work resumes when the suspension is lifted', async ({
  page,
  anotherPerson,
  allowConsole,
}) => {
  // An operator's confirmation is asked for first.
  allowConsole(/status of 40[13]/);
  const seller = await newcomer(page, 'freelancer', 'set-up');
  const client = await tokenOf(page, CLIENT.email);
  const slug = await publish(page, seller.token);
  const { terms } = await api<{ terms: { price: Money; total: Money } }>(page, 'get', `/api/orders/quote?service=${slug}&package=basic`, client);
  const total = formatMoney(terms.total);
  const place = async () => {
    const purchase = { service: slug, package: 'basic', expected_total: terms.total, pay_with: 'wallet' };
    const { orderNumber } = await api<{ orderNumber: string }>(page, 'post', '/api/orders', client, purchase);
    await api(page, 'post', `/api/orders/${orderNumber}/requirements`, seller.token, {});
    return orderNumber;
  };
  const [waiting, cancelled] = [await place(), await place()];

  const operator = await anotherPerson();
  const deed = async (button: string, confirm: string) => {
    await operator.getByRole('button', { name: button, exact: true }).click();
    await operator.getByLabel('Reason').fill('Reported three times this week.');
    await operator.getByRole('button', { name: confirm }).click();
  };
  await signIn(operator, OPERATOR.email, OPERATOR.password);
  await operator.goto(`/admin/people?q=${encodeURIComponent(seller.email)}`);
  await operator.getByRole('link', { name: 'Nour Haddad' }).click();
  await operator.getByRole('button', { name: 'Suspend', exact: true }).click();
  await expect(operator.getByRole('list', { name: 'What happens to open orders' })).toContainText('2 orders not delivered');
  await expectAccessible(operator);
  await screenshot(operator, 'suspend-with-open-work');
  await operator.getByRole('button', { name: 'Leave it' }).click();

  await signIn(page, CLIENT.email);
  await page.goto(`/services/orders/${waiting}`);
  await expectLoaded(page);
  await deed('Suspend', 'Suspend the account');
  await confirmItIsMe(operator, OPERATOR.password);
  await expect(operator.getByText('The account is suspended')).toBeVisible();

  // The client's open page shows it without a reload.
  await expect(page.getByRole('heading', { name: 'Your turn: wait or cancel' })).toBeVisible();
  await expect(page.getByText('On hold').first()).toBeVisible();
  await expectAccessible(page);
  await screenshot(page, 'order-on-hold');
  await page.setViewportSize({ width: 320, height: 720 });
  await expectNoSidewaysScroll(page);
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.getByRole('button', { name: 'Wait for Nour Haddad' }).click();
  await expect(page.getByRole('heading', { name: 'You chose to wait' })).toBeVisible();

  await page.goto(`/services/orders/${cancelled}`);
  await page.getByRole('button', { name: `Cancel and get ${total} back` }).click();
  await expect(page.getByRole('alertdialog').or(page.getByRole('dialog'))).toContainText(`price ${formatMoney(terms.price)}`);
  await screenshot(page, 'order-on-hold-cancel');
  await page
    .getByRole('alertdialog')
    .or(page.getByRole('dialog'))
    .getByRole('button', { name: `Cancel and get ${total} back` })
    .click();
  await expect(page.getByText('Cancelled while on hold, full refund').first()).toBeVisible();

  await page.goto(`/services/orders/${waiting}`);
  await expect(page.getByRole('heading', { name: 'You chose to wait' })).toBeVisible();
  await deed('Lift the suspension', 'Restore the account');
  await expect(page.getByRole('heading', { name: 'Nour Haddad is working on it' })).toBeVisible();
  await expect(page.getByText('No longer on hold, deadlines run again').first()).toBeVisible();
  await expect(page.getByRole('button', { name: /^Wait for/ })).toHaveCount(0);
});
