import { expect, test } from './support/test.ts';
import { arriveAs } from './support/arrive-as.ts';
import { newcomer } from './support/people.ts';
import { messagesOn, usernameOf, write } from './support/talk.ts';
import { PHONE } from './support/widths.ts';

test('two people talk, and one of them writes without a connection', async ({ page, browser }) => {
  const [client, freelancer] = [await newcomer(page, 'client', 'set-up'), await newcomer(page, 'freelancer', 'set-up')];
  const username = await usernameOf(page, freelancer.token);
  await arriveAs(page, client.email, client.password);
  await page.goto(`/messages?with=person:${username}`);
  await expect(page.getByText('Your first message is a request')).toBeVisible();
  await write(page, 'Do you draw labels for bread?');
  await expect(messagesOn(page)).toContainText('Do you draw labels for bread?');

  const context = await browser.newContext({ viewport: PHONE, isMobile: true, hasTouch: true });
  const phone = await context.newPage();
  await arriveAs(phone, freelancer.email, freelancer.password);
  await phone.goto('/messages?filter=requests');
  await phone.getByRole('link', { name: /Do you draw labels/ }).click();
  await write(phone, 'I do. For how many kinds?');
  await expect(messagesOn(page)).toContainText('For how many kinds?');
  await expect(messagesOn(page)).toContainText('Read');

  // The connection is gone before the first key of this visit: what comes with that key cannot be loaded.
  await phone.reload();
  await expect(messagesOn(phone)).toContainText('For how many kinds?');
  await context.setOffline(true);
  await write(phone, 'Two kinds fit in a week.');
  await write(phone, 'I can begin on Monday.');
  await expect(messagesOn(phone).getByText('Waiting')).toHaveCount(2);
  await write(page, 'Four, and they are small.');
  await context.setOffline(false);
  for (const screen of [page, phone]) {
    await expect(messagesOn(screen)).toContainText('Four, and they are small.');
    await expect(messagesOn(screen).getByText('Two kinds fit in a week.')).toHaveCount(1);
    await expect(messagesOn(screen).getByText('I can begin on Monday.')).toHaveCount(1);
    await expect(messagesOn(screen)).toContainText(/Two kinds fit in a week\.[\s\S]*I can begin on Monday\./);
  }
  await expect(messagesOn(phone).getByText('Waiting')).toHaveCount(0);
  await context.close();
});
