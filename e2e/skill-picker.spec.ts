import { expectLoaded, newcomer, signIn } from './support/people.ts';
import { expect, test } from './support/test.ts';

test('a skill is found by what others call it, and the list closes when it is chosen', async ({ page, isMobile }) => {
  test.skip(isMobile, 'width makes no difference');
  const { email, password } = await newcomer(page, 'freelancer', 'verified');
  await signIn(page, email, password);
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
