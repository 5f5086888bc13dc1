import { cheapestService, orderAsClient } from './support/api.ts';
import { arriveAs } from './support/arrive-as.ts';
import { expectLoaded } from './support/people.ts';
import { expect, test } from './support/test.ts';

test.skip(({ isMobile }) => isMobile, 'What is live is live at any width.');

test('a new order appears on a dashboard that is already open, without a reload', async ({ page }) => {
  const { slug, sellerEmail } = await cheapestService(page);
  await arriveAs(page, sellerEmail);
  await page.goto('/freelancer/dashboard');
  await expectLoaded(page);
  let loads = 0;
  page.on('load', () => (loads += 1));

  const orderNumber = await orderAsClient(page, slug);

  await expect(
    page.locator(`a[href="/services/orders/${orderNumber}"]`).filter({ visible: true }).first(),
  ).toBeVisible();
  expect(loads).toBe(0);
});

test('without a socket a dashboard reads again every few seconds, so a new order appears all the same', async ({
  page,
}) => {
  const { slug, sellerEmail } = await cheapestService(page);
  await page.routeWebSocket(/\/realtime/, (socket) => socket.close());
  await arriveAs(page, sellerEmail);
  await page.goto('/freelancer/dashboard');
  await expectLoaded(page);

  const orderNumber = await orderAsClient(page, slug);

  await expect(page.locator(`a[href="/services/orders/${orderNumber}"]`).filter({ visible: true }).first()).toBeVisible(
    { timeout: 12_000 },
  );
});
