import sharp from 'sharp';
import { payButton, serviceWithExtras } from './support/checkout.ts';
import { expectLoaded, freshName } from './support/people.ts';
import { Practised } from './support/practised.ts';
import { expect, test, type Page } from './support/test.ts';

/**
 * How long the two first journeys take someone who knows what they want: by the keystroke-level model and the pages'
 * own times, not by waiting.
 */
test.skip(({ isMobile }) => isMobile, 'The model is of a keyboard and a mouse.');

const PASSWORD = 'slow rivers carry boats';
const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name });

async function register(page: Page, person: Practised, first: string, last: string): Promise<string> {
  const email = `${first}.${freshName()}@example.com`.toLowerCase();
  await person.type(page.getByLabel('First name'), first);
  await person.type(page.getByLabel('Last name'), last);
  await person.type(page.getByLabel('Email'), email);
  await person.type(page.getByLabel('Password', { exact: true }), PASSWORD);
  await person.type(page.getByLabel('Confirm password'), PASSWORD);
  await person.goOn(page.getByRole('button', { name: 'Create account' }), page.getByLabel('Code'));
  return email;
}

test('a stranger gets from Order to a paid order on at most 5 screens and in 90 seconds', async ({ page }) => {
  await page.goto(`/services/${await serviceWithExtras(page)}`);
  await expectLoaded(page);
  const client = new Practised(page);
  await client.goOn(page.getByRole('button', { name: /^Order for/ }), heading(page, 'Sign in or create an account'));
  const email = `tomas.${freshName()}@example.com`.toLowerCase();
  await client.type(page.getByLabel('Email'), email);
  await client.type(page.getByLabel('First name'), 'Tomas');
  await client.type(page.getByLabel('Last name'), 'Brandt');
  await client.type(page.getByLabel('Password', { exact: true }), PASSWORD);
  await client.goOn(page.getByRole('button', { name: 'Create account' }), page.getByLabel('Code'));
  await client.typeCodeFor(email, page.getByRole('button', { name: 'Continue to payment' }));
  await client.goOn(page.getByRole('button', { name: 'Continue to payment' }), payButton(page));
  const pay = page.getByRole('button', { name: 'Pay now' });
  await client.goOn(payButton(page), pay);
  await client.goOn(pay, page.getByRole('heading', { name: /^Order DK-[\w-]+ placed$/ }));
  client.report('service to paid order');
  // The first is the service, where Order is pressed; the last is the paid order.
  expect(client.screens.slice(1).length).toBeLessThanOrEqual(5);
  expect(client.seconds).toBeLessThanOrEqual(90);
});

test('a new freelancer gets from registration to a live service in 5 minutes', async ({ page }) => {
  await page.goto('/gig/register');
  await expectLoaded(page);
  const seller = new Practised(page);
  const email = await register(page, seller, 'Ilse', 'Verhoeven');
  await seller.typeCodeFor(email, page.getByRole('combobox', { name: 'Skills' }));
  await seller.pick('Skills', 'Packaging design');
  await seller.press(page.getByRole('button', { name: 'Save and continue' }));
  await seller.type(page.getByLabel('Bio'), 'I draw seed packets, labels and small boxes for growers.');
  await seller.press(page.getByRole('button', { name: 'Save and continue' }));
  for (let skipped = 0; skipped < 2; skipped += 1) {
    await expect(page.getByRole('button', { name: 'Skip for now' })).toBeEnabled();
    const before = await page.getByRole('heading', { level: 2 }).first().textContent();
    await seller.press(page.getByRole('button', { name: 'Skip for now' }));
    await expect(page.getByRole('heading', { level: 2 }).first()).not.toHaveText(before ?? '');
  }
  await seller.goOn(page.getByRole('button', { name: 'Finish' }), heading(page, /^Welcome/));

  await seller.goOn(
    page.getByRole('main').getByRole('link', { name: 'Create your first service' }),
    page.getByLabel('Category', { exact: true }),
  );
  await seller.type(page.getByLabel('Title'), `Seed packets drawn by hand, batch ${freshName()}`);
  await seller.choose(page.getByLabel('Category', { exact: true }), { label: 'Brand and graphic design' });
  await seller.choose(page.getByLabel('Subcategory'), { index: 1 });
  await seller.goOn(page.getByRole('button', { name: 'Continue' }), page.getByLabel('Description'));
  await seller.type(
    page.getByLabel('Description'),
    'A packet front and back, ready for your printer. I draw the plant from your photographs, set the sowing table by hand and leave room for the lot number.',
  );
  await seller.press(page.getByRole('link', { name: 'Save and continue' }));
  await seller.type(page.locator('[id="packages.0.name"]'), 'One packet');
  await seller.type(page.locator('[id="packages.0.scope"]'), 'Front and back of one variety');
  await seller.type(page.locator('[id="packages.0.price"]'), '80');
  await seller.type(page.getByRole('textbox', { name: 'Delivery time' }).first(), '4');
  await seller.press(page.getByRole('link', { name: 'Save and continue' }));
  await seller.press(page.getByRole('button', { name: 'Add question' }));
  await seller.type(page.getByLabel('Question 1', { exact: true }), 'Which varieties, and when do you print?');
  await seller.press(page.getByRole('link', { name: 'Save and continue' }));
  const buffer = await sharp({ create: { width: 1_280, height: 800, channels: 3, background: '#0b5563' } })
    .png()
    .toBuffer();
  await seller.chooseFile(page.getByLabel('Add pictures'), { name: 'packets.png', mimeType: 'image/png', buffer });
  await expect(page.getByRole('list', { name: 'Pictures' }).getByRole('listitem')).toHaveCount(1);
  await seller.press(page.getByRole('link', { name: 'Save and continue' }));
  await seller.goOn(
    page.getByRole('button', { name: 'Publish service' }),
    heading(page, /^Seed packets drawn by hand/),
  );
  seller.report('registration to live service');
  expect(seller.seconds).toBeLessThanOrEqual(300);
});
