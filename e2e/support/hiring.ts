import type { ProjectRoom } from '#domains/proposals/contract.ts';
import { COVER, usd } from './contracts.ts';
import { api } from './api.ts';
import { completeProfile } from './disputes.ts';
import { newcomer, type Newcomer } from './people.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, screenshot, type Page } from './test.ts';

const QUESTION = 'Which signs have you drawn before?';

/** The four steps of the wizard; the project's slug. */
export async function postProject(page: Page): Promise<string> {
  const goOn = () => page.getByRole('link', { name: 'Save and continue' }).click();
  await page.goto('/post_project');
  await page.getByLabel('Title').fill('Three signs for a bakery in Malmö');
  await page.getByLabel('Category', { exact: true }).selectOption({ label: 'Brand and graphic design' });
  await page.getByLabel('Subcategory').selectOption({ label: 'Logo design' });
  await page.getByRole('button', { name: 'Continue' }).click();
  await page
    .getByLabel('Description')
    .fill(
      'We open a third shop in May and need signs that fit the two we have: one above the door, one that hangs, and one for the window.',
    );
  await goOn();
  await page.getByRole('button', { name: 'Add a question' }).click();
  await page.getByLabel('Question 1', { exact: true }).fill(QUESTION);
  await goOn();
  await page.getByLabel('Budget from').fill('900');
  await page.getByLabel('Budget to').fill('1300');
  await page.getByRole('textbox', { name: 'Time for the work' }).fill('21');
  await page.getByRole('button', { name: 'Suggest milestones' }).click();
  await expect(page.getByLabel('Title of milestone 1', { exact: true })).not.toHaveValue('');
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await screenshot(page, 'post-project-budget');
  await goOn();
  await expect(page.getByRole('heading', { name: 'Preview' })).toBeVisible();
  await page.getByRole('button', { name: 'Post project' }).click();
  await page.waitForURL(/\/manage-projects\/.*posted=yes/);
  await expect(page.getByRole('heading', { name: 'Your project is live' })).toBeVisible();
  return new URL(page.url()).pathname.split('/').at(-1) ?? '';
}

/** Someone who may propose, on a page of their own. */
export async function freelancerOn(page: Page): Promise<Newcomer> {
  const freelancer = await newcomer(page, 'freelancer', 'set-up');
  await completeProfile(freelancer.email);
  return freelancer;
}

/** The card of a project's page, which has the reader's first action. */
export const besideBudget = (page: Page) => page.getByRole('complementary', { name: 'Budget and time' });

/** One of three: this one on its page, $1,250 in 21 days. */
export async function propose(page: Page, slug: string): Promise<void> {
  await page.goto(`/projects/${slug}`);
  await besideBudget(page).getByRole('link', { name: 'Propose a price' }).click();
  const form = page.getByRole('form', { name: 'Your proposal' });
  await form.getByLabel('Price', { exact: true }).fill('1250');
  await expect(form.getByText('$1,125.00')).toBeVisible();
  await form.getByLabel(QUESTION).fill('Two bakeries in Turku.');
  await form.getByLabel('How you would do it').fill(COVER);
  await form.getByRole('button', { name: 'Send proposal' }).click();
  await page.waitForURL(/\/user\/proposals\/[0-9a-f-]{36}$/);
  await expect(page.getByText('Not viewed yet')).toBeVisible();
  await page.goto(`/projects/${slug}`);
  await expect(besideBudget(page).getByText('You proposed $1,250.00')).toBeVisible();
  await expect(besideBudget(page).getByText(/^Proposals ?1$/)).toBeVisible();
  await besideBudget(page).getByRole('link', { name: 'see it' }).click();
  await expect(page.getByRole('heading', { name: 'Your proposal' })).toBeVisible();
}

/** Another one, which only has to be there. */
export async function proposeBeside(page: Page, slug: string, price: number): Promise<void> {
  const { token } = await freelancerOn(page);
  const { project } = await api<ProjectRoom>(page, 'get', `/api/projects/${slug}/room`, token);
  const answers = project.questions.map(({ id }) => ({ id, answer: 'None yet.' }));
  await api(page, 'post', `/api/projects/${slug}/proposals`, token, {
    price: usd(price),
    days: 28,
    cover: COVER,
    answers,
    project_version: project.version,
  });
}

/** The proposal of $1,250 among three on the client's desk: shortlisted, then countered with $1,200. */
export async function counterOne(page: Page, slug: string): Promise<void> {
  let marks = 0;
  page.on('request', (request) => void (request.url().endsWith('/viewed') && (marks += 1)));
  await page.goto(`/manage-projects/${slug}`);
  await page.getByRole('listitem').filter({ hasText: '$1,250' }).getByRole('link').click();
  const proposal = page.getByRole('region', { name: /^Proposal of/ });
  await proposal.getByRole('button', { name: 'Shortlist' }).click();
  await expect(proposal.getByText('Shortlisted', { exact: true })).toBeVisible();
  await proposal.getByRole('button', { name: 'Make a counter-offer' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Price', { exact: true }).fill('1200');
  await dialog.getByLabel('Why').fill('Both shops open on the same day.');
  await dialog.getByRole('button', { name: 'Send counter-offer' }).click();
  await expect(proposal.getByText(/^Your counter-offer waits for/)).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await screenshot(page, 'proposal-countered');
  expect(marks, 'requests that mark the opened proposal as seen').toBe(1);
}

/** What was agreed on, split into two milestones and signed by the client; the contract's number. */
export async function offerInMilestones(page: Page, slug: string): Promise<string> {
  await page.goto(`/manage-projects/${slug}`);
  await expect(page.getByRole('heading', { name: /^Offer .* the contract you agreed on$/ })).toBeVisible();
  await page.getByRole('link', { name: 'Offer a contract' }).click();
  await page.getByLabel('Title', { exact: true }).fill('Three signs for a bakery');
  // It begins with the brief and its milestones, for the agreed price.
  await expect(page.getByLabel('Scope', { exact: true })).toHaveValue(/^We open a third shop in May/);
  await expect(page.getByText('$1,236.00')).toBeVisible();
  await page.getByLabel('Scope', { exact: true }).fill('Signs for the third shop, as in the brief.');
  await page.getByRole('button', { name: 'Remove milestone 3' }).click();
  for (const [index, [name, price, days, criteria]] of [
    ['Sketches', '400', '7', 'One page for each sign\nIn two colors'],
    ['Final files', '800', '14', 'Vector files that the sign maker accepts'],
  ].entries()) {
    const fields = page.getByRole('group', { name: `Milestone ${index + 1}`, exact: true });
    await fields.getByLabel('Name', { exact: true }).fill(name ?? '');
    await fields.getByLabel('Price', { exact: true }).fill(price ?? '');
    await fields.getByRole('textbox', { name: 'Time' }).fill(days ?? '');
    await fields.getByLabel('Acceptance criteria', { exact: true }).fill(criteria ?? '');
  }
  await expect(page.getByText('$1,236.00')).toBeVisible();
  await page.getByLabel('Your name').fill('Nour Haddad');
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await screenshot(page, 'offer-in-milestones');
  await page.getByRole('button', { name: 'Sign and send the offer' }).click();
  await page.waitForURL(/\/contracts\/CT-/);
  return new URL(page.url()).pathname.split('/').at(-1) ?? '';
}
