import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { GUIDE_PICTURES, type GuidePicture } from '#domains/content/guide-pictures.ts';
import { serviceWithExtras } from './support/checkout.ts';
import { CLIENT, expectLoaded, FREELANCER, signIn } from './support/people.ts';
import { expect, showTheme, test, type Page } from './support/test.ts';

/**
 * The pictures of the guides are of this product. `npm run guide:pictures` makes them; every other run compares what
 * each screen says now with what it said in the picture: headings, labels and buttons, without people's texts and
 * numbers. Pixels are not compared: another browser draws the same words a little differently (decision 156).
 */
const ROOT = path.join(import.meta.dirname, '..');
const FOLDER = path.join(ROOT, 'public/guides');
const LIST = path.join(ROOT, 'src/domains/content/guide-pictures.ts');
const SIZE = { width: 1040, height: 650 };
const HASH_LENGTH = 10;
const isMaking = process.env['GUIDE_PICTURES'] === 'make';

interface Shot {
  readonly name: string;
  readonly as: typeof CLIENT | typeof FREELANCER | null;
  readonly at: string | ((page: Page) => Promise<string>);
  /** Where other tests change what a person has: the words that are there whatever they have. */
  readonly only?: readonly string[];
}

/** Named in src/domains/content/texts. */
const SHOTS: readonly Shot[] = [
  { name: 'client-account', as: null, at: '/client/register' },
  { name: 'search', as: null, at: '/services?q=logo' },
  { name: 'projects', as: null, at: '/job_listing' },
  // Drafts of the person come first there: the guide is about a new one.
  {
    name: 'brief',
    as: CLIENT,
    at: '/post_project',
    only: ['Category', 'Continue', 'Post a project', 'Subcategory', 'Title'],
  },
  {
    name: 'checkout',
    as: CLIENT,
    at: async (page) => `/services/orders/new?service=${await serviceWithExtras(page)}&package=standard`,
    only: ['Review and pay', 'Package', 'Extras', 'What happens next', 'Your order'],
  },
  { name: 'profile', as: FREELANCER, at: '/user/profile_setting' },
  { name: 'new-service', as: FREELANCER, at: '/services/dashboard/create' },
  { name: 'wallet', as: FREELANCER, at: '/user/wallet', only: ['Wallet', 'Payment methods', 'Documents'] },
];

/** What the product says there, in its own words: nothing of lists, dialogs or people, and no numbers. */
const wordsOn = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const own = [...document.querySelectorAll('main :is(h1, h2, legend, label, button[type=submit])')].filter(
      (element) =>
        element.closest('li, article, table, dialog, [popover]') === null && element.getBoundingClientRect().width > 1,
    );
    const words = own.map((element) =>
      (element.textContent ?? '')
        .replaceAll('Docket', 'this site')
        .replaceAll(/[^\p{L}\s’']+/gu, ' ')
        .replaceAll(/\s+/g, ' ')
        .trim(),
    );
    return [...new Set(words.filter((text) => text !== ''))].toSorted();
  });

async function take(page: Page, { name, at, only }: Shot): Promise<GuidePicture> {
  await page.goto(typeof at === 'string' ? at : await at(page));
  await expectLoaded(page);
  const words = (await wordsOn(page)).filter((text) => only?.includes(text) ?? true);
  expect(words.length, `${name} has a heading`).toBeGreaterThan(0);
  if (!isMaking) return { file: GUIDE_PICTURES[name]?.file ?? '', ...SIZE, words };
  await showTheme(page, 'light');
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  const shot = await page.screenshot({ animations: 'disabled', caret: 'hide' });
  const file = `${name}-${createHash('sha256').update(shot).digest('hex').slice(0, HASH_LENGTH)}`;
  mkdirSync(FOLDER, { recursive: true });
  await sharp(shot)
    .avif({ quality: 50, effort: 2 })
    .toFile(path.join(FOLDER, `${file}.avif`));
  await sharp(shot)
    .webp({ quality: 70, effort: 4 })
    .toFile(path.join(FOLDER, `${file}.webp`));
  return { file, ...SIZE, words };
}

function writeList(pictures: Readonly<Record<string, GuidePicture>>): void {
  const files = new Set(Object.values(pictures).flatMap(({ file }) => [`${file}.avif`, `${file}.webp`]));
  for (const old of readdirSync(FOLDER)) if (!files.has(old)) rmSync(path.join(FOLDER, old));
  const head = `/** Pictures of the product in its guides. Made and checked by e2e/guide-pictures.spec.ts: \`npm run guide:pictures\` makes them again. */
export interface GuidePicture {
  /** In public/guides, with the ending .avif or .webp. */
  readonly file: string;
  readonly width: number;
  readonly height: number;
  /** What the screen said when the picture was made: another wording makes it stale. */
  readonly words: readonly string[];
}
`;
  writeFileSync(
    LIST,
    `${head}\nexport const GUIDE_PICTURES: Readonly<Record<string, GuidePicture>> = ${JSON.stringify(pictures, null, 2)};\n`,
  );
}

test('the pictures of the guides show the product as it is', async ({ page, anotherPerson }) => {
  test.slow(isMaking, 'Making pictures takes longer than looking.');
  const pictures: Record<string, GuidePicture> = {};
  for (const who of [null, CLIENT, FREELANCER]) {
    const screen = who === null ? page : await anotherPerson();
    await screen.setViewportSize(SIZE);
    if (who !== null) await signIn(screen, who.email);
    for (const shot of SHOTS.filter(({ as }) => as === who)) pictures[shot.name] = await take(screen, shot);
  }
  if (isMaking) return writeList(pictures);
  const stale = Object.entries(pictures).flatMap(([name, { words }]) => {
    const then = GUIDE_PICTURES[name]?.words ?? [];
    const [gone, added] = [then.filter((text) => !words.includes(text)), words.filter((text) => !then.includes(text))];
    return gone.length + added.length === 0
      ? []
      : `${name}: no longer “${gone.join('”, “')}”, now “${added.join('”, “')}”`;
  });
  expect(stale, 'Pictures of an older product. Make them again: npm run guide:pictures').toEqual([]);
});

test('a guide shows its pictures, each in the place that was kept for it', async ({ page }) => {
  for (const address of ['/howToHire', '/howToFind']) {
    await page.goto(address);
    const pictures = page.getByRole('main').getByRole('img');
    expect(await pictures.count()).toBe(4);
    for (const picture of await pictures.all()) {
      await picture.scrollIntoViewIfNeeded();
      await expect
        .poll(() => picture.evaluate((image: HTMLImageElement) => (image.complete ? image.naturalWidth : 0)))
        .toBe(SIZE.width);
      expect(await picture.getAttribute('alt')).not.toBe('');
    }
  }
});
