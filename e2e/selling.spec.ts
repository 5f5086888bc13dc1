import { isTooMuch, measure } from '../tools/budget.ts';
import { expectLoaded } from './support/people.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, screenshot, test } from './support/test.ts';

/** Why to sell here, before the form asks for anything. */
test.skip(({ isMobile }) => isMobile, 'Both widths are looked at here.');

test('“Sell your work” says what is kept, when it is paid and what levels bring, with the figures in force', async ({
  page,
}) => {
  const { data } = (await (await page.request.get('/api/fees')).json()) as { data: { terms: Record<string, number> } };
  const term = (name: string): number => data.terms[name] ?? Number.NaN;
  await page.goto('/gig/register');
  await expectLoaded(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sell your work');
  const keep = page.getByRole('region', { name: 'What you keep' });
  await expect(keep).toContainText(`${term('service_fee_rate') / 100}% of the price`);
  await expect(keep).toContainText(`-$${((200 * term('service_fee_rate')) / 10_000).toFixed(2)}`);
  await expect(page.getByRole('region', { name: 'When you’re paid' })).toContainText(
    `${term('clearance_new_days')} days after approval`,
  );
  await expect(page.getByRole('region', { name: 'What each level gets you' })).toContainText(
    `Top${term('clearance_top_days')} days`,
  );
  await expect(page.getByRole('list', { name: 'Example services' }).getByRole('listitem')).toHaveCount(4);
  await expect(page.getByRole('main').getByRole('link', { name: 'How to find work' })).toHaveAttribute(
    'href',
    '/howToFind',
  );
  await expectAccessible(page);
  await screenshot(page, 'sell-your-work');
  await page.getByRole('link', { name: 'Start selling' }).click();
  await expect(page.getByRole('heading', { name: 'Create your account' })).toBeInViewport();
  await page.setViewportSize({ width: 320, height: 720 });
  await expectNoSidewaysScroll(page);
});

test('without scripts it can be read up to the form, which is a press away', async ({ browser }) => {
  const context = await browser.newContext({
    javaScriptEnabled: false,
    ...(process.env['DOCKET_URL'] === undefined ? {} : { baseURL: process.env['DOCKET_URL'] }),
  });
  const page = await context.newPage();
  await page.goto('/gig/register');
  await page.getByText('What if we can’t agree?').click();
  await expect(page.getByText('The money stays held until it is settled.')).toBeVisible();
  await page.getByRole('link', { name: 'Start selling' }).click();
  await expect(page.getByLabel('First name')).toBeInViewport();
  await context.close();
});

/** Signing up in the middle of an order has the same budget. */
for (const path of [
  '/gig/register',
  `/login?return_to=${encodeURIComponent('/services/orders/new?service=x&package=basic')}`,
])
  test(`the document and scripts of ${path.split('?')[0]} stay within the budget of public pages`, async ({
    baseURL,
  }) => {
    const sizes = await measure(`${baseURL}${path}`);
    console.log(path, sizes);
    for (const part of ['document', 'script'] as const)
      expect(isTooMuch(part, sizes[part]), `${part}: ${sizes[part]} bytes`).toBe(false);
  });
