import { readTermsAt } from '#kit/server/terms.ts';
import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { testApp, usd, type Answer, type Person, type TestApp } from '#app/server/test-app.ts';
import { multipart } from '#app/server/test-multipart.ts';
import { UNSET, type BrandSettings } from '#kit/brand-settings.ts';
import { brandName, setBrandName } from '#kit/brand.ts';
import { announcementAt, refreshBrand, writeBrand } from '#kit/server/brand.ts';
import { brandInForce } from '#kit/server/brand.ts';
import { composed, openDatabase } from '#kit/server/db/database.ts';
import { testDatabase, type TestDatabase } from '#kit/server/test-database.ts';
import { emailPage } from '#kit/server/mail/email-page.ts';
import { readLogo } from '#kit/server/storage/logo.ts';
import { brandMarks, NO_MARKS } from '#kit/server/web/brand-marks.ts';
import type { BrandDesk } from '../contract.ts';

let app: TestApp;
let base: TestDatabase;
beforeAll(async () => {
  base = await testDatabase();
  app = await testApp({}, base);
});
afterAll(async () => {
  setBrandName('Docket');
  await app.close();
});

const reason = 'Decided at the meeting of the month';
const DAY_MS = 86_400_000;
const inDays = (days: number): string => new Date(Date.now() + days * DAY_MS).toISOString();
const desk = () => app.must<BrandDesk>('GET', '/api/admin/brand', { as: 'operator' });
const put = (part: string, body: object, as: Person = 'operator') =>
  app.send('PUT', `/api/admin/brand/${part}`, { as, body: { reason, ...body } });
const identity = { name: null, support_email: null, legal_name: null, legal_address: null, tax_number: null };
const saved = ({ status, text }: Answer): void => expect(status, text).toBe(200);
/** In force in this process as soon as the commit is known. */
const inForce = () => refreshBrand(app.context.db, app.context.config);
afterEach(inForce);

test('what operators set goes over the environment, and what they clear comes back from it', async () => {
  const { version } = await desk();
  saved(
    await put('identity', {
      ...identity,
      version,
      name: 'Atelier Nord',
      support_email: 'hello@nord.example',
      legal_address: ['1 Quay Road', '', 'Harwich'],
    }),
  );
  await inForce();
  const { config } = app.context;
  expect([config.brandName, config.supportEmail, brandName()]).toEqual([
    'Atelier Nord',
    'hello@nord.example',
    'Atelier Nord',
  ]);
  expect(config.issuer).toEqual(['Atelier Nord', '1 Quay Road', 'Harwich', 'hello@nord.example']);
  expect(await app.must('GET', '/api/brand', {})).toMatchObject({
    name: 'Atelier Nord',
    legal: { name: 'Atelier Nord', tax_number: null },
  });
  saved(await put('identity', { ...identity, version: (await desk()).version }));
  await inForce();
  expect([config.brandName, config.issuer]).toEqual(['Docket', ['Docket', 'support@example.com']]);
});

test('of two operators who began at the same settings the second is told of the first', async () => {
  const { version } = await desk();
  saved(await put('identity', { ...identity, version, name: 'First' }));
  expect((await put('identity', { ...identity, version, name: 'Second' })).body).toMatchObject({ code: 'wrong_state' });
  expect((await desk()).settings.name).toBe('First');
  saved(await put('identity', { ...identity, version: (await desk()).version }));
});

test('colors that could not be read in one theme are refused at their field, and good ones reach pages and emails', async () => {
  const { version } = await desk();
  const refused = await put('colors', {
    version,
    colors: { primary_light: '#1d4ed8', primary_dark: '#1e3a8a', accent: '#fbbf24' },
  });
  expect(refused.body).toMatchObject({
    code: 'invalid_input',
    errors: { primary_dark: [expect.stringContaining('contrast')] },
  });
  saved(
    await put('colors', { version, colors: { primary_light: '#1d4ed8', primary_dark: '#93c5fd', accent: '#fbbf24' } }),
  );
  await inForce();
  const { settings } = await desk();
  expect(brandMarks(settings, null).css).toContain('--primary:light-dark(#1d4ed8,#93c5fd)');
  const email = emailPage({ brand: 'x', subject: 's', preview: 'p', body: [], foot: [] }).text;
  expect(email).toContain('#93c5fd!important');
  saved(await put('colors', { version: (await desk()).version, colors: null }));
});

test('a page without a brand of its own carries nothing for it', () => {
  expect(brandMarks(UNSET, null)).toEqual(NO_MARKS);
});

const upload = (bytes: Buffer, name = 'logo.png') =>
  app.send<{ logo_url: string }>('POST', '/api/admin/brand/logo', {
    as: 'operator',
    ...multipart('logo', name, bytes),
  });
const drawn = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 4, background: '#1d4ed8' } })
    .withExif({ IFD0: { Copyright: 'Nobody should read this' } })
    .png()
    .toBuffer();

test('a logo is made into every size without what the file carried; SVG and small pictures are refused', async () => {
  const svg = Buffer.from(
    '<svg xmlns="http://www.w3.org/2000/svg" width="300" height="300"><script>alert(1)</script></svg>',
  );
  expect((await upload(svg, 'logo.svg')).status).toBe(422);
  expect((await upload(await drawn(100, 400))).body.message).toContain('192');
  const answer = await upload(await drawn(400, 300));
  saved(answer);
  const { logo } = (await desk()).settings;
  for (const size of [64, 180, 192, 512]) {
    const bytes = (await readLogo(app.context.files, logo ?? '', size)) ?? Buffer.alloc(0);
    expect(await sharp(bytes).metadata()).toMatchObject({ format: 'png', width: size, height: size });
    expect(bytes.includes('Nobody should read this')).toBe(false);
  }
  expect(brandMarks((await desk()).settings, null).css).toContain(`/brand/${logo}-64.png`);
  expect((await app.send('DELETE', '/api/admin/brand/logo', { as: 'operator' })).status).toBe(200);
  expect((await app.send('DELETE', '/api/admin/brand/logo', { as: 'operator' })).body.code).toBe('wrong_state');
});

test('a picture of 50 MB is refused with the size that is taken, and nothing changes', async () => {
  const before = (await desk()).settings;
  const answer = await upload(Buffer.concat([await drawn(400, 300), Buffer.alloc(50_000_000)]));
  expect([answer.status, answer.body.code]).toEqual([413, 'too_large']);
  expect(answer.body.message).toMatch(/\d MB/);
  expect((await desk()).settings).toEqual(before);
});

test('an announcement is shown from its start to its end', async () => {
  const announcement = {
    text: 'Closed on <b>Monday</b>',
    link: '/FAQ',
    link_text: null,
    starts_at: inDays(1),
    ends_at: inDays(2),
  };
  expect((await put('announcement', { announcement: { ...announcement, ends_at: inDays(0.5) } })).body).toMatchObject({
    errors: { ends_at: [expect.any(String)] },
  });
  for (const link of ['javascript:alert(1)', '//evil.example', 'http://plain.example', '/a b'])
    expect((await put('announcement', { announcement: { ...announcement, link } })).status, link).toBe(422);
  saved(await put('announcement', { announcement }));
  await inForce();
  const at = (days: number) => announcementAt(app.context.db, Date.now() + days * DAY_MS);
  expect([at(0), at(1.5)?.text, at(3)]).toEqual([null, 'Closed on <b>Monday</b>', null]);
  saved(await put('announcement', { announcement: null }));
});

test('while it is closed, everyone but operators is told so, and may still sign in', async () => {
  saved(await put('maintenance', { maintenance: { message: 'Back after lunch.', until: inDays(1) } }));
  await inForce();
  for (const [path, as] of [
    ['/api/services', null],
    ['/api/mybalance', 'client'],
  ] as const) {
    const answer = await app.send('GET', path, { as });
    expect([answer.status, answer.body.message, Number(answer.headers['retry-after']) > 80_000], path).toEqual([
      503,
      'Back after lunch.',
      true,
    ]);
  }
  expect((await app.send('GET', '/api/services', { as: 'operator' })).status).toBe(200);
  expect(
    (await app.send('POST', '/api/login', { body: { username: 'nobody', password: 'wrong-Password-1' } })).status,
  ).not.toBe(503);
  saved(await put('maintenance', { maintenance: null }));
  await inForce();
  expect((await app.send('GET', '/api/services', {})).status).toBe(200);
});

test('another process goes by a change as soon as it looks', async () => {
  const other = openDatabase({ connection: base.connection, poolSize: 2, role: 'docket_app' });
  try {
    saved(await put('identity', { ...identity, version: (await desk()).version, name: 'Seen elsewhere' }));
    await refreshBrand(other.db, { brandName: 'Seen elsewhere', supportEmail: 'help@example.com', currency: 'USD' });
    expect(brandInForce(other.db).name).toBe('Seen elsewhere');
  } finally {
    await other.end();
  }
  saved(await put('identity', { ...identity, version: (await desk()).version }));
});

test('nobody but an owner sees or sets it, and nobody rewrites a line', async () => {
  for (const as of ['client', 'freelancer'] as const)
    expect((await app.send('GET', '/api/admin/brand', { as })).status).toBe(403);
  await expect(
    app.context.database.transact((tx) => tx.rows(composed("update brand_version set part = 'logo'"))),
  ).rejects.toThrow(/permission denied|append-only/);
});

test('a line of an older release is read with what has been added since', async () => {
  const { name: _name, ...older } = { ...UNSET, tax_number: 'GB 1' };
  await app.context.database.transact((tx) =>
    writeBrand(tx, older as BrandSettings, { userId: app.people.operator.id }, 'identity', reason),
  );
  expect((await desk()).settings).toMatchObject({ name: null, tax_number: 'GB 1' });
  saved(await put('identity', { ...identity, version: (await desk()).version }));
});

test('the currency may change until something has a price, and never after money moved', async () => {
  const currency = async () => (await app.must<{ currency: string }>('GET', '/api/brand', {})).currency;
  expect((await put('currency', { currency: 'XQX' })).body).toMatchObject({
    errors: { currency: [expect.any(String)] },
  });
  saved(await put('currency', { currency: 'EUR' }));
  await inForce();
  expect([await currency(), (await desk()).currency_fixed]).toEqual(['EUR', null]);
  // Limits and fees are of about the same worth in any currency (decision 179).
  const leastPrice = async () => (await readTermsAt(app.context.db, new Date())).gigPriceLeastWhole;
  saved(await put('currency', { currency: 'HUF' }));
  await inForce();
  expect(await leastPrice()).toBe(500);
  saved(await put('currency', { currency: 'USD' }));
  await inForce();
  expect(await leastPrice()).toBe(5);
  await app.publish();
  expect((await put('currency', { currency: 'EUR' })).body).toMatchObject({
    code: 'wrong_state',
    message: expect.stringContaining('prices'),
  });
  await app.addMoney('client', usd(1_000));
  expect((await put('currency', { currency: 'EUR' })).body).toMatchObject({
    code: 'wrong_state',
    message: expect.stringContaining('money has moved'),
  });
  expect((await desk()).currency_fixed).toContain('money has moved');
});
