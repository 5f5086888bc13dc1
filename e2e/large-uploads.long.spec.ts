import { writeFile } from 'node:fs/promises';
import { resumableLimits } from '#kit/limits.ts';
import { api } from './support/api.ts';
import { tokenOf } from './support/orders.ts';
import { expectLoaded, FREELANCER, signIn } from './support/people.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, screenshot, test } from './support/test.ts';

test.skip(({ isMobile }) => isMobile, 'Widths are checked in the test itself.');

const PART = resumableLimits.partBytes;

test('a large video survives a lost connection and a reload', async ({ page, allowConsole }, info) => {
  allowConsole(/ERR_CONNECTION_RESET/);
  const film = info.outputPath('film.mp4');
  await writeFile(
    film,
    Buffer.concat([Buffer.from('\0\0\0\x18ftypisom\0\0\0\0', 'latin1'), Buffer.alloc(PART + 1_500_000, 7)]),
  );
  await signIn(page, FREELANCER.email);
  const token = await tokenOf(page, FREELANCER.email);
  const { id } = await api<{ id: string }>(page, 'post', '/api/my/services', token, {});

  /** Where each part that was sent began, and what happens to the next ones. */
  const sent: number[] = [];
  let fate: 'arrive' | 'lose once' | 'never arrive' = 'arrive';
  await page.route(/\/api\/uploads\/[^/]+\?offset=/, async (route) => {
    const offset = Number(new URL(route.request().url()).searchParams.get('offset'));
    sent.push(offset);
    if (offset === 0 || fate === 'arrive') return route.continue();
    if (fate === 'lose once') fate = 'arrive';
    else return;
    await route.abort('connectionreset');
  });

  const media = `/services/dashboard/edit/${id}?step=media`;
  await page.goto(media);
  await expectLoaded(page);
  fate = 'never arrive';
  await page.locator('#video').setInputFiles(film);
  await expect.poll(() => sent).toEqual([0, PART]);
  await page.goto(media);
  await expectLoaded(page);
  fate = 'lose once';
  await page.locator('#video').setInputFiles(film);
  await expect(page.getByLabel('the video', { exact: true })).toBeVisible({ timeout: 60_000 });
  expect(sent).toEqual([0, PART, PART, PART]);
  await expect(page.getByLabel('Add a video')).toHaveCount(0);
  await expect(page.getByRole('group', { name: 'Cover without a picture' })).toBeVisible();
  await expectAccessible(page);
  await screenshot(page, 'video-in-the-wizard');
  await page.setViewportSize({ width: 320, height: 720 });
  await expectNoSidewaysScroll(page);
});
