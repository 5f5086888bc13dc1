import { createHash } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { testApp, type Person, type TestApp } from '#app/server/test-app.ts';
import { textInForce } from '#domains/content/server/content.ts';
import { sayFor } from '#kit/notices.ts';
import type { MyAcademic, WholeCohort } from '../contract.ts';
import { academicNotices } from '../notices.ts';
import { academicTimers } from './end-cohort.ts';
import { personal } from './personal.ts';
import { academicReactions } from './send-invitations.ts';
import {
  AGREEMENT,
  COHORT,
  cohortOf,
  confirmed,
  joined,
  joining,
  publishTexts,
  REASON,
  signed,
  termNow,
} from './test-calls.ts';

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
  await publishTexts(app);
});
afterAll(() => app.close());
const TABLES = [
  'academic_invitation',
  'academic_member',
  'academic_cohort',
  'academic_institution',
  'academic_signature',
];
beforeEach(async () => {
  for (const table of TABLES) await app.base.database.pool.query(`delete from ${table}`);
});

const mine = (as: Person) => app.must<MyAcademic>('GET', '/api/academic', { as });
const read = (id: string, as: Person = 'client') => app.send<WholeCohort>('GET', `/api/academic/cohorts/${id}`, { as });
const decide = (id: string, how: string, body: object) =>
  app.send('POST', `/api/admin/institutions/${id}/${how}`, { as: 'operator', body });

/** Who is notified of an event, in the words of the notice. */
async function noticesOf(name: string): Promise<{ to: string; title: string; text: string }[]> {
  const { rows } = await app.base.database.pool.query<{ facts: object }>(
    'select facts from job where name = $1 order by id desc limit 1',
    [name],
  );
  const kind = academicNotices.find((academicNotice) => academicNotice.kind.name === name);
  return rows.flatMap(({ facts }) => kind?.compose(facts as never, sayFor({ locale: 'en', timeZone: 'UTC' })) ?? []);
}

describe('the university agreement', () => {
  test('is signed with the version on the screen, and what is kept proves the exact text', async () => {
    expect(
      (await app.send('POST', '/api/academic/institutions', { as: 'client', body: { ...AGREEMENT, number: 2 } }))
        .status,
    ).toBe(409);
    expect(
      (await app.send('POST', '/api/academic/institutions', { as: 'client', body: { ...AGREEMENT, consent: false } }))
        .status,
    ).toBe(422);
    await signed(app);
    const { body } = await textInForce(app.context.db, 'agreement-university', app.context);
    const { rows } = await app.base.database.pool.query(
      'select s.signed_name, s.user_id, encode(t.hash, $1) as hash, t.body from academic_signature s join academic_text t on t.hash = s.text_hash',
      ['hex'],
    );
    expect(rows).toEqual([
      {
        signed_name: AGREEMENT.signature,
        user_id: app.people.client.id,
        hash: createHash('sha256').update(body).digest('hex'),
        body,
      },
    ]);
    expect(await noticesOf('academic.institution_signed')).toMatchObject([
      { to: 'operators', text: '“Brightwater College” waits for confirmation.' },
    ]);
  });

  test('is signed for one institution at a time, also by two requests at once', async () => {
    const twice = await Promise.all(
      [1, 2].map(() => app.send('POST', '/api/academic/institutions', { as: 'client', body: AGREEMENT })),
    );
    expect(twice.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 409]);
  });

  test('holds once an operator countersigned it; until then there are no cohorts', async () => {
    const id = await signed(app);
    expect(
      (await app.send('POST', '/api/academic/cohorts', { as: 'client', body: { ...COHORT, ...termNow(app) } })).status,
    ).toBe(409);
    expect((await decide(id, 'end', { reason: REASON })).status).toBe(409);
    expect((await decide(id, 'confirm', { signature: 'Olu Perator' })).status).toBe(200);
    expect((await decide(id, 'decline', { reason: REASON })).status).toBe(409);
    expect((await mine('client')).institutions).toMatchObject([{ state: 'confirmed', refusal: null, number: 1 }]);
    expect(await noticesOf('academic.institution_decided')).toMatchObject([
      { to: app.people.client.id, title: 'Brightwater College is confirmed' },
    ]);
    const { rows } = await app.base.database.pool.query(
      "select act from staff_acts where act like 'institution.%' order by id desc limit 1",
    );
    expect(rows).toEqual([{ act: 'institution.confirmed' }]);
  });

  test('declined, it can be signed again', async () => {
    expect((await decide(await signed(app), 'decline', { reason: REASON })).status).toBe(200);
    await signed(app);
    expect((await mine('client')).institutions.map(({ state, reason }) => [state, reason])).toEqual([
      ['waiting', null],
      ['declined', REASON],
    ]);
  });

  test('an operator does not decide what they signed themselves', async () => {
    const id = await signed(app, 'operator');
    expect((await decide(id, 'confirm', { signature: 'Olu Perator' })).status).toBe(403);
  });

  test('is a PDF for the person who signed it, and for no one else', async () => {
    await signed(app);
    const [line] = (await mine('client')).institutions;
    const pdf = await app.send('GET', `/api/academic/signatures/${line?.signature_id}/document`, { as: 'client' });
    expect([pdf.status, pdf.text.slice(0, 5)]).toEqual([200, '%PDF-']);
    expect(
      (await app.send('GET', `/api/academic/signatures/${line?.signature_id}/document`, { as: 'otherClient' })).status,
    ).toBe(404);
  });
});

describe('a cohort', () => {
  test('shows its supervisor what the student agreed to, and nothing once they left', async () => {
    await confirmed(app);
    const { id, code } = await cohortOf(app);
    await app.publish();
    const member = await joined(app, code);
    expect(await noticesOf('academic.student_joined')).toMatchObject([{ to: app.people.client.id }]);
    const seen = (await read(id)).body.data;
    expect(seen.joined).toMatchObject([
      {
        username: app.people.freelancer.username,
        age: 'of_age',
        services: 1,
        completed: 0,
        on_time_percent: null,
        rating: null,
        reviews: 0,
      },
    ]);
    expect(Object.keys(seen.joined[0] ?? {}).toSorted()).toEqual(
      [
        'age',
        'avatar_url',
        'completed',
        'id',
        'joined_at',
        'name',
        'on_time_percent',
        'rating',
        'reviews',
        'services',
        'username',
      ].toSorted(),
    );
    for (const as of ['freelancer', 'otherClient', 'operator'] as const) expect((await read(id, as)).status).toBe(404);
    await app.must('POST', `/api/academic/memberships/${member}/leave`, { as: 'freelancer' });
    expect((await read(id)).body.data.joined).toEqual([]);
    expect(await noticesOf('academic.student_left')).toMatchObject([{ to: app.people.client.id }]);
    expect((await app.send('POST', `/api/academic/memberships/${member}/leave`, { as: 'freelancer' })).status).toBe(
      409,
    );
    // Who left on their own may come back, and signs again.
    await joined(app, code);
  });

  test('says what is seen before one joins, and takes a signature of the version in force', async () => {
    await confirmed(app);
    const { code } = await cohortOf(app);
    const page = await app.must<{
      supervisor_sees: string[];
      refusal: string | null;
      rules: { number: number; in_short: object[] };
    }>('GET', `/api/academic/join?code=${code.toLowerCase()}`, { as: 'freelancer' });
    expect(page.supervisor_sees).toContain('Your published rating');
    expect(page.rules.in_short.length).toBeGreaterThan(5);
    expect(page.refusal).toBeNull();
    const join = (more: object) =>
      app.send('POST', '/api/academic/join', { as: 'freelancer', body: { ...joining(code), ...more } });
    expect((await join({ number: 7 })).status).toBe(409);
    expect((await join({ age: 'young' })).status).toBe(422);
    expect((await join({ consent: false })).status).toBe(422);
    expect((await join({ code: 'CH-2222-2222-2222' })).status).toBe(404);
    expect((await join({})).status).toBe(201);
    expect((await join({})).status).toBe(409);
    expect((await app.send('POST', '/api/academic/join', { as: 'client', body: joining(code) })).status).toBe(409);
  });

  test('never has more students than places, however many press at once', async () => {
    await confirmed(app);
    const { id, code } = await cohortOf(app, 'client', { student_limit: 2 });
    const who = ['freelancer', 'otherFreelancer', 'otherClient', 'newClient', 'newFreelancer'] as const;
    const answers = await Promise.all(
      who.map((as) => app.send('POST', '/api/academic/join', { as, body: joining(code) })),
    );
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(2);
    expect((await read(id)).body.data.joined).toHaveLength(2);
  });

  test('a removed student gets the reason and does not come back', async () => {
    await confirmed(app);
    const { id, code } = await cohortOf(app);
    const member = await joined(app, code);
    const remove = () =>
      app.send('POST', `/api/academic/cohorts/${id}/students/${member}/remove`, {
        as: 'client',
        body: { reason: 'No longer enrolled.' },
      });
    expect([(await remove()).status, (await remove()).status]).toEqual([200, 409]);
    expect((await noticesOf('academic.student_removed'))[0]).toMatchObject({ to: app.people.freelancer.id });
    expect(
      (await app.send('POST', '/api/academic/join', { as: 'freelancer', body: joining(code) })).body.message,
    ).toContain('removed you');
  });

  test('ends with its term, with its supervisor’s word or with the agreement, and lets everyone go', async () => {
    const institution = await confirmed(app);
    const [byTerm, byHand, byAgreement] = [await cohortOf(app), await cohortOf(app), await cohortOf(app)];
    for (const { code } of [byTerm, byHand, byAgreement]) await joined(app, code);
    await app.base.database.transact(async (tx) => academicTimers[0]?.fire(tx, byTerm.id, app.context));
    await app.must('POST', `/api/academic/cohorts/${byHand.id}/end`, { as: 'client' });
    expect((await app.send('POST', `/api/academic/cohorts/${byHand.id}/end`, { as: 'client' })).status).toBe(409);
    expect((await decide(institution, 'end', { reason: REASON })).status).toBe(200);
    for (const { id, code } of [byTerm, byHand, byAgreement]) {
      expect((await read(id)).body.data).toMatchObject({ state: 'ended', joined: [], invited: [] });
      expect(
        (await app.send('POST', '/api/academic/join', { as: 'otherFreelancer', body: joining(code) })).status,
      ).toBe(409);
    }
    expect((await noticesOf('academic.cohort_ended'))[0]?.text).toContain(REASON);
    expect(
      (await app.send('POST', '/api/academic/cohorts', { as: 'client', body: { ...COHORT, ...termNow(app) } })).status,
    ).toBe(409);
  });

  test('invites each address once, by an email with its link', async () => {
    await confirmed(app);
    const { id, code } = await cohortOf(app, 'client', { student_limit: 1 });
    const invite = (emails: string[]) =>
      app.send<WholeCohort>('POST', `/api/academic/cohorts/${id}/invitations`, { as: 'client', body: { emails } });
    expect((await invite(['Sam@example.com', 'sam@example.com'])).body.data.invited.map(({ email }) => email)).toEqual([
      'sam@example.com',
    ]);
    expect((await invite(['sam@example.com', 'kim@example.com'])).body.data.invitations_left).toBe(0);
    expect((await invite(['ann@example.com'])).status).toBe(409);
    const { rows } = await app.base.database.pool.query<{ facts: object }>(
      "select facts from job where name = 'academic.student_invited' order by id",
    );
    expect(rows).toHaveLength(2);
    const emails: { to: string; text: string }[] = [];
    const mail = { send: async (email: { to: string; text: string }) => void emails.push(email) };
    const context = { ...app.context, mail: mail as typeof app.context.mail };
    await academicReactions[0]?.react(rows[0]?.facts as never, context, { id: 'email-1', at: context.clock() });
    expect(emails).toMatchObject([{ to: 'sam@example.com' }]);
    expect(emails[0]?.text).toContain(`/academic/join/${code}`);
  });
});

describe('leaving', () => {
  test('a supervisor ends their cohorts first; a student just goes, with their signature', async () => {
    await confirmed(app);
    const { id, code } = await cohortOf(app);
    await joined(app, code);
    const duties = (userId: string) => personal.dutiesBeforeLeaving?.(app.context.db, userId);
    expect(await duties(app.people.client.id)).toMatchObject([{ kind: 'cohort', path: `/academic/cohorts/${id}` }]);
    expect(await duties(app.people.freelancer.id)).toEqual([]);
    await app.base.database.transact(async (tx) => personal.erase?.(tx, app.people.freelancer.id, app.context));
    expect((await read(id)).body.data.joined).toEqual([]);
    await app.base.database.transact(async (tx) => personal.erase?.(tx, app.people.client.id, app.context));
    const { rows } = await app.base.database.pool.query(
      'select s.user_id, s.signed_name, i.state from academic_signature s join academic_institution i on i.signature_id = s.id',
    );
    expect(rows).toEqual([{ user_id: null, signed_name: AGREEMENT.signature, state: 'confirmed' }]);
    expect((await app.base.database.pool.query('select 1 from academic_signature')).rowCount).toBe(1);
  });
});
