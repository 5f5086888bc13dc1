import { OPERATOR } from './support/app.ts';
import { arriveAs } from './support/arrive-as.ts';
import { confirmItIsMe, signIn } from './support/people.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, screenshot, test } from './support/test.ts';

const SUPPORT = 'noor.vandermeer@example.org';
/** What waits stands beside the name. */
const SUPPORTS = [
  'Operations',
  /^Tickets/,
  /^Suggestions/,
  'People',
  'Orders',
  'Contracts',
  'Projects',
  'Pages',
  'Careers',
  'Your security',
];
const WHY = 'Helps with the documents this week.';

/** ADM-1: staff see their own work, and an owner decides what that is. */
test('support sees people and nothing else, until an owner grants more and takes it again', async ({
  page,
  anotherPerson,
  allowConsole,
}) => {
  // A confirmation is asked for first.
  allowConsole(/status of 403/);
  await signIn(page, SUPPORT, OPERATOR.password);
  await expect(page).toHaveURL(/\/admin$/);
  const areas = page.getByRole('navigation', { name: 'Operations' }).getByRole('link');
  await expect(areas).toHaveText(SUPPORTS);
  await expectAccessible(page);
  await screenshot(page, 'staff-home');
  await page.goto('/admin/payouts');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('You don’t have access to this page');
  await expect(page.getByText('is for staff with the role “Money”; you have “Support”')).toBeVisible();
  await expectAccessible(page);
  await screenshot(page, 'staff-not-your-work');
  await page.getByRole('link', { name: 'Go to your work' }).click();
  await page.getByRole('link', { name: 'Find a person' }).click();
  await page.getByRole('link', { name: 'Staff', exact: true }).click();
  await screenshot(page, 'staff-list');

  const owner = await anotherPerson();
  await arriveAs(owner, OPERATOR.email, OPERATOR.password);
  await owner.goto('/admin/people?state=operators');
  await owner.getByRole('link', { name: 'Noor van der Meer' }).first().click();
  await expect(owner.getByRole('button', { name: 'Grant: Owner' })).toBeVisible();
  await expectAccessible(owner);
  await expectNoSidewaysScroll(owner);
  await screenshot(owner, 'staff-roles');
  await owner.getByRole('button', { name: 'Grant: Trust' }).click();
  await owner.getByLabel('Reason').fill(WHY);
  await screenshot(owner, 'staff-grant');
  await owner.getByRole('button', { name: 'Grant role', exact: true }).click();
  await confirmItIsMe(owner, OPERATOR.password);
  await expect(owner.getByText('Role granted')).toBeVisible();
  await expect(areas).toHaveText([
    'Operations',
    /^Verifications/,
    /^Reports/,
    /^Disputes/,
    /^Services/,
    /^Institutions/,
    /^Tickets/,
    /^Suggestions/,
    'People',
    'Orders',
    'Contracts',
    'Projects',
    'Pages',
    'Careers',
    'Your security',
  ]);

  await owner.getByRole('button', { name: 'Remove role: Trust' }).click();
  await owner.getByLabel('Reason').fill(WHY);
  await owner.getByRole('button', { name: 'Remove role', exact: true }).click();
  await expect(areas).toHaveText(SUPPORTS);
});
