import type { Locator } from '@playwright/test';
import sharp from 'sharp';
import { api } from './support/api.ts';
import { offeredWork, tokenOf } from './support/orders.ts';
import { arriveAs } from './support/arrive-as.ts';
import { CLIENT, expectLoaded, FREELANCER } from './support/people.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, screenshot, test } from './support/test.ts';

test.skip(({ isMobile }) => isMobile, 'Widths are checked in the test itself.');

const drawing = () =>
  sharp({ create: { width: 900, height: 600, channels: 3, background: '#0b5563' } })
    .png()
    .toBuffer();

/**
 * How far a picture's lightest and darkest parts are from each other, of 255: the drawing is plain, words over it are
 * not.
 */
const contrastOf = (picture: Locator): Promise<number> =>
  picture.evaluate((element) => {
    const canvas = document.createElement('canvas');
    canvas.width = canvas.height = 64;
    const context = canvas.getContext('2d');
    const image = element as HTMLImageElement;
    if (context === null || !image.complete || image.naturalWidth === 0) return -1;
    context.drawImage(image, 0, 0, 64, 64);
    const greens = context.getImageData(0, 0, 64, 64).data.filter((_, at) => at % 4 === 1);
    return Math.max(...greens) - Math.min(...greens);
  });

test('a delivery is looked at in place, its pictures with a watermark until it is approved', async ({
  page,
  anotherPerson,
}) => {
  const clientToken = await tokenOf(page, CLIENT.email);
  const work = await offeredWork(page, await tokenOf(page, FREELANCER.email), clientToken);
  const number = await work.start();
  await arriveAs(page, FREELANCER.email);
  await page.goto(`/services/orders/${number}`);
  await expectLoaded(page);
  await page.locator('input[type=file]').setInputFiles([
    { name: 'sign.png', mimeType: 'image/png', buffer: await drawing() },
    { name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('Ink: black 7. <b>No markup.</b>') },
    {
      name: 'layout.pdf',
      mimeType: 'application/pdf',
      buffer: Buffer.from('%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>'),
    },
  ]);
  await expect(page.getByRole('listitem').filter({ hasText: '· Uploaded' })).toHaveCount(3);
  await page.getByLabel('What do you deliver?').fill('The sign, and how it is printed.');
  await page.getByLabel('Put a watermark on pictures until approval').check();
  await page.getByRole('button', { name: /^Deliver to/ }).click();
  await expect(page.getByText('The client gets the pictures with a watermark until they approve.')).toBeVisible();

  const client = await anotherPerson();
  await arriveAs(client, CLIENT.email);
  await client.goto(`/services/orders/${number}`);
  await expectLoaded(client);
  await client.getByRole('button', { name: 'Preview notes.txt' }).click();
  await expect(client.getByRole('dialog').getByText('Ink: black 7. <b>No markup.</b>')).toBeVisible();
  await client.keyboard.press('Escape');
  await client.getByRole('button', { name: 'Preview layout.pdf' }).click();
  await expect(client.getByRole('link', { name: 'Open the PDF in a new tab' })).toHaveAttribute('href', /^blob:/);
  await client.keyboard.press('Escape');
  await client.getByRole('button', { name: 'Preview sign (watermark).webp' }).click();
  const seen = client.getByRole('dialog').getByRole('img');
  await expect.poll(() => seen.evaluate((image) => (image as HTMLImageElement).naturalWidth)).toBe(900);
  await expectAccessible(client);
  await screenshot(client, 'preview-with-watermark');
  await client.keyboard.press('Escape');
  // The tile is of the same file before and after the approval, and of other bytes.
  const tile = (name: string) => client.getByRole('button', { name: `Preview ${name}` }).locator('img');
  await expect.poll(() => contrastOf(tile('sign (watermark).webp'))).toBeGreaterThan(20);
  await client.getByRole('button', { name: 'Preview sign (watermark).webp' }).click();
  await expect(seen).toBeVisible();
  await api(page, 'post', `/api/orders/${number}/approve`, clientToken, {});
  await expect(client.getByRole('dialog', { name: 'sign.png' })).toBeVisible();
  await expect.poll(() => contrastOf(seen)).toBe(0);
  await client.keyboard.press('Escape');
  await expect(tile('sign.png')).toHaveCount(1);
  await expect.poll(() => contrastOf(tile('sign.png'))).toBeGreaterThanOrEqual(0);
  expect(await contrastOf(tile('sign.png'))).toBeLessThan(8);
  await client.setViewportSize({ width: 320, height: 720 });
  await expectNoSidewaysScroll(client);
  await screenshot(client, 'delivery-with-previews');
});
