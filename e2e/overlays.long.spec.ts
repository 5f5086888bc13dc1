import { arriveAs } from './support/arrive-as.ts';
import { expectLoaded, FREELANCER } from './support/people.ts';
import { expect, test } from './support/test.ts';

test('menus, dialogs and explanations work without a mouse and give the focus back', async ({ page }) => {
  await arriveAs(page, FREELANCER.email);
  await page.goto('/services/dashboard');
  await expectLoaded(page);
  const opener = page.getByRole('button', { name: /^Actions for/ }).first();
  const menu = page.getByRole('menu');

  await test.step('a menu', async () => {
    await opener.focus();
    await page.keyboard.press('ArrowDown');
    await expect(menu.getByRole('menuitem').first()).toBeFocused();
    await page.keyboard.press('End');
    await expect(menu.getByRole('menuitem').last()).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await expect(menu.getByRole('menuitem').first()).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(menu).toHaveCount(0);
    await expect(opener).toBeFocused();
    await opener.click();
    await page.keyboard.press('Tab');
    await expect(menu).toHaveCount(0);
    await opener.click();
    await page.getByRole('heading', { level: 1 }).click();
    await expect(menu).toHaveCount(0);
  });

  const dialog = page.getByRole('alertdialog', { name: /^Archive/ });
  const ask = async (): Promise<void> => {
    await opener.focus();
    await page.keyboard.press('Enter');
    await page.keyboard.press('a');
    await page.keyboard.press('Enter');
    await expect(dialog.getByRole('button', { name: 'Cancel' })).toBeFocused();
  };
  await test.step('a dialog keeps the focus and gives it back', async () => {
    await ask();
    for (let presses = 0; presses < 7; presses += 1) {
      await page.keyboard.press('Tab');
      expect(
        await page.evaluate(
          () => document.activeElement === document.body || document.activeElement?.closest('dialog') !== null,
        ),
      ).toBe(true);
    }
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await expect(opener).toBeFocused();
  });
  await test.step('a press outside closes it, a second Escape too', async () => {
    await ask();
    await page.mouse.click(20, 20);
    await expect(dialog).toHaveCount(0);
    await ask();
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
  });

  await test.step('an explanation', async () => {
    await page.goto('/freelancer/dashboard');
    await expectLoaded(page);
    const explain = page.getByRole('button', { name: 'How levels work' });
    await explain.focus();
    await page.keyboard.press('Enter');
    const words = page.getByRole('dialog', { name: 'How levels work' });
    await expect(words).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(words).toHaveCount(0);
    await expect(explain).toBeFocused();
  });
});
