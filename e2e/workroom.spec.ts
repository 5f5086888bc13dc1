import { randomUUID } from 'node:crypto';
import sharp from 'sharp';
import { api } from './support/api.ts';
import { offeredWork, tokenOf } from './support/orders.ts';
import { CLIENT, expectLoaded, newcomer, signIn } from './support/people.ts';
import { messagesOn, write } from './support/talk.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, screenshot, test, type Page } from './support/test.ts';
import { NARROWEST, onPhone, PHONE } from './support/widths.ts';

test.skip(({ isMobile }) => isMobile, 'Widths are checked in the test itself.');

const picture = (background: string) =>
  sharp({ create: { width: 1_800, height: 1_200, channels: 3, background } })
    .jpeg()
    .toBuffer();

/** An order whose two pictures and a text are delivered, and a message about it that the client has not read. */
async function deliveredOrder(page: Page) {
  const seller = await newcomer(page, 'freelancer', 'set-up');
  const work = await offeredWork(page, seller.token, await tokenOf(page, CLIENT.email));
  const number = await work.start();
  const upload = async (name: string, mimeType: string, buffer: Buffer): Promise<string> => {
    const answer = await page.request.post(`/api/orders/${number}/files?purpose=delivery`, {
      headers: { authorization: `Bearer ${seller.token}`, 'idempotency-key': randomUUID() },
      multipart: { file: { name, mimeType, buffer } },
    });
    return ((await answer.json()) as { data: { id: string } }).data.id;
  };
  const files = [
    await upload('front.jpg', 'image/jpeg', await picture('#0b5563')),
    await upload('back.jpg', 'image/jpeg', await picture('#8a2b3c')),
    await upload('notes.txt', 'text/plain', Buffer.from('Ink: black 7.')),
  ];
  await api(page, 'post', `/api/orders/${number}/deliver`, seller.token, { note: 'The sign, front and back.', files });
  await api(page, 'post', '/api/conversations', seller.token, {
    with: `order:${number}`,
    id: randomUUID(),
    text: 'Tell me what you think of the R.',
  });
  return { number, seller, room: `/services/orders/${number}` };
}

const isInWindow = (page: Page, locator: ReturnType<Page['getByText']>) =>
  expect
    .poll(async () => {
      const box = await locator.boundingBox();
      return box !== null && box.y >= 0 && box.y < (page.viewportSize()?.height ?? 0);
    })
    .toBe(true);

test('on a phone the delivery comes first, and what to do with it is always in reach', async ({ page }) => {
  const { room } = await deliveredOrder(page);
  await signIn(page, CLIENT.email);
  await onPhone(page, async (narrowTo) => {
    await page.goto(room);
    await expectLoaded(page);
    const front = page.getByRole('button', { name: 'Preview front.jpg' });
    expect((await front.boundingBox())?.y).toBeLessThan(PHONE.height);
    // Small pictures of a few kilobytes, not the delivered ones.
    await expect
      .poll(() => front.locator('img').evaluate((image) => (image as HTMLImageElement).naturalWidth))
      .toBe(640);
    const approve = page.getByRole('button', { name: /^Approve and release/ });
    for (const place of [0, 100_000]) {
      await page.evaluate((y) => scrollTo(0, y), place);
      for (const name of [/^Approve and release/, 'Request a revision', 'I have a problem'])
        await isInWindow(page, page.getByRole('button', { name }));
    }
    await expectAccessible(page);
    await screenshot(page, 'workroom-delivered');
    await narrowTo(NARROWEST);
    await expectNoSidewaysScroll(page);
    await isInWindow(page, approve);

    // The talk is a press away, with what is unread.
    await page.evaluate(() => scrollTo(0, 0));
    await page.getByRole('link', { name: 'Messages 1 new' }).click();
    await isInWindow(page, page.getByRole('heading', { name: /^Messages/ }));
    await narrowTo(PHONE);

    await page.evaluate(() => scrollTo(0, 0));
    await front.click();
    const viewer = page.getByRole('dialog');
    await expect(viewer.getByRole('img', { name: 'front.jpg' })).toBeVisible();
    await viewer.getByRole('button', { name: 'Next file' }).click();
    await expect(viewer.getByRole('img', { name: 'back.jpg' })).toBeVisible();
    const fitted = (await viewer.getByRole('img').boundingBox())?.width ?? 0;
    await viewer.getByRole('button', { name: 'Zoom in', exact: true }).click();
    expect((await viewer.getByRole('img').boundingBox())?.width).toBeGreaterThan(fitted * 1.5);
    await expectAccessible(page);
    await screenshot(page, 'workroom-viewer');
    await viewer.getByRole('button', { name: 'Zoom out', exact: true }).click();
    await page.keyboard.press('ArrowRight');
    await expect(viewer.getByText('Ink: black 7.')).toBeVisible();
    await expect(viewer.getByText('3 of 3')).toBeVisible();
    await page.keyboard.press('Escape');
  });
});

test('the talk is open beside the delivery, with its unread messages, and sends files', async ({
  page,
  anotherPerson,
}) => {
  const { room, seller } = await deliveredOrder(page);
  await signIn(page, CLIENT.email);
  await page.goto(room);
  await expect(page.getByRole('heading', { name: 'Messages 1 new' })).toBeVisible();
  await expect(messagesOn(page)).toContainText('Tell me what you think of the R.');
  // Looked at for a moment, it is read.
  await expect(page.getByRole('heading', { name: 'Messages', exact: true })).toBeVisible();
  await expect(page.getByText('This site doesn’t scan files for malware.')).toHaveCount(1);
  await expect(page.getByRole('list', { name: 'Steps' }).getByRole('listitem')).toHaveCount(4);

  await page.getByLabel(/^Write to/).focus();
  await expect(page.getByLabel('Files to send')).toBeAttached();
  await page
    .getByLabel('Files to send')
    .setInputFiles({ name: 'our-logo.txt', mimeType: 'text/plain', buffer: Buffer.from('As text.') });
  await expect(page.getByRole('list', { name: 'Files for this message' })).toContainText('our-logo.txt');
  await write(page, 'I like it. Ours is attached.');
  await expect(messagesOn(page)).toContainText('our-logo.txt');
  await expectAccessible(page);
  await screenshot(page, 'workroom-talk');

  const freelancer = await anotherPerson();
  await signIn(freelancer, seller.email, seller.password);
  await freelancer.goto(room);
  await expect(freelancer.getByRole('heading', { name: 'Messages 1 new' })).toBeVisible();
  await expect(messagesOn(freelancer)).toContainText('I like it. Ours is attached.');
  await expect(freelancer.getByRole('list', { name: 'Steps' }).getByRole('listitem')).toHaveCount(5);

  // The other tabs say whose turn it is too, and lead to the work.
  await freelancer.goto(`${room}?tab=activity`);
  await expect(freelancer.getByRole('heading', { name: /is reviewing your delivery\.$/ })).toBeVisible();
  await page.getByRole('link', { name: 'Brief and terms' }).click();
  await expect(page.getByRole('heading', { name: 'The work is delivered. Review it, then approve it.' })).toBeVisible();
  await expect(page.locator('main .btn-primary:not(aside *):visible')).toHaveCount(0);
  await screenshot(page, 'workroom-brief');
  await page.getByRole('link', { name: 'Open the work' }).click();
  await expect(page.getByRole('heading', { name: /^Review the delivery by/ })).toBeVisible();
});

test('what is typed before the field is awake is kept, and sent once', async ({ page }) => {
  const { room } = await deliveredOrder(page);
  await signIn(page, CLIENT.email);
  await page.goto(room);
  await expectLoaded(page);
  // The part that sends comes late.
  await page.route('**/assets/*.js', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1_500));
    await route.continue();
  });
  await page.getByLabel(/^Write to/).click();
  await page.keyboard.type('The R is ', { delay: 30 });
  await expect(page.getByLabel('Files to send')).toBeAttached();
  await page.keyboard.type('fine.', { delay: 30 });
  await expect(page.getByLabel(/^Write to/)).toHaveValue('The R is fine.');
  await page.keyboard.press('Enter');
  await expect(messagesOn(page).getByText('The R is fine.')).toHaveCount(1);
});

test('after a command the page shows what it changed, and nothing of before', async ({ page }) => {
  const { room, seller, number } = await deliveredOrder(page);
  await signIn(page, CLIENT.email);
  await page.goto(room);
  await expectLoaded(page);
  // The page is read slowly, as from far away.
  await page.route(`**/api/orders/${number}`, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 800));
    await route.continue();
  });
  await page.getByRole('button', { name: /^Approve and release/ }).click();
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: /^Release/ })
    .click();
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
  expect(await page.getByRole('button', { name: /^Approve and release/ }).count()).toBe(0);
  await page.getByRole('link', { name: 'Write a review' }).click();
  const criteria = page.getByRole('group').filter({ has: page.getByRole('radio') });
  await expect(criteria).toHaveCount(3);
  for (const criterion of await criteria.all())
    await criterion.getByRole('radio', { name: '5 of 5' }).check({ force: true });
  await page.getByLabel('Your review').fill('Drawn exactly as we wanted it.');
  await page.getByRole('button', { name: 'Send review' }).click();
  await expect(page).toHaveURL(new RegExp(`${room}$`));
  expect(await page.getByRole('link', { name: 'Write a review' }).count()).toBe(0);
  await page.unrouteAll({ behavior: 'ignoreErrors' });

  // The page goes to the panel of a dispute that was opened at its foot.
  const other = await offeredWork(page, seller.token, await tokenOf(page, CLIENT.email));
  await page.goto(`/services/orders/${await other.start()}`);
  await expectLoaded(page);
  await page.evaluate(() => scrollTo(0, 100_000));
  await page.getByRole('button', { name: 'I have a problem' }).evaluate((button) => (button as HTMLElement).click());
  await page.getByRole('dialog').getByRole('button', { name: 'Open a dispute' }).click();
  const claim = page.getByRole('dialog');
  await claim.getByLabel('What’s wrong?').fill('Nothing arrived.');
  await claim.getByLabel('What happened?').fill('No file was delivered.');
  await claim.getByRole('radio', { name: /^Full refund of/ }).check();
  await claim.getByRole('button', { name: 'Review claim' }).click();
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: /^Open dispute/ })
    .click();
  await isInWindow(page, page.getByRole('heading', { name: /^Dispute DP-/ }));
});
