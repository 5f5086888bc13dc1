import { readFile } from 'node:fs/promises';
import { strToU8, unzipSync, zipSync } from 'fflate';
import { extractText, getDocumentProxy } from 'unpdf';
import { arriveAs } from './support/arrive-as.ts';
import { expectLoaded, freshName } from './support/people.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, screenshot, test, type Page } from './support/test.ts';
import { onPhone } from './support/widths.ts';

/** The story of a CV: made of the profile, changed, downloaded, shared and taken back. */
const SELLER = 'priyanka.raghunathan@example.com';

async function begin(page: Page, name: string): Promise<void> {
  await page.goto('/cvbuilder/createcv');
  await expectLoaded(page);
  await page.getByRole('button', { name: 'New CV' }).click();
  const dialog = page.getByRole('dialog', { name: 'New CV' });
  await dialog.getByLabel('Name').fill(name);
  await dialog.getByRole('button', { name: 'Make it' }).click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
}

const savedState = (page: Page) => page.getByRole('status').filter({ hasText: /^Saved/ });

async function downloaded(page: Page, format: string): Promise<Buffer> {
  await page.getByRole('button', { name: 'Download this CV' }).click();
  const download = page.waitForEvent('download');
  await page.getByRole('menuitem', { name: format }).click();
  return readFile(await (await download).path());
}

test('a CV is made of the profile, says something else where its owner wants, and is read back from its PDF', async ({
  page,
}) => {
  await arriveAs(page, SELLER);
  const name = `Data ${freshName()}`;
  await begin(page, name);
  await expectAccessible(page);
  await page.getByLabel('Headline').fill('Engineer of small, quick databases');
  await expect(savedState(page)).toBeVisible();
  await expect(page.getByRole('img', { name: /^Page 1 of/ })).toBeVisible();
  await page.getByRole('button', { name: 'Move Skills up' }).click();
  await expect(page.getByText(/Skills: now \d of \d/)).toBeAttached();
  await screenshot(page, 'cv-editor');
  await onPhone(page, async () => {
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
    await screenshot(page, 'cv-editor-phone');
    await page.getByRole('link', { name: 'Preview' }).click();
    await expect(page.getByRole('img', { name: /^Page 1 of/ })).toBeVisible();
    await screenshot(page, 'cv-preview-phone');
  });
  const pdf = await getDocumentProxy(new Uint8Array(await downloaded(page, 'PDF')));
  const { text } = await extractText(pdf, { mergePages: true });
  for (const words of ['Priyanka', 'Engineer of small, quick databases', 'Experience', 'Skills'])
    expect(text).toContain(words);
  expect(text.indexOf('Engineer of small')).toBeLessThan(text.indexOf('Experience'));
});

test('a CV from LinkedIn becomes one here, and goes out as a Word document', async ({ page }) => {
  await arriveAs(page, SELLER);
  await page.goto('/cvbuilder/createcv');
  await expectLoaded(page);
  await page.getByRole('button', { name: 'Import' }).click();
  const zip = zipSync({
    'Profile.csv': strToU8('First Name,Last Name,Headline\nPriyanka,Raghunathan,Query planner\n'),
    'Positions.csv': strToU8(
      'Company Name,Title,Description,Location,Started On,Finished On\nMade Up Works,Lead engineer,"Cut reports from 9 s to 1 s, said ""thanks""",Pune,Mar 2020,\nbroken "line\n',
    ),
  });
  const dialog = page.getByRole('dialog', { name: 'Import a CV' });
  await dialog
    .getByLabel('Your CV')
    .setInputFiles({ name: 'export.zip', mimeType: 'application/zip', buffer: Buffer.from(zip) });
  await expect(dialog.getByText(/entries in \d+ sections/)).toBeVisible();
  await dialog.getByRole('button', { name: 'Make a CV of it' }).click();
  await expect(page.getByLabel('Headline')).toHaveValue('Query planner');
  const files = unzipSync(new Uint8Array(await downloaded(page, 'Word')));
  const document = new TextDecoder().decode(files['word/document.xml']);
  for (const words of ['Lead engineer', 'Made Up Works', 'Query planner']) expect(document).toContain(words);
});

test('whoever has the address reads it, until it is taken away', async ({ page, anotherPerson, allowConsole }) => {
  await arriveAs(page, SELLER);
  await begin(page, `Shared ${freshName()}`);
  await page.getByRole('button', { name: 'Share' }).click();
  const dialog = page.getByRole('dialog', { name: 'Share this CV' });
  await dialog.getByRole('button', { name: 'Make an address' }).click();
  const address = await dialog.getByLabel('Address').inputValue();
  const reader = await anotherPerson();
  await reader.goto(address);
  await expect(reader.getByRole('img', { name: /^Page 1 of/ })).toBeVisible();
  await expect(reader.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
  await reader.getByText('Read as text').click();
  await expect(reader.locator('pre')).toContainText('Priyanka');
  await expectAccessible(reader);
  await dialog.getByRole('button', { name: 'Take the address away' }).click();
  await expect(dialog.getByRole('button', { name: 'Make an address' })).toBeVisible();
  allowConsole(/404/);
  await reader.goto(address);
  await expect(reader.getByRole('heading', { name: 'This CV is no longer shared' })).toBeVisible();
});

test('a second window is shown what is different, and neither loses anything', async ({
  page,
  context,
  allowConsole,
}) => {
  allowConsole(/409/);
  await arriveAs(page, SELLER);
  await begin(page, `Twice ${freshName()}`);
  const other = await context.newPage();
  await other.goto(page.url());
  await other.getByLabel('Headline').fill('From the other window');
  await expect(savedState(other)).toBeVisible();
  await page.getByLabel('Headline').fill('From this window');
  const dialog = page.getByRole('dialog', { name: 'This CV was changed in another window' });
  await expect(dialog).toContainText('From the other window');
  await dialog.getByRole('button', { name: 'Keep what is here' }).click();
  await expect(savedState(page)).toBeVisible();
  await page.getByRole('button', { name: 'Versions' }).click();
  await expect(page.getByRole('dialog', { name: 'Versions' }).getByRole('listitem')).not.toHaveCount(0);
});

test('a stranger sees every template with a fictional person', async ({ page }) => {
  await page.goto('/cvbuilder/templates');
  await expect(page.getByRole('img', { name: /fictional designer/ })).toHaveCount(4);
  await expectAccessible(page);
  await screenshot(page, 'cv-templates');
  await onPhone(page, async () => expectNoSidewaysScroll(page));
  for (const template of ['Classic', 'Modern', 'Compact', 'Academic']) {
    await page.goto('/cvbuilder/templates');
    await page.getByRole('link', { name: template, exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: `${template} template` })).toBeVisible();
    await expect(page.getByRole('img', { name: /fictional designer/ })).toBeVisible();
  }
  await expectAccessible(page);
});
