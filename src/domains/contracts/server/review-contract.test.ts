/**
 * Both sides of a completed contract review each other by the rules that orders have, and both kinds of ratings count
 * together.
 */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { readMyReviews } from '#domains/reviews/server/my-reviews.ts';
import { reviewChecks } from '#domains/reviews/server/review-checks.ts';
import { workFinished, writeReview } from '#domains/reviews/server/reviews.ts';
import type { Actor } from '#kit/actor.ts';
import { after, DAY_MS } from '#kit/clock.ts';
import { Failure } from '#kit/errors.ts';
import { uuidv7 } from '#kit/server/make-id.ts';
import { violations } from '../../../../db/checks/run-checks.ts';
import { contractChecks } from './contract-checks.ts';
import { readContractPage } from './contract-page.ts';
import { contractWorld, usd, type ContractWorld } from './contract-world.ts';
import { contractDashboards } from './dashboards.ts';
import { endContract } from './end-contract.ts';
import { fundMilestone } from './fund-milestone.ts';
import { approveMilestone } from './release-milestone.ts';
import { replyToReview, reviewContract } from './review-contract.ts';
import { submitMilestone } from './submit-milestone.ts';

let world: ContractWorld;
let number: string;
beforeAll(async () => {
  world = await contractWorld();
  await world.addMoney(world.client, usd(500_000));
  ({ number } = await world.sign());
});
afterAll(async () => {
  await world.fireTimers();
  expect(await violations(world.database.owner, [...contractChecks, ...reviewChecks])).toEqual([]);
  await world.close();
});

const codeOf = (run: Promise<unknown>): Promise<string> =>
  run.then(
    () => 'done',
    (error: unknown) => (error instanceof Failure ? error.code : String(error)),
  );
const stars = (given: number) => ({ communication: given, quality: given, value: given, text: 'Clear words.' });
const review = (by: Actor, given = 5) => world.do((tx) => reviewContract(tx, by, number, stars(given), world.context));
const page = (by: Actor) => readContractPage(world.context.db, by, number, world.context);
const turnsOf = async (side: 0 | 1, by: Actor) =>
  (await contractDashboards[side]?.read(world.context.db, by, world.context))?.turns?.map(({ turn, clock }) => [
    turn,
    clock?.kind,
  ]);

it('is reviewed by both once it is completed, hidden until both have written', async () => {
  expect(await codeOf(review(world.client))).toBe('wrong_state');
  await world.do((tx) => fundMilestone(tx, world.client, `${number}-1`, usd(41_200), world.context));
  await world.do((tx) =>
    submitMilestone(
      tx,
      world.freelancer,
      `${number}-1`,
      { note: 'Done', link: 'https://example.com', files: [], met: [] },
      world.context,
    ),
  );
  await world.do((tx) => approveMilestone(tx, world.client, `${number}-1`, null, world.context));
  expect((await page(world.client)).can_review).toBe(false);
  await world.do((tx) => endContract(tx, world.client, number, '', world.context));
  expect(await turnsOf(0, world.client)).toEqual([['review', 'review']]);
  expect(await codeOf(review(world.stranger))).toBe('not_found');
  await review(world.client, 5);
  expect(await codeOf(review(world.client))).toBe('wrong_state');
  expect(await page(world.freelancer)).toMatchObject({ can_review: true, reviews: { they_wrote: true, theirs: null } });
  expect(await turnsOf(0, world.client)).toEqual([]);
  expect(await turnsOf(1, world.freelancer)).toEqual([['review', 'review']]);
  await review(world.freelancer, 4);
  expect(await page(world.client)).toMatchObject({
    can_review: false,
    can_reply: true,
    reviews: { theirs: { rating: 4 } },
  });
  await world.do((tx) => replyToReview(tx, world.client, number, 'Thank you.', world.context));
  expect((await page(world.freelancer)).timeline.map(({ move }) => move)).toEqual(
    expect.arrayContaining(['review', 'replyToReview']),
  );
});

it('counts together with reviews of orders, and can be told from them', async () => {
  const now = world.now();
  const workId = uuidv7();
  const [client, freelancer] = [world.client.userId, world.freelancer.userId];
  await world.do(async (tx) => {
    const work = {
      workId,
      kind: 'order',
      number: 'DK-TEST',
      title: 'A logo',
      detail: null,
      path: '/services/orders/DK-TEST',
      subject: null,
    };
    workFinished(tx, {
      ...work,
      clientId: client,
      freelancerId: freelancer,
      finishedAt: now,
      closesAt: after(now, 14 * DAY_MS),
    });
    await writeReview(tx, workId, 'client', stars(2), world.context);
    await writeReview(tx, workId, 'freelancer', stars(3), world.context);
  });
  const all = await readMyReviews(world.context.db, world.freelancer, {}, world.context);
  expect(all.items.map(({ work }) => work.kind).toSorted()).toEqual(['contract', 'order']);
  expect(all.summary?.ratings).toMatchObject([
    {
      role: 'freelancer',
      reviews: 2,
      average: 3.5,
      // (5 + 2 + 5 x 4.3) / 7, with the five reviews of 4.3 that everyone begins with.
      bayesian: 4.07,
      by_work: [
        { kind: 'contract', reviews: 1, average: 5 },
        { kind: 'order', reviews: 1, average: 2 },
      ],
    },
  ]);
  const contracts = await readMyReviews(world.context.db, world.freelancer, { work: 'contract' }, world.context);
  expect(contracts.items.map(({ work }) => [work.number, work.path])).toEqual([[number, `/contracts/${number}`]]);
});
