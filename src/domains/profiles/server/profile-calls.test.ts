import { composed } from '#kit/server/db/database.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { UserRecord } from '#domains/accounts/user-record.ts';
import { applyMeasures } from './standing.ts';
import { evaluateLevels } from './evaluate-levels.ts';
import { DEFAULT_PRIVACY, PRIVATE_FIELDS, type PrivateField } from '../privacy.ts';
import { multipart } from '#app/server/test-multipart.ts';
import { testApp, usd, type Person, type TestApp } from '#app/server/test-app.ts';
import { PIXEL } from '#app/server/test-pixel.ts';

/** REC-1 to REC-5, field by field, except api_token, which only the login reply has. */
const SPEC_FIELDS = `
  id first_name middle_name last_name username email email_verified_at role avatar date_of_birth age gender phone phone_country_code phone_verified phone_verified_at
  category category_id bio professional_title tagline hourly_rate experience_level availability_status unavailable_reason timezone social_links
  country country_id country_code state_id city_id state_name city_name address address_line_1 address_line_2 city state_province postal_code
  profile_completed profile_completion_percentage verification_level verification_badges profile_views identity_verified identity_verified_at background_checked
  background_checked_at two_factor_enabled notification_preferences privacy_settings last_activity_at last_login_at last_profile_update token_expires_at
  skills portfolios experiences educations certifications languages bank_details freelancer client subscription`
  .trim()
  .split(/\s+/);
/** Ours beside it. */
const OUR_FIELDS = ['is_operator', 'staff_roles', 'set_up_sides', 'closing_at', 'created_at'];

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app.close());

const me = (as: Person) => app.must<UserRecord>('GET', '/api/user/me', { as });
const save = (as: Person, body: object) => app.must<UserRecord>('POST', '/api/user/profile', { as, body });
const put = (as: Person, list: string, items: object[]) =>
  app.send<UserRecord>('PUT', `/api/user/${list}`, { as, body: { items } });
const upload = (as: Person) =>
  app.must<{ file: string; url: string }>('POST', '/api/user/portfolio-images', {
    as,
    ...multipart('image', 'a.png', PIXEL),
  });

const WHOLE = {
  middle_name: 'Q.',
  date_of_birth: '1990-02-28',
  gender: 'woman',
  phone: '5550123',
  phone_country_code: '+47',
  category_id: 'brand-design',
  bio: 'I draw marks that still work when they are small.',
  professional_title: 'Mark maker',
  tagline: 'Small and clear',
  hourly_rate: usd(4_500),
  experience_level: 'expert',
  availability_status: 'busy',
  unavailable_reason: 'Until June',
  timezone: 'Europe/Oslo',
  social_links: { github: 'https://github.com/example' },
  country_id: 578,
  state_id: '03',
  city_id: '0301',
  state_name: 'Oslo',
  city_name: 'Oslo',
  address: 'At the pier',
  address_line_1: 'Storgata 1',
  address_line_2: 'Third floor',
  city: 'Oslo',
  state_province: 'Oslo',
  postal_code: '0155',
} as const;

describe('the user record', () => {
  test('has the fields of REC-1 to REC-5, each of them, and what is ours', async () => {
    expect(Object.keys(await me('newClient')).toSorted()).toEqual([...SPEC_FIELDS, ...OUR_FIELDS].toSorted());
  });

  test('stores everything its owner writes, and api_token is in no reply', async () => {
    expect(await save('freelancer', WHOLE)).toMatchObject(WHOLE);
    const answer = await app.send('GET', '/api/user/me', { as: 'freelancer' });
    expect(answer.body.data).toMatchObject(WHOLE);
    expect(answer.text).not.toContain('api_token');
  });

  test('falls back to the stored experience level and availability when they are missing', async () => {
    expect(
      await save('freelancer', { tagline: 'Smaller still', experience_level: null, availability_status: null }),
    ).toMatchObject({
      experience_level: 'expert',
      availability_status: 'busy',
    });
  });

  test('keeps a level for each skill, and a skill sent alone keeps the one it has', async () => {
    await save('freelancer', { skills: [{ slug: 'logo-design', level: 'expert' }, 'typography'] });
    const { skills } = await save('freelancer', {
      skills: ['Typography', 'logo-design', { slug: 'Knot tying', level: 'beginner' }],
    });
    expect(skills).toEqual([
      { slug: 'typography', name: 'Typography', level: null },
      { slug: 'logo-design', name: 'Logo design', level: 'expert' },
      { slug: 'Knot tying', name: 'Knot tying', level: 'beginner' },
    ]);
  });
});

describe('the lists of a profile', () => {
  test('can be filled until the profile is whole', async () => {
    await app.must('POST', '/api/user/avatar', { as: 'freelancer', ...multipart('avatar', 'me.png', PIXEL) });
    await save('freelancer', { languages: [{ code: 'en', fluency: 'fluent' }] });
    const { file } = await upload('freelancer');
    await put('freelancer', 'portfolios', [{ title: 'Ferry signs', images: [file] }]);
    await put('freelancer', 'experiences', [
      { title: 'Apprentice', company: 'Signs & Sons', starts_on: '2010-01', ends_on: '2012-01' },
      { title: 'Painter', company: 'Small Ships', starts_on: '2019-01' },
    ]);
    await put('freelancer', 'educations', [{ school: 'School of Crafts' }]);
    await put('freelancer', 'certifications', [{ name: 'Gilding', issuer: 'Guild', issued_on: '2020-02' }]);
    const record = await me('freelancer');
    expect(record).toMatchObject({ profile_completion_percentage: 100, profile_completed: true });
    expect(record.experiences.map(({ company }) => company)).toEqual(['Small Ships', 'Signs & Sons']);
    expect((await app.send('GET', '/api/user/me', { as: 'freelancer' })).text).toContain(file);
  });

  test.each([
    ['portfolios', [{ title: ' ' }]],
    ['portfolios', [{ title: 'x', url: 'javascript:alert(1)' }]],
    ['portfolios', [{ title: 'x', images: ['../secrets.webp'] }]],
    ['experiences', [{ title: 'x', company: 'y', starts_on: '2020-05', ends_on: '2020-04' }]],
    ['experiences', [{ title: 'x', company: 'y', starts_on: 'May 2020' }]],
    ['educations', Array.from({ length: 31 }, () => ({ school: 'x' }))],
    ['certifications', [{ name: 'x', issuer: 'y', url: 'example' }]],
  ])('refuse in %s %j', async (list, items) => {
    const answer = await put('otherFreelancer', list, items);
    expect([400, 422]).toContain(answer.status);
  });

  test('show nobody else’s pictures, and a picture that is no longer shown is deleted', async () => {
    const { file } = await upload('freelancer');
    expect((await put('otherFreelancer', 'portfolios', [{ title: 'Mine', images: [file] }])).status).toBe(422);
    await put('freelancer', 'portfolios', [{ title: 'Ferry signs', images: [file] }]);
    expect(await app.context.files.get(`portfolio/${file}`)).not.toBeNull();
    await put('freelancer', 'portfolios', [{ title: 'Ferry signs', images: [] }]);
    await expect.poll(() => app.context.files.get(`portfolio/${file}`)).toBeNull();
  });
});

/** What each field is called on the public profile, and how "hidden" looks there. */
const SHOWN_AS: Partial<Record<PrivateField, string>> = { company: 'company_name' };
const isEmpty = (value: unknown): boolean =>
  value === null ||
  (Array.isArray(value) ? value.length === 0 : typeof value === 'object' && Object.keys(value ?? {}).length === 0);

describe('privacy', () => {
  const seenBy = async (as: Person | null) =>
    app.must<Record<string, unknown>>('GET', `/api/profiles/${app.people.freelancer.username}`, { as });

  beforeAll(async () => {
    await save('freelancer', {
      ...WHOLE,
      company_name: 'Marks Ltd',
      languages: [{ code: 'en', fluency: 'fluent' }],
      skills: ['typography'],
    });
    await put('freelancer', 'portfolios', [{ title: 'Ferry signs' }]);
    await put('freelancer', 'educations', [{ school: 'School of Crafts' }]);
  });

  test('protects by default how to find or contact someone', () => {
    for (const field of ['email', 'phone', 'date_of_birth', 'address'] as const)
      expect(DEFAULT_PRIVACY[field]).toBe('only_me');
  });

  test.each(PRIVATE_FIELDS)(
    'of %s is enforced by the server for visitors, signed-in people and the owner',
    async (field) => {
      const name = SHOWN_AS[field] ?? field;
      const look = async () =>
        [await seenBy(null), await seenBy('client'), await seenBy('freelancer')].map((seen) =>
          isEmpty(seen[name]) ? 'hidden' : 'shown',
        );
      const preview = async () =>
        Promise.all(
          (['visitor', 'signed_in'] as const).map(async (as) =>
            isEmpty(
              (
                await app.must<Record<string, unknown>>('GET', `/api/user/profile/preview?as=${as}`, {
                  as: 'freelancer',
                })
              )[name],
            )
              ? 'hidden'
              : 'shown',
          ),
        );
      const expected = {
        public: ['shown', 'shown', 'shown'],
        signed_in: ['hidden', 'shown', 'shown'],
        only_me: ['hidden', 'hidden', 'shown'],
      } as const;
      expect(await look()).toEqual(expected[DEFAULT_PRIVACY[field]]);
      for (const audience of ['public', 'signed_in', 'only_me'] as const) {
        const { privacy_settings: now } = await save('freelancer', { privacy_settings: { [field]: audience } });
        expect(now[field]).toBe(audience);
        expect(await look()).toEqual(expected[audience]);
        expect(await preview()).toEqual(expected[audience].slice(0, 2));
      }
      await save('freelancer', { privacy_settings: { [field]: DEFAULT_PRIVACY[field] } });
    },
  );

  test('applies to cards too', async () => {
    const card = async () =>
      await app.context.db.row(
        composed('select timezone, country_code, last_activity_at, languages from person_card where user_id = $1'),
        [app.people.freelancer.id],
      );
    expect(await card()).toMatchObject({ timezone: 'Europe/Oslo', country_code: 'NO', last_activity_at: null });
    await save('freelancer', { privacy_settings: { timezone: 'signed_in', country: 'only_me', languages: 'only_me' } });
    expect(await card()).toEqual({ timezone: null, country_code: null, last_activity_at: null, languages: [] });
  });
});

test('a profile’s views count once per viewer and day, and never its owner', async () => {
  const look = (as: Person | null) =>
    app.must('POST', `/api/profiles/${app.people.otherFreelancer.username}/views`, { as });
  for (const as of [null, null, 'client', 'client', 'otherFreelancer', 'otherClient'] as const) await look(as);
  expect((await me('otherFreelancer')).profile_views).toBe(3);
});

describe('levels', () => {
  test('come from the orders of this database, once a day, with a notice of a change', async () => {
    await save('newClient', {
      industries: ['software-and-internet'],
      subindustries: ['business-software'],
      company_name: 'Third',
    });
    const buyers = ['client', 'otherClient', 'newClient', 'client', 'otherClient'] as const;
    const stars = { communication: 5, quality: 5, value: 5, text: 'Careful and quick.' };
    for (const as of buyers) {
      await app.addMoney(as, usd(100_000));
      const { slug } = await app.publish();
      const { terms } = await app.must<{ terms: { total: unknown } }>(
        'GET',
        `/api/orders/quote?service=${slug}&package=basic`,
        { as },
      );
      const body = { service: slug, package: 'basic', extras: [], expected_total: terms.total, pay_with: 'wallet' };
      const { order_number: orderNumber } = await app.must<{ order_number: string }>('POST', '/api/orders', {
        as,
        body,
      });
      const step = (name: string, by: Person, what: object = {}) =>
        app.must('POST', `/api/orders/${orderNumber}/${name}`, { as: by, body: what });
      await step('requirements', 'freelancer');
      await step('deliver', 'freelancer', { note: 'Here it is.', link: 'https://example.com/files' });
      await step('approve', as);
      await step('review', as, stars);
      await step('review', 'freelancer', stars);
    }
    const home = () =>
      app.must<{ level: { held: string; next: string; measures: object }; record: object }>(
        'GET',
        '/api/dashboard/freelancer',
        { as: 'freelancer' },
      );
    expect((await home()).level).toMatchObject({
      held: 'new',
      next: 'level_1',
      measures: { orders: 5, clients: 3, rating: 5, on_time_percent: 100 },
    });
    expect((await home()).record).toEqual({ completed: 5, on_time_percent: 100, rating: 5, reviews: 5 });
    await evaluateLevels(app.context);
    expect((await home()).level).toMatchObject({ held: 'level_1', next: 'level_2' });
    expect(await me('freelancer')).toMatchObject({ freelancer: { level: 'level_1' } });
    expect(await app.must('GET', `/api/profiles/${app.people.freelancer.username}/record`)).toMatchObject({
      sold: { orders: 5, clients: 3, on_time_percent: 100 },
      reviews: 5,
    });
    const news = async () =>
      (await app.context.db.rows(composed("select 1 from job where name = 'profiles.level_changed'"))).length;
    const before = await news();
    await evaluateLevels(app.context);
    expect(await news()).toBe(before);
  });

  test('are lost thirty days after their notice', async () => {
    const { id } = app.people.freelancer;
    const none = { orders: 1, clients: 1, rating: 3, on_time_percent: 50, identity_verified: false, months: 1 };
    const judgeAt = (at: Date) =>
      app.context.database.transact((tx) => applyMeasures(tx, id, none, { ...app.context, clock: () => at }));
    const now = app.context.clock();
    await judgeAt(now);
    const warned = (await me('freelancer')).freelancer;
    expect(warned?.level).toBe('level_1');
    expect(Date.parse(warned?.level_loss_at ?? '')).toBe(now.getTime() + 30 * 86_400_000);
    await judgeAt(new Date(now.getTime() + 31 * 86_400_000));
    expect((await me('freelancer')).freelancer).toMatchObject({ level: 'new', level_loss_at: null });
  });
});
