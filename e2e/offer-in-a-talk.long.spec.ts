import { FIRST_TERMS } from '#kit/terms.ts';
import { termsFor } from '#domains/paid-work/price.ts';
import { formatMoney, money } from '#kit/money.ts';
import { addFunds } from './support/api.ts';
import { offeredWork, tokenOf } from './support/orders.ts';
import { arriveAs } from './support/arrive-as.ts';
import { CLIENT, expectLoaded, newcomer } from './support/people.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, test } from './support/test.ts';
import { messagesOn, write } from './support/talk.ts';

test.skip(({ isMobile }) => isMobile, 'Widths are checked in the test itself.');

test('two people agree in a conversation: the request, the offer and the paid order are cards in it', async ({
  page,
  anotherPerson,
}) => {
  const seller = await newcomer(page, 'freelancer', 'set-up');
  const clientToken = await tokenOf(page, CLIENT.email);
  const { slug } = await offeredWork(page, seller.token, clientToken);
  const { total } = termsFor(FIRST_TERMS, money(24_000, 'USD'));
  await addFunds(page, clientToken, total);

  await arriveAs(page, CLIENT.email);
  await page.goto(`/messages?with=service:${slug}`);
  await write(page, 'Do you draw signs in gold leaf too?');
  await expect(messagesOn(page)).toContainText('gold leaf');

  const freelancer = await anotherPerson();
  await arriveAs(freelancer, seller.email, seller.password);
  await freelancer.goto('/messages?filter=requests');
  await freelancer.getByRole('link', { name: /gold leaf/ }).click();
  await write(freelancer, 'Yes. Tell me the size and I make you an offer.');
  await expect(messagesOn(page)).toContainText('Tell me the size');

  // Asked for from the conversation.
  await page.getByRole('link', { name: 'Request an offer' }).click();
  await page.getByRole('heading', { name: 'What is it about?' }).waitFor();
  await page.getByRole('main').getByRole('listitem').getByRole('link').last().click();
  await expect(page).toHaveURL(/\/user\/custom-offers\/new\?/);
  await expectLoaded(page);
  await page.getByLabel('What do you need?').fill('A sign of two meters in gold leaf.');
  await page.getByRole('button', { name: 'Send request' }).click();
  await expect(page).toHaveURL(/\/messages\?conversation=/);
  await expect(messagesOn(page)).toContainText('Request for a custom offer');

  // The freelancer’s open conversation shows it, with the one button.
  await messagesOn(freelancer).getByRole('link', { name: 'Make an offer' }).click();
  await freelancer.getByRole('button', { name: 'Make an offer' }).click();
  const dialog = freelancer.getByRole('dialog');
  await dialog.getByLabel('What the client gets').fill('The sign, two meters, in gold leaf, and the drawing as a PDF.');
  await dialog.getByLabel('Price').fill('240');
  await dialog.getByRole('button', { name: 'Send offer' }).click();
  await expect(freelancer.getByRole('heading', { name: 'Your offer' })).toBeVisible();

  const order = messagesOn(page).getByRole('link', { name: 'Review and order' });
  await expect(order).toBeVisible();
  await expectAccessible(page);
  await page.setViewportSize({ width: 320, height: 720 });
  await expectNoSidewaysScroll(page);
  await page.setViewportSize({ width: 1280, height: 800 });
  const conversation = page.url();
  await order.click();
  await expectLoaded(page);
  await page.getByRole('button', { name: `Pay ${formatMoney(total)} and place order` }).click();
  await expect(page).toHaveURL(/\/services\/orders\/DK-/);

  // The talk about the order is on its page.
  await expect(page.getByText('No messages about this yet.')).toBeVisible();
  await write(page, 'Ordered. The measurements are in the brief.');
  await expect(messagesOn(page)).toContainText('The measurements are in the brief.');
  await page.goto(conversation);
  // What was asked and offered is a line now, and so is the order.
  await expect(messagesOn(page).getByRole('link', { name: /^You requested a custom offer/ })).toBeVisible();
  await expect(messagesOn(page).getByRole('link', { name: /sent a custom offer.*\$240\.00$/ })).toBeVisible();
  await expect(messagesOn(page).getByRole('link', { name: /^You placed an order and paid/ })).toBeVisible();
  await expect(messagesOn(page).getByRole('link', { name: 'Review and order' })).toHaveCount(0);
  await expect(messagesOn(page)).toContainText('The measurements are in the brief.');
});
