import { freelancerOn } from './support/hiring.ts';
import { expectLoaded, newcomer, signIn } from './support/people.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, screenshot, test, type Page } from './support/test.ts';

const NEED = 'A website for our bakery with a page for orders. People call us for each cake today.';

async function pick(page: Page, label: string, words: string): Promise<void> {
  await page.getByRole('combobox', { name: label }).fill(words);
  await page.getByRole('option', { name: words, exact: true }).click();
  await page.keyboard.press('Escape');
}
const look = async (page: Page, name: string): Promise<void> => {
  await expectLoaded(page);
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await screenshot(page, name);
};
const dayIn = (days: number): string => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

/** From the words of the sign-up to the last step of the wizard. */
async function writeBrief(page: Page): Promise<void> {
  const goOn = () => page.getByRole('link', { name: 'Save and continue' }).click();
  // The title came from the first sentence; the category is asked once.
  await expect(page.getByLabel('Title')).toHaveValue('A website for our bakery with a page for orders');
  await page.getByLabel('Category', { exact: true }).selectOption({ label: 'Websites and shops' });
  await page.getByLabel('Subcategory').selectOption({ index: 1 });
  await page.getByRole('button', { name: 'Start from a template' }).click();
  await page.getByRole('button', { name: /^Use template.*New website/ }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Replace description' }).click();
  const description = page.getByLabel('Description');
  await expect(description).toHaveValue(/We are ____, and we need a website/);
  const template = await description.inputValue();
  await look(page, 'brief-template');
  await description.fill(
    template.replaceAll('____', 'seven').replace('**Pages:** seven', '**Pages:** home, cakes, orders'),
  );
  await goOn();
  await expect(page.getByLabel('Question 1', { exact: true })).not.toHaveValue('');
  await page.getByLabel('Experience level').selectOption({ label: 'Expert' });
  await page.getByLabel('Language').selectOption({ label: 'Swedish' });
  await look(page, 'brief-details');
  await goOn();
  await page.getByLabel('I’m not sure yet').check();
  await expect(page.getByLabel('Budget from')).toHaveCount(0);
  await page.getByText('A deadline', { exact: true }).click();
  await page.locator('#due_on').fill(dayIn(40));
  await page.getByRole('button', { name: 'Suggest milestones' }).click();
  await expect(page.getByLabel('Due date').last()).toHaveValue(dayIn(40));
  await look(page, 'brief-budget');
  await goOn();
}

test('what a client needs first becomes a draft, a brief and a page whose questions they answer', async ({
  page,
  anotherPerson,
}) => {
  const client = await newcomer(page, 'client', 'verified');
  await signIn(page, client.email, client.password);
  await expect(page).toHaveURL(/\/user\/onboarding\/client/);
  await page.getByLabel('Company or your name').fill('Haddad and Daughters');
  await pick(page, 'Industries', 'Food and drink');
  await pick(page, 'Specialties', 'Bakeries');
  await page.getByLabel('What do you need first?').fill(NEED);
  await page.getByRole('button', { name: 'Save and start' }).click();
  await expect(page).toHaveURL(/\/client\/dashboard/);

  const next = page.getByRole('listitem').filter({ hasText: 'A website for our bakery' });
  await expect(next.getByRole('link', { name: 'Finish and post it' })).toBeVisible();
  await look(page, 'first-need-on-home');
  await page.goto('/manage-projects?tab=drafts');
  await expect(
    page.getByText('A website for our bakery with a page for orders').filter({ visible: true }),
  ).toBeVisible();
  await page.goto('/post_project');
  await expect(page.getByRole('heading', { name: 'Continue a draft' })).toBeVisible();
  await look(page, 'post-project-drafts');
  await page.getByRole('link', { name: /^Continue “A website/ }).click();
  await writeBrief(page);

  // The preview is the page's own component: formatted, with milestones and questions.
  const preview = page.getByRole('region', { name: 'Preview' });
  await expect(preview.getByRole('heading', { name: 'About the project' })).toBeVisible();
  await expect(preview.getByText('Not decided yet')).toBeVisible();
  await expect(preview.getByText('Suggested milestones')).toBeVisible();
  await expect(preview.getByText('Questions to answer in a proposal')).toBeVisible();
  await expect(preview).not.toContainText('**');
  await look(page, 'brief-preview');
  await page.getByRole('button', { name: 'Post project' }).click();
  await page.waitForURL(/\/manage-projects\/.+posted=yes/);
  const slug = new URL(page.url()).pathname.split('/').at(-1) ?? '';

  const freelancer = await anotherPerson();
  const seller = await freelancerOn(freelancer);
  await signIn(freelancer, seller.email, seller.password);
  await freelancer.goto(`/projects/${slug}`);
  await expect(freelancer.getByText('Preferred level')).toBeVisible();
  await freelancer.getByRole('button', { name: 'Ask a question' }).click();
  await freelancer
    .getByRole('dialog')
    .getByLabel('Your question')
    .fill('Do you take payment when someone orders, or at the counter?');
  await freelancer.getByRole('dialog').getByRole('button', { name: 'Send question' }).click();
  await expect(freelancer.getByText(/^Waiting for an answer/)).toBeVisible();
  await look(freelancer, 'question-asked');

  await page.goto('/client/dashboard');
  await page
    .getByRole('listitem')
    .filter({ hasText: '1 question about your brief' })
    .getByRole('link', { name: 'Answer' })
    .click();
  await page.getByRole('button', { name: 'Answer', exact: true }).click();
  await page.getByRole('dialog').getByLabel('Your answer').fill('At the counter.');
  await page.getByRole('dialog').getByRole('button', { name: 'Publish answer' }).click();
  await expect(page.getByRole('button', { name: 'Change answer' })).toBeVisible();
  await look(page, 'question-answered');

  // Everyone reads it, without the name of who asked.
  const visitor = await anotherPerson();
  const answers = visitor.getByRole('region', { name: 'Questions and answers' });
  // A public page is kept for a moment.
  await expect(async () => {
    await visitor.goto(`/projects/${slug}`);
    await expect(answers.getByText('At the counter.')).toBeVisible({ timeout: 1_000 });
  }).toPass();
  await expect(answers).not.toContainText('Haddad');
  await look(visitor, 'project-answered');
});
