import sharp from 'sharp';
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { clientFee, serviceFee } from '#kit/fees.ts';
import { FIRST_TERMS } from '#kit/terms.ts';
import { add, formatMoney, money, subtract, type Money } from '#kit/money.ts';
import { codeFor, expectLoaded, freshName, signIn } from './support/people.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, test, type Page } from './support/test.ts';

/** The main job, step by step as people do it: sell, buy, deliver, get paid, review. */
test.describe.configure({ mode: 'serial' });

const PASSWORD = 'paper boats in the rain';
const usd = (cents: number): Money => money(cents, 'USD');
const PRICE = usd(149_95);
const FEE = clientFee(PRICE, FIRST_TERMS);
const TOTAL = add(PRICE, FEE);
const SERVICE_FEE = serviceFee(PRICE, FIRST_TERMS);
const EARNED = subtract(PRICE, SERVICE_FEE);
const SAID = {
  price: formatMoney(PRICE),
  fee: formatMoney(FEE),
  total: formatMoney(TOTAL),
  service_fee: formatMoney(SERVICE_FEE),
  earned: formatMoney(EARNED),
};

const name = freshName();
const title = `Seed packets drawn by hand, batch ${name}`;
const freelancer = { first: 'Ilse', last: 'Verhoeven', email: `ilse.${name}@example.com` };
const client = { first: 'Tomas', last: 'Brandt', email: `tomas.${name}@example.com` };
const known = { service: '', order: '' };

type Person = typeof freelancer;

async function registerAndVerify(page: Page, person: Person, entrance: string): Promise<void> {
  await page.goto(entrance);
  await page.getByLabel('First name').fill(person.first);
  await page.getByLabel('Last name').fill(person.last);
  await page.getByLabel('Email').fill(person.email);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByLabel('Confirm password').fill(PASSWORD);
  await page.getByRole('button', { name: 'Create account' }).click();

  await expect(page).toHaveURL(/\/user\/verifyemail/);
  await expect(page.getByText(person.email)).toBeVisible();
  const outbox = await page.getByRole('link', { name: 'demo outbox' }).getAttribute('href');
  expect(outbox).toContain('/demo/outbox');
  await page.getByLabel('Code').fill(await codeFor(page, person.email));
}

/** Types to search and chooses the suggestion. */
async function pick(page: Page, label: string, words: string): Promise<void> {
  await page.getByRole('combobox', { name: label }).fill(words);
  await page.getByRole('option', { name: words, exact: true }).click();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: `Remove ${words}` })).toBeVisible();
}

/** On phones it is in the bar at the foot of the screen, with the total beside it. */
const orderButton = (page: Page) =>
  page.getByRole('button', { name: new RegExp(`^Order(?: for ${SAID.total.replaceAll(/[$.]/g, '\\$&')})?$`) });

const saved = (page: Page) =>
  expect(
    page
      .getByText(/^Saved/)
      .filter({ visible: true })
      .first(),
  ).toBeVisible();

/** Money of someone, as the overview of their wallet shows it. */
async function expectBalance(page: Page, label: string, value: string): Promise<void> {
  const strip = page.getByRole('region', { name: 'Your money' }).or(page.getByLabel('Your money'));
  await expect(strip.locator('div, li').filter({ hasText: label }).filter({ hasText: value }).first()).toBeVisible();
}

/** The lines of the wallet, newest first: what happened and by how much. */
async function transactions(page: Page): Promise<string[]> {
  await page.goto('/user/transactions_history');
  await expectLoaded(page);
  return page.locator('main').evaluate((main) => {
    const rows = [...main.querySelectorAll('table tbody tr, ul[aria-label="Transactions"] > li')].filter(
      (row) => (row as HTMLElement).offsetParent !== null,
    );
    return rows.map((row) => (row as HTMLElement).innerText.replace(/\s+/g, ' '));
  });
}

test('a freelancer registers, sets up and puts a service on sale', async ({ page }) => {
  await registerAndVerify(page, freelancer, '/gig/register');

  await expect(page).toHaveURL(/\/user\/onboarding\/gig/);
  await pick(page, 'Skills', 'Packaging design');
  await pick(page, 'Skills', 'Logo design');
  await page.getByRole('button', { name: 'Save and continue' }).click();
  await page
    .getByLabel('Bio')
    .fill(
      'I draw seed packets, labels and small boxes, in ink and then in vectors. Fifteen years, mostly for growers.',
    );
  await page.getByRole('button', { name: 'Save and continue' }).click();
  await page.getByLabel('Professional title').fill('Packaging illustrator');
  await page.getByLabel('Hourly rate').fill('55');
  await page.getByLabel('Country').selectOption({ label: 'Belgium' });
  await page.getByRole('button', { name: 'Save and continue' }).click();
  // The step before can be skipped too.
  await expect(page.getByRole('heading', { name: 'Add a portfolio project' })).toBeVisible();
  await page.getByRole('button', { name: 'Skip for now' }).click();
  await page.getByRole('button', { name: 'Finish' }).click();
  await expect(page).toHaveURL(/\/freelancer\/dashboard/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Welcome, Ilse');

  await page.goto('/services/dashboard/create');
  await page.getByLabel('Title').fill(title);
  await page.getByLabel('Category', { exact: true }).selectOption({ label: 'Brand and graphic design' });
  await page.getByLabel('Subcategory').selectOption({ index: 1 });
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page).toHaveURL(/\/services\/dashboard\/edit\//);
  await page
    .getByLabel('Description')
    .fill(
      'You get a drawn packet front and back, ready for your printer. I draw the plant from your photographs, set the sowing table by hand and leave room for the lot number.',
    );
  await page.getByRole('link', { name: 'Save and continue' }).click();

  const packages = [
    { tier: 'basic', name: 'One packet', scope: 'Front and back of one variety', price: '80', days: 4 },
    { tier: 'standard', name: 'Three packets', scope: 'Front and back of three varieties', price: '149.95', days: 7 },
    { tier: 'premium', name: 'A season', scope: 'Ten varieties and a display box', price: '420', days: 20 },
  ];
  for (const [index, servicePackage] of packages.entries()) {
    // The basic one is there from the start.
    if (servicePackage.tier !== 'basic')
      await page.getByRole('button', { name: `Add ${servicePackage.tier} package` }).click();
    const field = (what: string) => page.locator(`[id="packages.${index}.${what}"]`);
    await field('name').fill(servicePackage.name);
    await field('scope').fill(servicePackage.scope);
    if (index === 0) {
      // Judged as soon as it is left, and no longer than it is wrong.
      await field('price').fill('3');
      await field('price').blur();
      await expect(page.getByText('Enter a price of at least $5.00.').first()).toBeVisible();
    }
    await field('price').fill(servicePackage.price);
    await expect(page.getByText('Enter a price of at least $5.00.')).toHaveCount(0);
    const days = page.getByRole('textbox', { name: 'Delivery time' }).nth(index);
    await days.fill(String(servicePackage.days));
    await days.blur();
  }
  await expect(page.getByText(`You receive ${SAID.earned}`)).toBeVisible();
  await saved(page);

  // What is missing is said before anything is sent, and each line leads to its field on its step.
  await page.goto(`${new URL(page.url()).pathname}?step=publish`);
  await page.getByRole('button', { name: 'Publish service' }).click();
  const summary = page.getByRole('alert').filter({ hasText: 'Before you can publish' });
  await expect(summary).toBeFocused();
  await summary.getByRole('link', { name: 'Add at least one question for the client.' }).click();
  await expect(page).toHaveURL(/step=requirements#requirements$/);
  await expect(page.getByRole('button', { name: 'Add question' })).toBeFocused();
  await page.getByRole('button', { name: 'Add question' }).click();
  await expect(summary).toHaveCount(0);
  await page.getByLabel('Question 1', { exact: true }).fill('Which varieties, and when do you print?');
  await page.getByRole('button', { name: 'Add question' }).click();
  await page.getByLabel('Question 2', { exact: true }).fill('Which paper?');
  await page.getByLabel('Answer type').nth(1).selectOption({ label: 'One of several' });
  await page.getByLabel('Choices', { exact: true }).fill('Kraft\nCoated');
  await page.getByLabel('Choices', { exact: true }).blur();
  await page.getByRole('button', { name: 'Add question' }).click();
  await page.getByLabel('Question 3', { exact: true }).fill('Which sizes?');
  await page.getByLabel('Answer type').nth(2).selectOption({ label: 'Several of several' });
  await page.getByLabel('Choices', { exact: true }).nth(1).fill('Small\nMedium\nLarge');
  await page.getByLabel('Most choices').fill('2');
  await page.getByRole('button', { name: 'Move question 3 up' }).click();
  await expect(page.getByLabel('Question 2', { exact: true })).toHaveValue('Which sizes?');
  await saved(page);
  await page.getByRole('link', { name: 'Save and continue' }).click();
  // 640 × 400: refused before it is sent.
  await page.getByLabel('Add pictures').setInputFiles(path.join(import.meta.dirname, 'support/cover.png'));
  await expect(page.getByText('Choose a picture of at least 800 × 500 pixels. This one is 640 × 400.')).toBeVisible();
  const checklist = page.getByRole('region', { name: 'Checklist' });
  const drawn = async (background: string) => ({
    name: `${background.slice(1)}.png`,
    mimeType: 'image/png',
    buffer: await sharp({ create: { width: 1_280, height: 800, channels: 3, background } })
      .png()
      .toBuffer(),
  });
  await page.getByLabel('Add pictures').setInputFiles([await drawn('#0b5563'), await drawn('#f7b32b')]);
  const pictures = page.getByRole('list', { name: 'Pictures' }).getByRole('listitem');
  await expect(pictures).toHaveCount(2);
  const second = await pictures.nth(1).getByRole('img').getAttribute('src');
  await page.getByRole('button', { name: /^Make cover.*picture 2$/ }).click();
  await expect(pictures.first().getByRole('img')).toHaveAttribute('src', second ?? '');
  // A removed picture can be asked back, by keyboard too.
  await page.getByRole('button', { name: 'Remove picture 2' }).click();
  await expect(pictures).toHaveCount(1);
  await expect(page.getByText('Picture 2 removed')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Undo' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(pictures).toHaveCount(2);
  await expect(pictures.first().getByRole('img')).toHaveAttribute('src', second ?? '');
  await page.getByLabel('Description of picture 1').fill('Three seed packets side by side');
  await page.getByLabel('Description of picture 1').blur();
  await expect(page.getByRole('img', { name: 'Three seed packets side by side' })).toBeVisible();
  // On phones it is on the last step alone.
  if (await checklist.isVisible()) await expect(checklist.getByText('A picture of your own, done')).toBeVisible();
  await page.getByRole('link', { name: 'Save and continue' }).click();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Publish service' }).click();

  await expect(page).toHaveURL(/\/services\/seed-packets/);
  known.service = new URL(page.url()).pathname;
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  await expect(page.getByRole('img', { name: 'Three seed packets side by side' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Show picture 2' })).toBeVisible();
  await page.goto('/services/dashboard');
  await expect(page.getByRole('article').filter({ hasText: title }).getByText('Live', { exact: true })).toBeVisible();
});

test('a client finds it, orders it and pays in one step', async ({ page }) => {
  await registerAndVerify(page, client, '/client/register');
  await expect(page).toHaveURL(/\/user\/onboarding\/client/);
  await page.getByLabel('Company or your name').fill('Brandt Saatgut');
  await pick(page, 'Industries', 'Food and drink');
  await pick(page, 'Specialties', 'Bakeries');
  await page.getByRole('button', { name: 'Save and start' }).click();
  await expect(page).toHaveURL(/\/client\/dashboard/);

  await page.goto('/');
  await page.getByRole('combobox', { name: 'Search services' }).first().fill(`seed packets ${name}`);
  await page.getByRole('button', { name: 'Search' }).first().click();
  await expect(page).toHaveURL(/\/services\?q=/);
  await page.getByRole('link', { name: title }).click();
  await expect(page).toHaveURL(new RegExp(`${known.service}$`));
  await page.getByRole('link', { name: 'Standard' }).click();
  await expect(page).toHaveURL(/package=standard/);
  await expect(page.getByText(SAID.total).filter({ visible: true }).first()).toBeVisible();
  await orderButton(page).click();

  // One page and one button, although nothing is in the wallet.
  await expect(page).toHaveURL(/\/services\/orders\/new/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Review and pay');
  await expect(page.getByText(SAID.fee).first()).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: `Pay ${SAID.total} and place order` }).click();
  await expect(page).toHaveURL(/\/test-provider\/checkout\//);
  await page.getByRole('button', { name: 'Use a card that is declined' }).click();

  // A declined card loses nothing: the order waits for another.
  await expect(page).toHaveURL(/\/services\/orders\/DK-/);
  known.order = new URL(page.url()).pathname;
  await expect(page.getByText('Payment failed')).toBeVisible();
  await expect(page.getByText('The bank declined the card.').first()).toBeVisible();
  await page.getByRole('button', { name: `Pay ${SAID.total}` }).click();
  await page.getByRole('button', { name: 'Pay with a 3-D Secure check' }).click();
  await page.getByRole('button', { name: 'Yes, approve the payment' }).click();
  await expect(page).toHaveURL(new RegExp(known.order));
  await expect(page.getByRole('heading', { name: `Order ${known.order.split('/').at(-1)} placed` })).toBeVisible();

  await page.getByLabel('Which varieties, and when do you print?').fill('Radish, dill and borage. We print in March.');
  await page.getByLabel('Which paper?').selectOption('Kraft');
  const sizes = page.getByRole('group', { name: 'Which sizes?' });
  for (const size of ['Large', 'Small', 'Medium']) await sizes.getByLabel(size).check();
  await page.getByRole('button', { name: 'Send and start the work' }).click();
  await expect(sizes.getByText('Choose up to 2 choices.').last()).toBeVisible();
  await sizes.getByLabel('Medium').uncheck();
  await page.getByRole('button', { name: 'Send and start the work' }).click();
  await expect(page.getByText('In progress').first()).toBeVisible();
  await expectNoSidewaysScroll(page);
});

test('both see each step at once, to the cent, until both have reviewed', async ({ page, anotherPerson }) => {
  const seller = await anotherPerson();
  const number = known.order.split('/').at(-1) ?? '';
  await signIn(page, client.email, PASSWORD);
  await signIn(seller, freelancer.email, PASSWORD);
  await expect(seller.getByRole('heading', { name: title })).toBeVisible();
  await expect(seller.getByText(SAID.price).first()).toBeVisible();

  // Delivered: the client's open page shows it without a reload.
  await page.goto(known.order);
  await expectLoaded(page);
  await seller.getByRole('link', { name: 'Deliver', exact: true }).click();
  await expect(seller).toHaveURL(new RegExp(`${known.order}$`));
  await expect(seller.getByText(SAID.earned).first()).toBeVisible();
  await expect(seller.getByText('Radish, dill and borage. We print in March.')).toBeVisible();
  await seller.getByLabel('What do you deliver?').fill('Three packets, front and back, as vectors and as a proof.');
  await seller
    .getByLabel('Files', { exact: true })
    .setInputFiles({ name: 'packets.svg.txt', mimeType: 'text/plain', buffer: Buffer.from('three packets') });
  await expect(seller.getByText('Uploaded', { exact: false }).first()).toBeVisible();
  await seller.getByRole('button', { name: /^Deliver to Tomas/ }).click();

  await expect(page.getByRole('heading', { name: /^Review the delivery by/ })).toBeVisible();
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: /^(?!Preview).*packets\.svg\.txt/ }).click();
  expect(readFileSync(await (await downloading).path(), 'utf8')).toBe('three packets');
  await expectAccessible(page);

  // Approved: the freelancer's open page shows it without a reload.
  await page.getByRole('button', { name: `Approve and release ${SAID.total}` }).click();
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: `Release ${SAID.total}` })
    .click();
  await expect(page.getByRole('status').filter({ hasText: 'Completed' })).toBeVisible();
  await expect(seller.getByText('Completed. Your earnings are clearing.')).toBeVisible();
  for (const [who, words] of [
    [page, ['Payment received and held', 'Work delivered']],
    [seller, ['Payment received and held', 'Work delivered']],
  ] as const) {
    await who.getByRole('link', { name: 'Activity', exact: true }).click();
    for (const step of words) await expect(who.getByText(step).first()).toBeVisible();
  }

  // Reviews stay hidden until both are in.
  const review = async (who: Page, words: string): Promise<void> => {
    await who.goto(`${known.order}/review`);
    const criteria = who.getByRole('group').filter({ has: who.getByRole('radio') });
    await expect(criteria).toHaveCount(3);
    for (const criterion of await criteria.all())
      await criterion.getByRole('radio', { name: '5 of 5' }).check({ force: true });
    await who.getByLabel('Your review').fill(words);
    await who.getByRole('button', { name: 'Send review' }).click();
    await expect(who).toHaveURL(new RegExp(`${known.order}$`));
  };
  await review(page, 'Drawn exactly from our photographs.');
  await seller.goto(known.order);
  await expectLoaded(seller);
  await expect(seller.getByText('Drawn exactly from our photographs.')).toHaveCount(0);
  await review(seller, 'Knew what he wanted, paid at once.');
  await expect(seller.getByText('Drawn exactly from our photographs.')).toBeVisible();
  await expect(page.getByText('Knew what he wanted, paid at once.')).toBeVisible();
  await page.goto(known.service);
  await expect(page.getByText('Drawn exactly from our photographs.')).toBeVisible();

  // The wallets say the same, to the cent.
  const spent = await transactions(page);
  expect(spent[0]).toContain(number);
  expect(spent[0]).toContain(SAID.total);
  await expectBalance(page, 'Spendable', '$0.00');
  // A balance at zero is not shown beside others.
  await expect(page.getByLabel('Your money').getByText('Held', { exact: true })).toHaveCount(0);
  const earned = await transactions(seller);
  expect(earned[0]).toContain(number);
  expect(earned[0]).toContain(SAID.earned);
  await expectBalance(seller, 'Clearing', SAID.earned);
  await seller.goto('/freelancer/dashboard');
  await expect(seller.getByText(SAID.earned).first()).toBeVisible();
  await page.goto('/client/dashboard');
  await expect(page.getByText(SAID.total).first()).toBeVisible();
  await page.goto(`${known.order}?tab=money`);
  for (const line of ['Paid as service fee', 'Paid as client fee'])
    await expect(page.getByText(line).filter({ visible: true }).first()).toBeVisible();
});

test('the books are right after it', () => {
  const dataDir = process.env['DOCKET_DATA_DIR'];
  test.skip(dataDir === undefined, 'The instance was not started by this run.');
  const checked = spawnSync(process.execPath, ['db/checks/check-ledger.ts'], {
    env: { ...process.env, DATA_DIR: dataDir },
    encoding: 'utf8',
  });
  expect(checked.stdout.trim().split('\n').at(-1), checked.stdout + checked.stderr).toMatch(
    /^\d\d+ checks, 0 violations$/,
  );
});
