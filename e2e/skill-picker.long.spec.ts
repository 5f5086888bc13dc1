import { OPERATOR } from './support/app.ts';
import { arriveAs } from './support/arrive-as.ts';
import { expectLoaded, freshName, newcomer } from './support/people.ts';
import { expect, test } from './support/test.ts';

test('a skill is found by what others call it, and the list closes when it is chosen', async ({ page, isMobile }) => {
  test.skip(isMobile, 'width makes no difference');
  const { email, password } = await newcomer(page, 'freelancer', 'verified');
  await arriveAs(page, email, password);
  await page.goto('/user/onboarding/gig');
  await expectLoaded(page);
  const field = page.getByRole('combobox', { name: 'Skills' });
  await field.fill('resume');
  await page.getByRole('option', { name: 'CV writing' }).click();
  await expect(page.getByRole('listbox')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Remove CV writing' })).toBeVisible();
  await page.getByRole('button', { name: 'Save and continue' }).click();
  await expect(page.getByRole('heading', { name: 'Tell clients about yourself' })).toBeVisible();
  // A returning person continues at the first unfinished step.
  await page.goto('/user/onboarding/gig');
  await expect(page.getByRole('heading', { name: 'Tell clients about yourself' })).toBeVisible();
});

test('what a list lacks is used at once and suggested; an operator adds it, and the next person finds it', async ({
  page,
  anotherPerson,
  isMobile,
}) => {
  test.skip(isMobile, 'width makes no difference');
  const name = `Kite painting ${freshName()}`;
  const { email, password } = await newcomer(page, 'freelancer', 'set-up');
  await arriveAs(page, email, password);
  await page.goto('/user/selectskill');
  await expectLoaded(page);
  await page.getByRole('combobox', { name: 'Skills' }).fill(name);
  await page.getByRole('option', { name: `Use and suggest “${name}”` }).click();
  const dialog = page.getByRole('alertdialog', { name: `Add “${name}” as a new skill?` });
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByRole('button', { name: `Remove ${name}` })).toBeHidden();
  await page.getByRole('combobox', { name: 'Skills' }).fill(name);
  await page.getByRole('option', { name: `Use and suggest “${name}”` }).click();
  await dialog.getByRole('button', { name: 'Add and suggest' }).click();
  await expect(page.getByRole('button', { name: `Remove ${name}` })).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: 'Suggestion sent' })).toBeVisible();

  const staff = await anotherPerson();
  await arriveAs(staff, OPERATOR.email, OPERATOR.password);
  await staff.goto('/admin/suggestions');
  await staff.getByRole('listitem').filter({ hasText: name }).getByRole('button', { name: 'Add skill' }).click();
  await staff.getByLabel('Category').selectOption({ label: 'Illustration and drawing' });
  await staff.getByRole('dialog').getByRole('button', { name: 'Add skill' }).click();
  await expect(staff.getByRole('listitem').filter({ hasText: name })).toHaveCount(0);

  await page.goto('/user/notifications');
  await expect(page.getByText(`“${name}” was added to our skills`).first()).toBeVisible();
  const next = await anotherPerson();
  const other = await newcomer(next, 'freelancer', 'set-up');
  await arriveAs(next, other.email, other.password);
  await next.goto('/user/selectskill');
  await expectLoaded(next);
  await next.getByRole('combobox', { name: 'Skills' }).fill(name.slice(0, 8).toLowerCase());
  await next.getByRole('option', { name, exact: true }).click();
  await expect(next.getByRole('button', { name: `Remove ${name}` })).toBeVisible();
});
