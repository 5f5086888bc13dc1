import { expect, test } from './support/test.ts';
import { arriveAs } from './support/arrive-as.ts';
import { newcomer } from './support/people.ts';
import { messagesOn, usernameOf, write } from './support/talk.ts';
import { PHONE } from './support/widths.ts';

test.skip(({ isMobile }) => isMobile, 'It brings a phone of its own.');

test('what a phone wrote without a connection is still there after a reload, and goes out once and in order', async ({
  page,
  browser,
}) => {
  const [client, freelancer] = [await newcomer(page, 'client', 'set-up'), await newcomer(page, 'freelancer', 'set-up')];
  const username = await usernameOf(page, freelancer.token);
  await arriveAs(page, client.email, client.password);
  await page.goto(`/messages?with=person:${username}`);
  await write(page, 'Could you draw four labels by Friday?');
  await expect(messagesOn(page)).toContainText('four labels');

  const context = await browser.newContext({ viewport: PHONE, isMobile: true, hasTouch: true });
  const phone = await context.newPage();
  await arriveAs(phone, freelancer.email, freelancer.password);
  await phone.goto('/messagesmobile?filter=requests');
  await phone.getByRole('link', { name: /four labels/ }).click();
  await write(phone, 'Yes, if the texts are final.');
  await expect(messagesOn(page)).toContainText('if the texts are final');

  // A tunnel: three lines are written in it.
  await context.setOffline(true);
  const lines = ['Sketches on Wednesday.', 'Final files on Thursday evening.', 'Which printer do you use?'];
  for (const line of lines) await write(phone, line);
  await expect(messagesOn(phone).getByText('Waiting')).toHaveCount(3);
  // At its end pages load, and no message gets through yet.
  let refused = 0;
  const sending = /\/api\/conversations\/[\w-]+\/messages$/;
  await context.route(sending, async (route) => {
    if (route.request().method() !== 'POST') return route.fallback();
    refused += 1;
    return route.abort();
  });
  await context.setOffline(false);
  await phone.reload();
  for (const line of lines) await expect(messagesOn(phone).getByText(line)).toBeVisible();
  await expect.poll(() => refused).toBeGreaterThan(0);
  await expect(messagesOn(page).getByText(lines[0] ?? '')).toHaveCount(0);

  // Meanwhile the other one writes.
  await write(page, 'The printer in Turku.');
  await expect(messagesOn(phone)).toContainText('Turku');
  await context.unroute(sending);
  for (const screen of [page, phone]) {
    for (const line of lines) await expect(messagesOn(screen).getByText(line)).toHaveCount(1);
    await expect(messagesOn(screen)).toContainText(/Turku[\s\S]*Sketches[\s\S]*Final files[\s\S]*Which printer/);
  }
  await expect(messagesOn(phone).getByText(/Waiting|Sending/)).toHaveCount(0);
  await context.close();
});
