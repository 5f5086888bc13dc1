import { arriveAs } from './support/arrive-as.ts';
import { CLIENT, expectLoaded, FREELANCER } from './support/people.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, screenshot, test, type Page } from './support/test.ts';
import { onPhone } from './support/widths.ts';

const menu = (page: Page) => page.getByRole('dialog', { name: 'Search' });

async function open(page: Page): Promise<void> {
  await page.keyboard.press('Control+k');
  await expect(menu(page).getByRole('searchbox')).toBeFocused();
}

test('Ctrl K goes to a screen, begins what people come for, and finds what is theirs', async ({ page }) => {
  await arriveAs(page, CLIENT.email);
  await page.goto('/user/wallet');
  await expectLoaded(page);
  await open(page);
  await expect(menu(page).getByRole('link', { name: 'Post a project' })).toBeVisible();
  await expectAccessible(page);
  await screenshot(page, 'command-menu');
  await page.keyboard.type('messag');
  await expect(menu(page).getByRole('region', { name: 'Go to' }).getByRole('link')).toHaveCount(1);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/messages(\?|$)/);
  await expect(menu(page)).toHaveCount(0);

  await open(page);
  await page.keyboard.type('post');
  await page.keyboard.press('ArrowDown');
  await expect(menu(page).getByRole('link', { name: 'Post a project' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/post_project$/);
});

test('the search of a phone finds an order by its number, and the market by the same words', async ({ page }) => {
  await arriveAs(page, FREELANCER.email);
  await page.goto('/services/dashboard/orders');
  await expectLoaded(page);
  const number =
    (
      await page
        .getByText(/DK-[A-Z0-9]{4}-[A-Z0-9]{4}/)
        .first()
        .textContent()
    )?.match(/DK-\S{9}/)?.[0] ?? '';
  expect(number).not.toBe('');
  await onPhone(page, async () => {
    await page.getByRole('banner').getByRole('button', { name: 'Search', exact: true }).click();
    await menu(page).getByRole('searchbox').fill(number);
    const order = menu(page).getByRole('region', { name: 'Orders' }).getByRole('link').first();
    await expect(order).toContainText(number);
    await expect(menu(page).getByRole('link', { name: `Services for “${number}”` })).toBeVisible();
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
    await screenshot(page, 'command-menu-phone');
    await order.click();
    await expect(page).toHaveURL(new RegExp(`/services/orders/${number}$`));
  });
});

test('what is typed right after Ctrl K is in its field, also while the menu is still being loaded', async ({
  page,
}) => {
  await arriveAs(page, CLIENT.email);
  await page.goto('/user/wallet');
  await expectLoaded(page);
  await page.keyboard.press('Control+k');
  await page.keyboard.type('messag');
  await expect(menu(page).getByRole('searchbox')).toHaveValue('messag');
  await expect(menu(page).getByRole('region', { name: 'Go to' }).getByRole('link')).toHaveCount(1);
});
