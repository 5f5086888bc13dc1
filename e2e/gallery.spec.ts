import { api } from './support/api.ts';
import { expectLoaded } from './support/people.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, screenshot, test } from './support/test.ts';
import { onPhone, NARROWEST } from './support/widths.ts';

/** In the demo world it has two pictures. */
const TITLE = 'Brand identity with a usable system, not just a logo';

test('the pictures of a service are seen one after the other and as large as the screen', async ({
  page,
  isMobile,
}) => {
  test.skip(isMobile, 'the phone is part of it');
  const { items } = await api<{ items: readonly { readonly slug: string; readonly title: string }[] }>(
    page,
    'get',
    `/api/services?q=${encodeURIComponent(TITLE)}`,
  );
  const slug = items.find(({ title }) => title === TITLE)?.slug ?? '';
  await page.goto(`/services/${slug}`);
  await expectLoaded(page);
  const gallery = page.getByRole('region', { name: 'Gallery' });
  const [first, second] = [gallery.locator('> div').nth(0), gallery.locator('> div').nth(1)];
  await page.getByRole('link', { name: 'Show picture 2' }).click();
  await expect(second).toBeInViewport({ ratio: 0.5 });
  await expect(first).not.toBeInViewport();
  await page.getByRole('button', { name: 'Next picture' }).click();
  await expect(first).toBeInViewport({ ratio: 0.5 });
  await gallery.focus();
  await page.keyboard.press('ArrowRight');
  await expect(second).toBeInViewport({ ratio: 0.5 });
  await screenshot(page, 'service-gallery');

  await second.getByRole('link').click();
  const viewer = page.getByRole('dialog');
  await expect(viewer.getByRole('img')).toBeVisible();
  await expect(viewer.getByText('2 of 2')).toBeVisible();
  await page.keyboard.press('ArrowLeft');
  await expect(viewer.getByText('1 of 2')).toBeVisible();
  await expectAccessible(page);
  await screenshot(page, 'service-gallery-viewer');
  await page.keyboard.press('Escape');
  await expect(viewer).toHaveCount(0);

  await onPhone(page, async (narrowTo) => {
    await expectNoSidewaysScroll(page);
    const { radius, height } = await page.getByRole('link', { name: 'Show picture 2' }).evaluate((link) => ({
      radius: Number.parseFloat(getComputedStyle(link).borderRadius),
      height: link.getBoundingClientRect().height,
    }));
    expect(radius * 2, 'no pill').toBeLessThan(height);
    await screenshot(page, 'service-gallery-phone');
    await narrowTo(NARROWEST);
    await expectNoSidewaysScroll(page);
  });
});

test('without scripts every picture of a service is there and opens as a file', async ({
  browser,
  baseURL,
  isMobile,
}) => {
  test.skip(isMobile, 'width makes no difference');
  const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL === undefined ? {} : { baseURL }) });
  const page = await context.newPage();
  const { items } = await api<{ items: readonly { readonly slug: string; readonly title: string }[] }>(
    page,
    'get',
    `/api/services?q=${encodeURIComponent(TITLE)}`,
  );
  await page.goto(`/services/${items.find(({ title }) => title === TITLE)?.slug ?? ''}`);
  const gallery = page.getByRole('region', { name: 'Gallery' });
  await expect(gallery.getByRole('img')).toHaveCount(2);
  await expect(page.getByRole('button', { name: 'Next picture' })).toBeHidden();
  const file = await gallery.getByRole('link').first().getAttribute('href');
  expect((await page.request.get(file ?? '')).headers()['content-type']).toBe('image/webp');
  await context.close();
});
