import { expectStill, noteShifts } from './support/layout-shift.ts';
import { expectLoaded } from './support/people.ts';
import { expect, test } from './support/test.ts';

test('a screen that moves while it loads is refused, and what moved is named', async ({ page }) => {
  await noteShifts(page);
  await page.goto('/feesandcharges');
  await expectLoaded(page);
  await expectStill(page);
  await page.evaluate(() => {
    const late = document.createElement('p');
    late.style.height = '300px';
    document.querySelector('main')?.prepend(late);
  });
  const failureMessage = (): Promise<string> =>
    expectStill(page).then(
      () => 'nothing',
      (error: Error) => error.message,
    );
  await expect.poll(failureMessage).toMatch(/layout shift[^]*→/);
});
