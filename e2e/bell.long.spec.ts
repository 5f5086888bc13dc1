import { cheapestService, orderAsClient } from './support/api.ts';
import { arriveAs } from './support/arrive-as.ts';
import { expectLoaded } from './support/people.ts';
import { expect, test, type Page } from './support/test.ts';

test.skip(({ isMobile }) => isMobile, 'What is live is live at any width.');

const bell = (page: Page) => page.getByRole('link', { name: /^Notifications/ }).filter({ visible: true });
const unreadAt = async (page: Page): Promise<number> =>
  Number(/(\d+)\S* unread/.exec((await bell(page).textContent()) ?? '')?.[1] ?? 0);

test('an order rings at the bell of the one who sells, opens from there, and is read on another tab too', async ({
  page,
  context,
}) => {
  const { slug, sellerEmail } = await cheapestService(page);
  await arriveAs(page, sellerEmail);
  await page.goto('/user/notifications');
  await expectLoaded(page);
  const second = await context.newPage();
  await second.goto('/freelancer/dashboard');
  await expectLoaded(second);
  const before = await unreadAt(page);
  let loads = 0;
  page.on('load', () => (loads += 1));

  const orderNumber = await orderAsClient(page, slug);

  for (const tab of [page, second]) await expect.poll(() => unreadAt(tab)).toBe(before + 1);
  await page.locator(`main a[href^="/services/orders/${orderNumber}"]`).first().click();
  await expect(page).toHaveURL(new RegExp(`/services/orders/${orderNumber}`));
  for (const tab of [page, second]) await expect.poll(() => unreadAt(tab)).toBe(before);
  expect(loads).toBe(0);
});

test('what leads to a page is read once that page was looked at, however it was reached', async ({ page, context }) => {
  const { slug, sellerEmail } = await cheapestService(page);
  await arriveAs(page, sellerEmail);
  await page.goto('/user/notifications');
  await expectLoaded(page);
  const second = await context.newPage();
  await second.goto('/freelancer/dashboard');
  await expectLoaded(second);
  const before = await unreadAt(second);
  const orderNumber = await orderAsClient(page, slug);
  await expect.poll(() => unreadAt(second)).toBe(before + 1);
  await page.goto(`/services/orders/${orderNumber}`);
  await expectLoaded(page);
  for (const tab of [page, second]) await expect.poll(() => unreadAt(tab)).toBe(before);
});
