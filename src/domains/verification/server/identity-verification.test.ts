import { composed } from '#kit/server/db/database.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { verificationTimers } from './jobs.ts';
import { multipart } from '#app/server/test-multipart.ts';
import { PIXEL } from '#app/server/test-pixel.ts';
import { giveSecondStep, testApp, type Person, type TestApp } from '#app/server/test-app.ts';

interface State {
  state: string;
  case_id: string;
  tries_left: number;
  statement: string | null;
  files: { id: string; kind: string }[];
}

const PATH = '/api/user/identity-verification';
const WHY = 'The picture of the back is too dark to read.';

let app: TestApp;
beforeAll(async () => void (app = await testApp()));
afterAll(() => app.close());

const start = (as: Person) => app.send<State>('POST', `${PATH}/start`, { as, body: { document_kind: 'passport' } });
const upload = (as: Person, part: string, bytes = PIXEL) =>
  app.send<State>('POST', `${PATH}/pictures/${part}`, { as, ...multipart('file', 'a.png', bytes) });
const submit = (as: Person) => app.send<State>('POST', `${PATH}/submit`, { as, body: {} });
const decide = (id: string, command: string, body: object, as: Person = 'operator') =>
  app.send<{ state: string; decided_at: string }>('POST', `/api/admin/verifications/${id}/${command}`, { as, body });
const sent = async (as: Person): Promise<string> => {
  await start(as);
  await upload(as, 'front');
  await upload(as, 'selfie');
  return (await submit(as)).body.data.case_id;
};
const record = (as: Person) => app.must<Record<string, unknown>>('GET', '/api/user/me', { as });
const fire = (kind: string, id: string) =>
  app.context.database.transact(async (tx) =>
    verificationTimers.find((verificationTimer) => verificationTimer.kind === kind)?.fire(tx, id, app.context),
  );
/** What the audit has about the newest answer to an appeal. */
const audited = async (id: string): Promise<unknown> =>
  (
    await app.context.db.rows(
      composed<{ after: unknown }>(
        "select after from staff_acts where subject_id = $1 and act = 'verification.answer-appeal' order by id desc limit 1",
      ),
      [id],
    )
  )[0]?.after;
/** Each move of a case, with who made it and where it led. */
const movesOf = async (id: string) =>
  (
    await app.context.db.rows(
      composed<Record<'move' | 'party' | 'state_before' | 'state_after', string>>(
        'select move, party, state_before, state_after from verification_event where case_id = $1 order by id',
      ),
      [id],
    )
  ).map(({ move, party, state_before: before, state_after: after }) => `${move} by ${party}: ${before} to ${after}`);
const actsOn = (id: string) =>
  app.context.db.rows(composed<{ act: string }>('select act from staff_acts where subject_id = $1 order by id'), [id]);

test('a document and a selfie are reviewed and approved; the level rises, and every view is in the audit', async () => {
  await start('client');
  expect((await upload('client', 'front')).body.data.files).toMatchObject([{ kind: 'webp' }]);
  expect((await submit('client')).body.message).toBe('Add the selfie.');
  await upload('client', 'selfie');
  const { case_id: id, files } = (await submit('client')).body.data;
  const queue = await app.must<{ items: { id: string; is_late: boolean }[]; waiting: number }>(
    'GET',
    '/api/admin/verifications',
    { as: 'operator' },
  );
  expect(queue).toMatchObject({ waiting: 1, items: [{ id, is_late: false }] });
  await app.must('GET', `/api/admin/verifications/${id}`, { as: 'operator' });
  const file = await app.send('GET', `/api/admin/verifications/${id}/files/${files[0]?.id}`, { as: 'operator' });
  expect(file.headers).toMatchObject({
    'content-type': 'application/octet-stream',
    'content-security-policy': "default-src 'none'; sandbox",
  });
  expect((await decide(id, 'approve', { document_expires_on: '2020-01-01' })).status).toBe(422);
  expect((await decide(id, 'approve', { document_expires_on: '2099-01-01' })).body.data.state).toBe('approved');
  expect(await record('client')).toMatchObject({
    identity_verified: true,
    verification_level: 60,
    verification_badges: ['email', 'identity'],
  });
  expect((await actsOn(id)).map(({ act }) => act)).toEqual([
    'verification.read',
    'verification.read-file',
    'verification.approve',
  ]);
  expect((await decide(id, 'reject', { reason: 'other', statement: WHY })).status, 'decided once').toBe(409);
  await fire('verification-expired', id);
  expect(await record('client')).toMatchObject({ identity_verified: false, verification_level: 20 });
  expect((await app.must<State>('GET', PATH, { as: 'client' })).state).toBe('expired');
  expect(await movesOf(id)).toEqual([
    'begin by person: null to started',
    'submit by person: started to submitted',
    'approve by operator: submitted to approved',
    'expire by system: approved to expired',
  ]);
});

test('a rejection gives the reviewer’s words, costs a try and can be appealed once; the fourth try waits', async () => {
  const id = await sent('freelancer');
  expect((await decide(id, 'reject', { reason: 'unreadable', statement: WHY })).status).toBe(200);
  expect(await app.must<State>('GET', PATH, { as: 'freelancer' })).toMatchObject({
    state: 'rejected',
    statement: WHY,
    tries_left: 2,
  });
  const object = () =>
    app.send<State>('POST', `${PATH}/appeal`, {
      as: 'freelancer',
      body: { text: 'The back is readable on every screen I own.' },
    });
  expect((await object()).status).toBe(200);
  expect((await object()).status).toBe(409);
  expect(
    (await app.must<{ items: unknown[] }>('GET', '/api/admin/verifications?queue=appeals', { as: 'operator' })).items,
  ).toHaveLength(1);
  for (let tries = 0; tries < 2; tries += 1)
    await decide(await sent('freelancer'), 'reject', { reason: 'unreadable', statement: WHY });
  expect((await start('freelancer')).body.message).toContain('3 attempts in 30 days');
});

test('being asked for more costs no try, and what was sent cannot be changed before', async () => {
  const id = await sent('otherFreelancer');
  expect((await upload('otherFreelancer', 'front')).status).toBe(409);
  await decide(id, 'ask-for-more', { statement: WHY });
  expect((await upload('otherFreelancer', 'front')).status).toBe(201);
  expect((await submit('otherFreelancer')).body.data).toMatchObject({ state: 'submitted', case_id: id, tries_left: 2 });
});

test('files are private, refused when they are none, and gone 30 days after the decision while their hashes stay', async () => {
  const id = await sent('otherClient');
  const mine = (await app.must<State>('GET', PATH, { as: 'otherClient' })).files[0]?.id ?? '';
  expect((await app.send('GET', `${PATH}/files/${mine}`, { as: 'otherClient' })).status).toBe(200);
  expect((await app.send('GET', `${PATH}/files/${mine}`, { as: 'client' })).status).toBe(404);
  expect((await app.send('GET', `/uploads/identity/${mine}.webp`)).status).toBe(404);
  await start('newClient');
  expect((await upload('newClient', 'front', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'))).status).toBe(
    422,
  );
  expect((await upload('newClient', 'selfie', Buffer.from('%PDF-1.7 hello'))).status).toBe(422);
  expect((await upload('newClient', 'front', Buffer.from('%PDF-1.7 hello'))).body.data.files).toMatchObject([
    { kind: 'pdf' },
  ]);
  await decide(id, 'approve', { document_expires_on: '2099-01-01' });
  await fire('verification-files-end', id);
  expect(await app.context.files.get(`identity/${mine}.webp`)).toBeNull();
  const whole = await app.must<{ files: unknown[]; file_hashes: object }>('GET', `/api/admin/verifications/${id}`, {
    as: 'operator',
  });
  expect(whole.files).toEqual([]);
  expect(Object.keys(whole.file_hashes)).toEqual(['front', 'selfie']);
});

test('an approval can be taken back with its reasons', async () => {
  const { case_id: id } = await app.must<State>('GET', PATH, { as: 'otherClient' });
  await decide(id, 'revoke', { statement: 'The issuing office reports this document as lost.' });
  expect(await record('otherClient')).toMatchObject({ identity_verified: false });
});

test('an operator does not decide their own case', async () => {
  const id = await sent('operator');
  expect((await decide(id, 'approve', { document_expires_on: '2099-01-01' })).status).toBe(403);
});

interface Waiting extends State {
  appeal_answer_by: string;
}

async function objected(): Promise<{ case_id: string; appealed: number; by: string }> {
  const body = { text: 'The back is readable on every screen I own.' };
  const appealed = await app.must<Waiting>('POST', `${PATH}/appeal`, { as: 'newFreelancer', body });
  const [row] = await app.context.db.rows(
    composed<{ appealed_at: Date }>('select appealed_at from verification_case where id = $1'),
    [appealed.case_id],
  );
  return { case_id: appealed.case_id, appealed: row?.appealed_at.getTime() ?? 0, by: appealed.appeal_answer_by };
}

test('of two operators who take a case at once one gets it, and only that one decides while it is theirs', async () => {
  await app.context.db.rows(composed("insert into staff_role values ($1, 'trust', null, now())"), [
    app.people.client.id,
  ]);
  await app.context.database.transact((tx) => giveSecondStep(tx, app.people.client.id));
  const id = await sent('newFreelancer');
  const both = (['operator', 'client'] as const).map(async (as) => ({
    as,
    status: (await decide(id, 'take', {}, as)).status,
  }));
  const answers = await Promise.all(both);
  const winner = answers.find(({ status }) => status === 200)?.as;
  const loser = answers.find(({ status }) => status === 409)?.as;
  expect(new Set([winner, loser])).toEqual(new Set(['client', 'operator']));
  expect((await app.must<State>('GET', PATH, { as: 'newFreelancer' })).state).toBe('in_review');
  expect((await decide(id, 'approve', { document_expires_on: '2099-01-01' }, loser)).body.message).toContain(
    'A colleague is reviewing this case',
  );
  await app.context.db.rows(
    composed("update verification_case set taken_at = taken_at - interval '4 hours' where id = $1"),
    [id],
  );
  expect((await decide(id, 'take', {}, loser)).status, 'after four hours a colleague may go on').toBe(200);
  expect((await decide(id, 'reject', { reason: 'unreadable', statement: WHY }, loser)).status).toBe(200);
});

test('an appeal is answered once within seven days: the decision stands, or the case is reviewed again', async () => {
  const object = (as: Person) =>
    app.send<Waiting>('POST', `${PATH}/appeal`, { as, body: { text: 'The back is readable on every screen I own.' } });
  const { case_id: id, appealed, by } = await objected();
  expect(Date.parse(by) - appealed, 'seven days').toBe(7 * 86_400_000);
  const queue = await app.must<{ appeals: number; items: { answer_by: string }[] }>(
    'GET',
    '/api/admin/verifications?queue=appeals',
    { as: 'operator' },
  );
  expect(queue.items.map(({ answer_by: answer }) => answer)).toContain(by);
  const { decided_by: first } = await app.must<{ decided_by: string }>('GET', `/api/admin/verifications/${id}`, {
    as: 'operator',
  });
  const [decider, another] =
    first === app.people.operator.email ? (['operator', 'client'] as const) : (['client', 'operator'] as const);
  const own = await decide(id, 'answer-appeal', { outcome: 'stands', statement: WHY }, decider);
  expect([own.status, own.body.message]).toEqual([
    403,
    'You made this decision, so another operator must answer the appeal.',
  ]);
  const seen = (as: Person) => app.must<{ is_for_another: boolean }>('GET', `/api/admin/verifications/${id}`, { as });
  expect([(await seen(decider)).is_for_another, (await seen(another)).is_for_another]).toEqual([true, false]);
  const again = await decide(
    id,
    'answer-appeal',
    { outcome: 'again', statement: 'On a larger screen the back can be read.' },
    another,
  );
  expect(again.body.data).toMatchObject({ state: 'in_review', is_mine: true });
  expect((await decide(id, 'answer-appeal', { outcome: 'stands', statement: WHY })).status).toBe(409);
  await decide(id, 'approve', { document_expires_on: '2099-01-01' }, another);
  expect(await record('newFreelancer')).toMatchObject({ identity_verified: true });
  await decide(id, 'revoke', { statement: 'The issuing office reports this document as lost.' }, another);
  expect((await object('newFreelancer')).status, 'a new decision may be objected to again').toBe(200);
  expect((await object('newFreelancer')).status).toBe(409);
  expect((await decide(id, 'answer-appeal', { outcome: 'stands', statement: WHY }, another)).status).toBe(403);
  expect((await decide(id, 'answer-appeal', { outcome: 'stands', statement: WHY }, decider)).status).toBe(200);
  expect(await audited(id), 'a colleague answered').toMatchObject({ answered_by_who_decided: false });
  expect(await app.must<State>('GET', PATH, { as: 'newFreelancer' })).toMatchObject({
    state: 'revoked',
    appeal_answer: WHY,
  });
  const last = await app.must<{ appeals: number }>('GET', '/api/admin/verifications', { as: 'operator' });
  expect(last.appeals).toBe(queue.appeals - 1);
});

test('the only operator may answer an appeal against their own decision, and the audit records that', async () => {
  const { id: colleague } = app.people.client;
  await app.context.db.rows(composed('delete from staff_role where account_id = $1'), [colleague]);
  await app.context.db.rows(composed("insert into staff_role values ($1, 'money', null, now())"), [colleague]);
  const { case_id: id } = await app.must<State>('GET', PATH, { as: 'otherClient' });
  await app.must('POST', `${PATH}/appeal`, {
    as: 'otherClient',
    body: { text: 'The office has found it again, see their letter.' },
  });
  expect(await app.must('GET', `/api/admin/verifications/${id}`, { as: 'operator' })).toMatchObject({
    is_for_another: false,
  });
  expect((await decide(id, 'answer-appeal', { outcome: 'stands', statement: WHY })).status).toBe(200);
  expect(await audited(id)).toMatchObject({ outcome: 'stands', answered_by_who_decided: true });
});

test('files are deleted 30 days after the decision, the notice comes 30 days before the document expires', async () => {
  const timers = async (id: string) =>
    Object.fromEntries(
      (
        await app.context.db.rows(
          composed<{ kind: string; fires_at: Date }>(
            'select name as kind, run_at as fires_at from job where subject = $1',
          ),
          [id],
        )
      ).map((timer) => [timer.kind, timer]),
    );
  const { case_id: id } = await app.must<State>('GET', PATH, { as: 'otherFreelancer' });
  expect(await timers(id), 'while reviewers have it, nothing is deleted').toEqual({});
  const answer = await decide(id, 'approve', { document_expires_on: '2099-03-02' });
  const { decided_at: decidedAt } = answer.body.data;
  const set = await timers(id);
  expect(set['verification-files-end']?.fires_at.getTime()).toBe(Date.parse(decidedAt) + 30 * 86_400_000);
  expect(set['verification-runs-out']?.fires_at.toISOString()).toBe('2099-01-31T00:00:00.000Z');
  expect(set['verification-expired']?.fires_at.toISOString()).toBe('2099-03-02T00:00:00.000Z');
});
