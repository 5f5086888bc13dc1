import { composed } from '#kit/server/db/database.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { servicesReactions } from './reactions.ts';
import { uuidv7 } from '#kit/server/make-id.ts';
import { fireDueTimers } from '#kit/server/jobs/fire-timers.ts';
import { timerReactions } from '#app/server/modules.ts';
import { testApp, type TestApp } from '#app/server/test-app.ts';

/** IDV-3: a proof that ran out is soft for 30 days; SVC-5: then services pause, and come back when the cause ends. */
const DAY_MS = 86_400_000;
let app: TestApp;
beforeAll(async () => void (app = await testApp()));
afterAll(() => app.close());

const onSale = async (): Promise<string[]> =>
  (await app.must<{ items: { id: string }[] }>('GET', '/api/services')).items.map(({ id }) => id);
const announced = async (kind: string): Promise<number> =>
  (
    await app.context.db.rows(composed<{ n: number }>('select count(*)::integer as n from job where name = $1'), [kind])
  )[0]?.n ?? 0;
const hear = (name: string) =>
  servicesReactions
    .find((servicesReaction) => servicesReaction.name === name)
    ?.react({ userId: app.people.freelancer.id, caseId: '' } as never, app.context, {
      id: uuidv7(),
      at: app.context.clock(),
    });
/** A case decided long ago on a document that ran out so many days ago. */
async function ranOut(daysAgo: number): Promise<void> {
  const day = new Date(Date.now() - daysAgo * DAY_MS).toISOString().slice(0, 10);
  const put = `update verification_case set document_expires_on = $2, decided_at = now() - interval '1 year'
    where user_id = $1`;
  await app.context.db.rows(composed(put), [app.people.freelancer.id, day]);
}

test('who sells and whose proof of identity ran out keeps selling for 30 days, and then not until it is renewed', async () => {
  const seller = app.people.freelancer.id;
  const [liveService, pausedBefore] = [await app.publish(), await app.publish()];
  await app.must('POST', `/api/my/services/${pausedBefore.id}/pause`, { as: 'freelancer' });
  const approved = `insert into verification_case
    (id, user_id, state, document_kind, started_at, submitted_at, decided_at, document_expires_on)
    values ($1, $2, 'approved', 'passport', now(), now(), now(), '2099-01-01')`;
  const first = uuidv7();
  await app.context.db.rows(composed(approved), [first, seller]);
  await app.context.database.transact(async (tx) =>
    timerReactions.find(({ kind }) => kind === 'verification-expired')?.fire(tx, first, app.context),
  );

  await ranOut(29);
  const [lapse] = timerReactions.filter(({ kind }) => kind === 'verification-lapsed');
  const fire = () => app.context.database.transact(async (tx) => lapse?.fire(tx, first, app.context));
  await fire();
  await hear('pause-services-of-the-lapsed');
  expect(await onSale(), 'the 29th day').toEqual([liveService.id]);

  await ranOut(31);
  await fire();
  await hear('pause-services-of-the-lapsed');
  await hear('resume-services-of-the-restored');
  expect(await onSale()).toEqual([]);
  for (const command of ['resume', 'publish'])
    expect(
      (await app.send('POST', `/api/my/services/${liveService.id}/${command}`, { as: 'freelancer' })).body.message,
      command,
    ).toContain('Verify your identity again');

  await app.context.db.rows(composed(approved), [uuidv7(), seller]);
  await hear('resume-services-of-the-proven');
  await hear('pause-services-of-the-lapsed');
  expect(await onSale(), 'what its owner paused stays so').toEqual([liveService.id]);
});

test('the end of the 30 days is a deadline of its own, set when the document runs out', async () => {
  const rows = await app.context.db.rows(
    composed<{ kind: string; fires_at: Date }>(
      "select name as kind, run_at as fires_at from job where name = 'verification-lapsed'",
    ),
  );
  expect(rows.map(({ fires_at: at }) => at.toISOString())).toEqual(['2099-01-31T00:00:00.000Z']);
  await fireDueTimers(app.context, timerReactions, new Date('2099-02-01'));
  expect(await announced('verification.identity_lapsed'), 'renewed since: told on the 31st day, not now').toBe(1);
});
