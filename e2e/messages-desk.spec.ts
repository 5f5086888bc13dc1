import { api } from './support/api.ts';
import { arriveAs } from './support/arrive-as.ts';
import { hired, type Hired } from './support/contracts.ts';
import { newcomer } from './support/people.ts';
import { messagesOn, usernameOf, write } from './support/talk.ts';
import {
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  screenshot,
  showTheme,
  test,
  type Locator,
  type Page,
} from './support/test.ts';
import { NARROWEST, PHONE, WIDE } from './support/widths.ts';

test.skip(({ isMobile }) => isMobile, 'It brings a phone of its own.');

/**
 * A contract that is signed, with its first milestone funded and submitted, and a message of the freelancer about it.
 */
async function working(page: Page): Promise<Hired> {
  const work = await hired(page);
  const { versions } = await work.contract();
  await work.asFreelancer(`/api/contracts/${work.number}/accept`, {
    signature: 'By hand',
    hash: versions[0]?.hash ?? '',
  });
  await work.fund(1, 412_00);
  await work.submit(1);
  const text = 'The first sheet is up. Look at it from across the street.';
  await work.asFreelancer('/api/conversations', { with: `contract:${work.number}`, id: crypto.randomUUID(), text });
  return work;
}
const region = (page: Page): Locator => page.getByRole('region', { name: 'Messages' });
const heightOf = async (part: Locator): Promise<number> => (await part.boundingBox())?.height ?? 0;

test('on a laptop the conversation has the window: its events, its subjects, its days, and one row to write in', async ({
  page,
}) => {
  const { client, number } = await working(page);
  await arriveAs(page, client.email, client.password);
  await page.setViewportSize(WIDE);
  await page.goto('/messages');
  // The newest conversation is open from the start, and nothing but its panes takes room.
  await expect(page).toHaveURL(/\?conversation=/);
  await expect(messagesOn(page)).toContainText('from across the street');
  expect(await heightOf(region(page))).toBeGreaterThanOrEqual(560);
  expect(await page.evaluate(() => document.documentElement.scrollHeight - innerHeight)).toBe(0);
  await expect(page.getByRole('link', { name: 'One pane' })).toHaveCount(0);

  // What was done, in the order in which it was done, and no state of today: a card whose milestone was funded is gone.
  await expect(messagesOn(page).getByText('Today', { exact: true })).toBeVisible();
  await messagesOn(page).getByRole('button', { name: '2 more before' }).click();
  await expect(messagesOn(page)).not.toContainText('Milestone to fund');
  await expect(messagesOn(page)).toContainText(
    /You sent an offer of a contract[\s\S]* signed the contract[\s\S]*You funded milestone 1\s· \$400\.00[\s\S]* submitted milestone 1[\s\S]*New[\s\S]*across the street/,
  );
  await expect(messagesOn(page)).not.toContainText('Released');
  // The work is named once for what happened to it one after the other.
  await expect(messagesOn(page).getByText(`Contract ${number} · Three signs for a bakery`)).toHaveCount(1);
  await expectAccessible(page);
  await screenshot(page, 'messages-desk');
  await showTheme(page, 'dark');
  await expectAccessible(page);
  await screenshot(page, 'messages-desk-dark');
  await showTheme(page, 'light');

  // One row that grows to eight.
  const field = page.getByLabel(/^Write to/);
  expect(await heightOf(field)).toBeLessThanOrEqual(46);
  await field.fill('One line\n'.repeat(20));
  expect(await heightOf(field)).toBeGreaterThan(150);
  expect(await heightOf(field)).toBeLessThanOrEqual(220);
  await field.fill('It works from there.');
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  await field.fill('And from the bus.');
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  // The time once for both.
  const [first, second] = [
    messagesOn(page).getByRole('listitem').filter({ hasText: 'It works from there.' }),
    messagesOn(page).getByRole('listitem').last(),
  ];
  await expect(second).toContainText('And from the bus.');
  await expect(first.locator('time [aria-hidden]')).toHaveCount(1);
  await expect(second.locator('time [aria-hidden]')).toHaveCount(0);

  // The contract alone, by a menu that says what it is.
  const subject = page.getByRole('button', { name: 'About: everything' });
  await subject.focus();
  await page.keyboard.press('Enter');
  await page.getByRole('menuitem', { name: `Contract ${number} · Three signs for a bakery` }).press('Enter');
  await expect(page).toHaveURL(/&thread=/);
  await expect(page.getByRole('button', { name: `About: Contract ${number}` })).toBeVisible();
  await expect(messagesOn(page)).toContainText('across the street');

  await page.getByRole('button', { name: /^Actions for the conversation/ }).click();
  await page.getByRole('menuitem', { name: 'Jump to a date' }).click();
  const dialog = page.getByRole('dialog', { name: 'Jump to a date' });
  await dialog.getByRole('button', { name: 'Show messages' }).click();
  await expect(dialog).toContainText('Choose a date.');
  await dialog.getByLabel('Date').fill('2026-01-05');
  await dialog.getByRole('button', { name: 'Show messages' }).click();
  await expect(page.getByText('You’re reading from Jan 5, 2026.')).toBeVisible();
  await expect(messagesOn(page)).toContainText('You funded milestone 1');
  await page.getByRole('link', { name: 'Go to the newest messages' }).click();

  // Results come while typing, once the last word has four letters.
  const search = page.getByRole('searchbox', { name: 'Search people, files and messages' });
  await search.fill('across the stre');
  await expect(page.getByRole('list', { name: 'Messages found' })).toContainText('across the street');
  await expect(search).toBeFocused();
  await search.fill('');
  await expect(page.getByRole('list', { name: 'All', exact: true })).toBeVisible();

  // A new message begins with a person one works with.
  await page.getByRole('link', { name: 'New message' }).click();
  const people = page.getByRole('list', { name: 'People you can write to' });
  await expect(people.getByRole('listitem')).toHaveCount(1);
  await expectAccessible(page);
  await screenshot(page, 'messages-new');
  await page.getByLabel('To', { exact: true }).fill('nobody by this name');
  await expect(page.getByText('Nobody you work with has this name.')).toBeVisible();
  await page.getByLabel('To', { exact: true }).fill('');
  await people.getByRole('link').click();
  await expect(page).toHaveURL(/\?conversation=/);
  await expect(messagesOn(page)).toContainText('And from the bus.');
});

test('a phone in a conversation shows nothing else; a held finger opens what can be done; typing ends with the message', async ({
  page,
  browser,
  allowConsole,
}) => {
  allowConsole(/ERR_INTERNET_DISCONNECTED/);
  const { client, freelancer } = await working(page);
  await arriveAs(page, client.email, client.password);
  await page.goto('/messages');
  await expect(messagesOn(page)).toContainText('across the street');

  const context = await browser.newContext({ viewport: PHONE, isMobile: true, hasTouch: true });
  const phone = await context.newPage();
  await arriveAs(phone, freelancer.email, freelancer.password);
  await phone.goto('/messages');
  const quick = phone.getByRole('navigation', { name: 'Quick' });
  await expect(quick).toBeVisible();
  await expect(phone.getByRole('list', { name: 'All', exact: true }).locator('time')).toHaveText(
    /^\d{1,2}:\d{2}\s[AP]M$/,
  );
  await expectAccessible(phone);
  await screenshot(phone, 'messages-phone-list');
  await phone.getByRole('list', { name: 'All', exact: true }).getByRole('link').click();
  await expect(messagesOn(phone)).toContainText('across the street');
  await expect(quick).toBeHidden();
  await expect(phone.getByRole('button', { name: 'Search', exact: true })).toBeHidden();
  expect(await heightOf(region(phone))).toBeGreaterThanOrEqual(560);
  await expectNoSidewaysScroll(phone);
  await expectAccessible(phone);
  await screenshot(phone, 'messages-phone-thread');
  await showTheme(phone, 'dark');
  await expectAccessible(phone);
  await screenshot(phone, 'messages-phone-thread-dark');
  await phone.setViewportSize(NARROWEST);
  await expectNoSidewaysScroll(phone);
  await phone.setViewportSize(PHONE);

  // Nothing stands beside the bubbles; a keyboard or a screen reader still reaches the menu.
  await write(page, 'Seen it. Thank you.');
  const bubble = messagesOn(phone).getByText('Seen it. Thank you.');
  await expect(bubble).toBeVisible();
  const menu = phone.getByRole('button', { name: 'Actions for the message “Seen it. Thank you.”' });
  expect(await heightOf(menu.locator('..'))).toBeLessThanOrEqual(1);
  await menu.focus();
  expect(await heightOf(menu)).toBeGreaterThanOrEqual(44);
  const sheet = phone.getByRole('dialog', { name: 'Message' });
  await holdFinger(phone, bubble, sheet);
  await expect(sheet.getByRole('button', { name: 'Copy text' })).toBeVisible();
  await expectAccessible(phone);
  await screenshot(phone, 'messages-phone-held');
  await sheet.getByRole('button', { name: 'Reply', exact: true }).click();
  await expect(sheet).toHaveCount(0);
  await expect(phone.getByText('Reply to ')).toBeVisible();
  await expect(phone.getByLabel(/^Write to/)).toBeFocused();

  // Who is typing has stopped once the message is there, and nobody's presence is known without a connection.
  const head = page.getByRole('region', { name: /^Conversation with/ }).locator('header');
  await expect(head).toContainText('Online');
  await phone.getByLabel(/^Write to/).pressSequentially('You are');
  await expect(head).toContainText('Typing…');
  await write(phone, 'You are welcome.');
  await expect(messagesOn(page)).toContainText('You are welcome.');
  await expect(head).not.toContainText('Typing…', { timeout: 2_000 });
  await expect(head).toContainText('Online');
  await page.context().setOffline(true);
  await expect(head).not.toContainText('Online');
  await page.context().setOffline(false);
  await expect(head).toContainText('Online');
  await context.close();
});

test('the second button of a mouse opens the menu of a message and of a row, Reply begins to write, and a draft is marked', async ({
  page,
  browser,
}) => {
  const { client, freelancer } = await working(page);
  const username = await usernameOf(page, freelancer.token);
  const other = await newcomer(page, 'client', 'set-up');
  const request = { with: `person:${username}`, id: crypto.randomUUID(), text: 'Do you paint murals?' };
  await api(page, 'post', '/api/conversations', other.token, request);
  await arriveAs(page, freelancer.email, freelancer.password);
  await page.setViewportSize(WIDE);
  await page.goto('/messages');
  const rows = page.getByRole('list', { name: 'All', exact: true });
  await expect(rows.getByRole('link')).toHaveCount(2);
  const asks = rows.getByRole('link', { name: /murals/ });
  // Its words change.
  const works = rows.locator(
    `a[href="${await rows.getByRole('link', { name: /across the street/ }).getAttribute('href')}"]`,
  );

  // A message: by the pointer and by its button the caret is in the field afterwards.
  await works.click();
  const bubble = messagesOn(page).getByText('from across the street');
  await bubble.click({ button: 'right' });
  const menu = page.getByRole('menu');
  await expect(menu.getByRole('menuitem').first()).toBeFocused();
  await screenshot(page, 'messages-context-menu');
  await page.keyboard.press('Escape');
  await expect(menu).toHaveCount(0);
  const field = page.getByLabel(/^Write to/);
  await bubble.click({ button: 'right' });
  await menu.getByRole('menuitem', { name: 'Reply' }).click();
  await expect(field).toBeFocused();
  await page.getByRole('button', { name: 'Don’t reply to this message' }).click();
  await bubble.click({ button: 'right' });
  await menu.getByRole('menuitem', { name: 'Edit' }).click();
  await expect(page.getByRole('dialog', { name: 'Edit your message' })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: /^Actions for your message/ }).click();
  await page.getByRole('menuitem', { name: 'Reply' }).click();
  await expect(field).toBeFocused();
  await page.keyboard.type('And from the bus');

  // What was begun is marked in the list once one reads something else.
  await asks.click();
  await expect(works).toContainText('Draft: And from the bus');
  const answers = page.getByRole('group', { name: 'Message request' });
  await expect(answers.getByRole('button', { name: 'Decline' })).toBeVisible();
  await expectAccessible(page);
  await screenshot(page, 'messages-request');
  await works.click({ button: 'right' });
  await menu.getByRole('menuitem', { name: 'Pin' }).click();
  await expect(works).toContainText('Pinned');
  await works.click({ button: 'right' });
  await menu.getByRole('menuitem', { name: 'Archive' }).click();
  await expect(works).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(works).toBeVisible();

  await answers.getByRole('button', { name: 'Accept' }).click();
  await expect(answers).toHaveCount(0);
  await expect(rows).not.toContainText('Request');

  const context = await browser.newContext({ viewport: PHONE, isMobile: true, hasTouch: true });
  const phone = await context.newPage();
  await arriveAs(phone, client.email, client.password);
  await phone.goto('/messages');
  const row = phone.getByRole('list', { name: 'All', exact: true }).getByRole('link');
  const sheet = phone.getByRole('dialog');
  await holdFinger(phone, row, sheet);
  await expectAccessible(phone);
  await screenshot(phone, 'messages-row-held');
  await sheet.getByRole('button', { name: 'Mute' }).click();
  await expect(row).toContainText('Muted');
  await expect(phone).toHaveURL(/\/messages$/);
  await context.close();
});

test('an answer is about what the quoted message is about, an edit begins at its end, and the files of a conversation are listed', async ({
  page,
  browser,
}) => {
  const { client, freelancer, number } = await working(page);
  await arriveAs(page, client.email, client.password);
  await page.setViewportSize(WIDE);
  await page.goto('/messages');
  // The quotes of it come after it.
  const bubble = messagesOn(page).getByText('from across the street').first();
  const menu = page.getByRole('menu');
  const reply = async (): Promise<void> => {
    await bubble.click({ button: 'right' });
    await menu.getByRole('menuitem', { name: 'Reply' }).click();
  };
  await reply();
  await expect(page.getByText(`About: Contract ${number}`)).toBeVisible();
  await expectAccessible(page);
  await screenshot(page, 'messages-answering');
  await write(page, 'It reads well from there.');
  await expect(messagesOn(page).getByText('Sending')).toHaveCount(0);
  await reply();
  await page.getByRole('button', { name: `Not about Contract ${number}` }).click();
  await expect(page.getByLabel(/^Write to/)).toBeFocused();
  await write(page, 'And how is your mother?');
  await expect(messagesOn(page).getByText('Sending')).toHaveCount(0);

  // The caret is after the last word, Escape leaves all as it was, and Enter saves.
  const edit = async (): Promise<void> => {
    await messagesOn(page).getByText('And how is your mother').click({ button: 'right' });
    await menu.getByRole('menuitem', { name: 'Edit' }).click();
    await expect(page.getByRole('dialog', { name: 'Edit your message' }).getByLabel('Message')).toBeFocused();
  };
  await edit();
  await page.keyboard.type(' Better?');
  await expect(page.getByRole('dialog').getByLabel('Message')).toHaveValue('And how is your mother? Better?');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(messagesOn(page)).not.toContainText('Better?');
  await edit();
  await page.getByRole('dialog').getByLabel('Message').fill('And how is your mother?');
  await page.keyboard.type(' Well, I hope.');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(messagesOn(page)).toContainText('And how is your mother? Well, I hope.');

  // Beside the messages: what was sent, the newest first, and the way back to where it was said.
  const panel = page.getByRole('complementary', { name: 'About this conversation' });
  const files = panel.getByRole('region', { name: 'Files' });
  await expect(files).toContainText('No files were sent in messages.');
  for (const name of ['front.txt', 'side.txt']) {
    await page
      .getByLabel('Files to send')
      .setInputFiles({ name, mimeType: 'text/plain', buffer: Buffer.from(`The ${name} sign.`) });
    await expect(page.getByRole('list', { name: 'Files for this message' })).toContainText(name);
    await write(page, `Here is ${name}.`);
    await expect(files).toContainText(name);
  }
  await expect(files.getByRole('listitem')).toHaveCount(2);
  await expect(files.getByRole('listitem').first()).toContainText(/side\.txt[\s\S]*You/);
  await expectAccessible(page);
  await screenshot(page, 'messages-files');
  await files.getByRole('button', { name: 'Preview front.txt' }).click();
  await expect(page.getByRole('dialog')).toContainText('The front.txt sign.');
  await page.keyboard.press('Escape');
  await files.getByRole('link', { name: 'Show in conversation: front.txt' }).click();
  await expect(page).toHaveURL(/&at=\d+/);
  await expect(messagesOn(page).locator('[aria-current=true]')).toContainText('Here is front.txt.');
  await page.getByRole('link', { name: 'Go to the newest messages' }).click();

  // The talk of the contract has the answer that is about it, and not the other one.
  await page.getByRole('button', { name: 'About: everything' }).click();
  await menu.getByRole('menuitem', { name: `Contract ${number}` }).click();
  await expect(messagesOn(page)).toContainText('It reads well from there.');
  await expect(messagesOn(page)).not.toContainText('your mother');

  const context = await browser.newContext({ viewport: PHONE, isMobile: true, hasTouch: true });
  const phone = await context.newPage();
  await arriveAs(phone, freelancer.email, freelancer.password);
  await phone.goto('/messages');
  await phone.getByRole('list', { name: 'All', exact: true }).getByRole('link').click();
  await phone.getByRole('button', { name: /^Actions for the conversation/ }).click();
  await phone.getByRole('menuitem', { name: 'About and files' }).click();
  const sheet = phone.getByRole('dialog', { name: 'About this conversation' });
  await expect(sheet.getByRole('region', { name: 'Files' }).getByRole('listitem')).toHaveCount(2);
  await expectNoSidewaysScroll(phone);
  await expectAccessible(phone);
  await screenshot(phone, 'messages-phone-about');
  await sheet.getByRole('link', { name: 'Show in conversation: side.txt' }).click();
  await expect(sheet).toHaveCount(0);
  await expect(messagesOn(phone).locator('[aria-current=true]')).toContainText('Here is side.txt.');
  await context.close();

  // A block is ended where it stands in the way.
  await page.getByRole('button', { name: /^Actions for the conversation/ }).click();
  await menu.getByRole('menuitem', { name: 'Block', exact: true }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Block', exact: true }).click();
  await expect(page.getByText('You blocked this person. Unblock them to write again.')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: /^Unblock/ }).click();
  await expect(page.getByLabel(/^Write to/)).toBeVisible();
});

test('what one writes comes into view, also while scrolled up and without a connection', async ({
  page,
  allowConsole,
}) => {
  allowConsole(/ERR_INTERNET_DISCONNECTED/);
  const { client, freelancer } = await working(page);
  const username = await usernameOf(page, freelancer.token);
  await arriveAs(page, client.email, client.password);
  await page.goto(`/messages?with=person:${username}`);
  await write(page, 'A long message.\n'.repeat(60));
  await expect(messagesOn(page)).toContainText('A long message.');
  await messagesOn(page).getByRole('button', { name: 'Show the whole message' }).click();
  await region(page).evaluate((list) => list.scrollTo({ top: -list.scrollHeight }));
  await page.context().setOffline(true);
  await write(page, 'Written below.');
  await expect(messagesOn(page).getByText('Written below.')).toBeInViewport();
  await page.context().setOffline(false);
  await expect(messagesOn(page).getByText('Waiting')).toHaveCount(0);
});

test('what arrives while one is scrolled up is not read until one goes there', async ({ page }) => {
  const { client, freelancer, asFreelancer, number } = await working(page);
  await arriveAs(page, client.email, client.password);
  await page.setViewportSize(WIDE);
  await page.goto('/messages');
  await write(page, 'A long message.\n'.repeat(60));
  await messagesOn(page).getByRole('button', { name: 'Show the whole message' }).click();
  await expect(messagesOn(page).getByText('Sending')).toHaveCount(0);
  const [conversation] = (await api<{ items: { id: string }[] }>(page, 'get', '/api/conversations', freelancer.token))
    .items;
  const id = conversation?.id ?? '';
  const send = (text: string) => asFreelancer(`/api/conversations/${id}/messages`, { id: crypto.randomUUID(), text });
  const unread = async (): Promise<number> =>
    (await api<{ unread: number }>(page, 'get', `/api/conversations/${id}`, client.token)).unread;
  await expect.poll(unread).toBe(0);
  await region(page).evaluate((list) => list.scrollTo({ top: -list.scrollHeight }));
  await send('The second sheet is up.');
  await send('And the third.');
  const below = page.getByRole('button', { name: '2 new messages' });
  await expect(below).toBeVisible();
  await expect(messagesOn(page).getByText('And the third.')).not.toBeInViewport();
  await expectAccessible(page);
  await screenshot(page, 'messages-new-below');
  expect(await unread()).toBe(2);
  await below.click();
  await expect(messagesOn(page).getByText('And the third.')).toBeInViewport();
  await expect(below).toHaveCount(0);
  await expect(region(page)).toBeFocused();
  await expect.poll(unread).toBe(0);

  // At the foot, what arrives is read as before.
  await send('And the fourth.');
  await expect(messagesOn(page).getByText('And the fourth.')).toBeInViewport();
  await expect.poll(unread).toBe(0);

  // The contract alone has everything that is unread now, and then all but one message.
  await page.getByRole('button', { name: 'About: everything' }).click();
  await page.getByRole('menuitem', { name: `Contract ${number}` }).click();
  const sendAboutContract = (text: string) =>
    asFreelancer('/api/conversations', { with: `contract:${number}`, id: crypto.randomUUID(), text });
  await sendAboutContract('Look at it from the bus.');
  await expect(messagesOn(page)).toContainText('from the bus');
  await expect.poll(unread).toBe(0);
  await send('How is the weather there?');
  await sendAboutContract('Look at it from the tram.');
  await expect(messagesOn(page)).toContainText('from the tram');
  // Longer than it takes to be read.
  await page.waitForTimeout(2_500);
  expect(await unread()).toBe(2);

  // A search leaves the part that is open, as it begins and as it ends.
  const thread = new URL(page.url()).searchParams.get('thread');
  const search = page.getByRole('searchbox', { name: 'Search people, files and messages' });
  await search.fill('across the street');
  await expect(page.getByRole('list', { name: 'Messages found' })).toContainText('across the street');
  await search.fill('');
  await expect(page.getByRole('list', { name: 'All', exact: true })).toBeVisible();
  expect(new URL(page.url()).searchParams.get('thread')).toBe(thread);
});

test('the newest conversation is open from the start, not an older one that is pinned', async ({ page }) => {
  const { freelancer } = await working(page);
  const [pinned] = (await api<{ items: { id: string }[] }>(page, 'get', '/api/conversations', freelancer.token)).items;
  await api(page, 'put', `/api/conversations/${pinned?.id}/settings`, freelancer.token, { pinned: true });
  const other = await newcomer(page, 'client', 'set-up');
  const username = await usernameOf(page, freelancer.token);
  const request = { with: `person:${username}`, id: crypto.randomUUID(), text: 'Do you paint murals?' };
  await api(page, 'post', '/api/conversations', other.token, request);
  await arriveAs(page, freelancer.email, freelancer.password);
  await page.setViewportSize(WIDE);
  await page.goto('/messages');
  await expect(page.getByRole('list', { name: 'All', exact: true }).getByRole('link').first()).toContainText('Pinned');
  await expect(messagesOn(page)).toContainText('Do you paint murals?');
});

test('a file sent in the talk of a contract is among its files, and its long name keeps its extension', async ({
  page,
}) => {
  const { client, number } = await working(page);
  await arriveAs(page, client.email, client.password);
  await page.setViewportSize(WIDE);
  await page.goto(`/contracts/${number}`);
  const talk = page.getByRole('region', { name: 'Conversation', exact: true });
  await expect(talk).toContainText('across the street');
  await page.getByLabel(/^Write to/).focus();
  const name = `${'the-third-round-of-signs-for-a-bakery-'.repeat(3)}v3.txt`;
  await page
    .getByLabel('Files to send')
    .setInputFiles({ name, mimeType: 'text/plain', buffer: Buffer.from('The third round.') });
  await expect(page.getByRole('list', { name: 'Files for this message' })).toContainText(name);
  await write(page, 'The third round, for the street.');
  const sent = talk.getByRole('button').filter({ hasText: name }).first();
  await expect(sent).toBeVisible();
  expect(await heightOf(sent)).toBeLessThanOrEqual(48);
  await expect(sent.getByText('.txt', { exact: true })).toBeInViewport();
  await screenshot(page, 'contract-talk-file');

  await page.goto(`/contracts/${number}?tab=files`);
  await expect(page.getByRole('heading', { name: 'From messages' })).toBeVisible();
  await expect(page.getByRole('link', { name: `Show in conversation: ${name}` })).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: name }).first()).toContainText('You');
  await expectAccessible(page);
  await screenshot(page, 'contract-files-of-messages');
  await page.getByRole('link', { name: `Show in conversation: ${name}` }).click();
  await expect(messagesOn(page).locator('[aria-current=true]')).toContainText('The third round, for the street.');
});

async function holdFinger(page: Page, on: Locator, opens: Locator): Promise<void> {
  const box = await on.boundingBox();
  if (box === null) throw new Error('nothing to hold');
  const session = await page.context().newCDPSession(page);
  const at = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [at] });
  await expect(opens).toBeVisible();
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await session.detach();
}
