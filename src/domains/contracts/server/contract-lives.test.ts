/**
 * Whole lives of contracts, drawn at random, on a real database: after each act states and money are those of the
 * model.
 */
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { agreeToWithdraw, withdrawDispute } from '#domains/disputes/server/end-dispute.ts';
import { latestDispute, type Dispute } from '#domains/disputes/server/disputes.ts';
import { acceptClaim } from '#domains/disputes/server/negotiate.ts';
import type { Actor } from '#kit/actor.ts';
import { HOUR_MS } from '#kit/clock.ts';
import { Failure } from '#kit/errors.ts';
import { SEED } from '#kit/server/test-draw.ts';
import type { Tx } from '#kit/server/db/database.ts';
import { otherSide, type Side } from '#kit/sides.ts';
import { violations } from '../../../../db/checks/run-checks.ts';
import { contractWorld, MILESTONES, usd, type ContractWorld } from './contract-world.ts';
import { openDispute } from './dispute-milestone.ts';
import { endContract } from './end-contract.ts';
import { fundMilestone } from './fund-milestone.ts';
import { approveMilestone } from './release-milestone.ts';
import { answerShare, giveBack, offerShare } from './return-milestone.ts';
import type { Contract, Milestone } from './store.ts';
import { requestChanges, submitMilestone } from './submit-milestone.ts';
import {
  act as expected,
  ACTS,
  allowedActs,
  partDrawn,
  passTo,
  signed,
  type ModelContract,
} from './test-contract-model.ts';

/** As many as fit into the time; `npm run test:long` takes ten minutes. */
const LIMIT_MS = Number(process.env['LIVES_SECONDS'] ?? 5) * 1_000;

let world: ContractWorld;
beforeAll(async () => {
  world = await contractWorld();
  for (let times = 0; times < 20; times += 1) await world.addMoney(world.client, usd(900_000_000));
});
afterAll(() => world.close());

type Act = (tx: Tx, milestone: Milestone, n: number) => Promise<unknown>;
const personOf = (side: Side): Actor => (side === 'client' ? world.client : world.freelancer);
const drawn = (n: number) => personOf(n % 2 === 0 ? 'client' : 'freelancer');

/** An act on the milestone's newest dispute; without one it is refused like one that is over. */
const inDispute =
  (act: (tx: Tx, dispute: Dispute) => Promise<unknown>): Act =>
  async (tx, { id }) => {
    const dispute = await latestDispute(tx, id);
    if (dispute === null) throw new Failure('wrong_state');
    return act(tx, dispute);
  };
const answering =
  (answer: 'accept' | 'decline'): Act =>
  (tx, { number, id, split }) =>
    answerShare(tx, personOf(otherSide(split?.by ?? 'client')), number, split?.id ?? id, answer, world.context);

const CLAIM = { items: ['Not as agreed.'], text: 'See the criteria.', files: [], also: [] };
const acts: Record<string, Act> = {
  fund: (tx, { number, terms }) => fundMilestone(tx, world.client, number, terms.total, world.context),
  submit: (tx, { number }) =>
    submitMilestone(
      tx,
      world.freelancer,
      number,
      { note: 'Done', link: 'https://example.com', files: [], met: [0] },
      world.context,
    ),
  change: (tx, { number }) =>
    requestChanges(tx, world.client, number, [{ criterion: 0, what: 'Bluer' }], world.context),
  approve: (tx, { number }) => approveMilestone(tx, world.client, number, null, world.context),
  approvePart: (tx, { number, terms }, n) =>
    approveMilestone(tx, world.client, number, usd(partDrawn(Number(terms.price.amount), n)), world.context),
  giveBack: (tx, { number }) => giveBack(tx, world.freelancer, number, 'No time.', world.context),
  askShare: (tx, { number }, n) =>
    offerShare(tx, drawn(n), number, { percent: n % 101, reason: 'Plans changed.' }, world.context),
  acceptShare: answering('accept'),
  declineShare: answering('decline'),
  dispute: (tx, { number }, n) => openDispute(tx, drawn(n), number, { ...CLAIM, percent: n % 101 }, world.context),
  acceptClaim: inDispute((tx, { number, openedBy }) =>
    acceptClaim(tx, personOf(otherSide(openedBy)), number, world.context),
  ),
  withdrawClaim: inDispute((tx, { number, openedBy }) =>
    withdrawDispute(tx, personOf(openedBy), number, 'Settled in a call.', world.context),
  ),
  agreeToWithdraw: inDispute((tx, { number, openedBy }) =>
    agreeToWithdraw(tx, personOf(otherSide(openedBy)), number, world.context),
  ),
  end: (tx, { number }) =>
    endContract(tx, world.client, number.slice(0, 'CT-XXXX-XXXX'.length), 'All is done.', world.context),
};

const MONEY = `select account.name, account.owner, journal.reference_id as of, sum(entry.amount)::bigint as amount
  from ledger.journal join ledger.entry on entry.journal_id = journal.id
    join ledger.account on account.id = entry.account_id
  where journal.reference_id = any ($1) and account.owner is not null group by 1, 2, 3`;

async function asModeled({ number }: Contract) {
  const { state, milestones } = await world.current(number);
  const { rows } = await world.database.owner.query<{ name: string; owner: string; of: string; amount: string }>(
    MONEY,
    [milestones.map(({ id }) => id)],
  );
  return {
    state,
    milestones: milestones.map((milestone) => {
      const moved = (owner: string, ...names: string[]) =>
        rows.reduce(
          (sum, row) =>
            row.of === milestone.id && row.owner === owner && names.includes(row.name) ? sum + Number(row.amount) : sum,
          0,
        );
      return {
        state: milestone.state,
        price: Number(milestone.terms.price.amount),
        held: moved(milestone.id, 'H.milestone'),
        paid: -moved(world.client.userId, 'U.spend', 'U.avail') + 0,
        clearing: moved(world.freelancer.userId, 'U.pend'),
        available: moved(world.freelancer.userId, 'U.avail'),
        ...(milestone.state === 'submitted' ? { reviewEnds: milestone.reviewDueAt?.getTime() ?? 0 } : {}),
        ...(milestone.state === 'released' ? { clears: milestone.clearsAt?.getTime() ?? 0 } : {}),
      };
    }),
  };
}

const number = fc.integer({ min: 0, max: 90_000 });
/** Short enough together that no milestone is asked about for being idle. */
const HOURS_AT_ONCE = 72;
const step = fc.oneof(
  // One of the acts that are allowed, so that lives are long.
  { weight: 7, arbitrary: fc.record({ act: fc.constant('allowed'), n: number, of: fc.nat() }) },
  { weight: 2, arbitrary: fc.record({ act: fc.constantFrom(...ACTS, 'end'), n: number, of: fc.nat({ max: 2 }) }) },
  {
    weight: 2,
    arbitrary: fc.record({
      act: fc.constant('pass'),
      n: fc.integer({ min: 1, max: HOURS_AT_ONCE }),
      of: fc.constant(0),
    }),
  },
);
const isHolding = ({ milestones }: ModelContract): boolean => milestones.some(({ held }) => held > 0);

/** The world is shared: no life leaves deadlines behind that the next ones would wait for. */
async function close(contract: Contract, model: ModelContract): Promise<void> {
  for (const [index, { state }] of model.milestones.entries()) {
    const wanted = { disputed: ['withdrawClaim', 'agreeToWithdraw'], split_offered: ['declineShare'] }[state] ?? [];
    for (const act of [...wanted, 'giveBack']) await perform(contract, model, act, index, 0);
  }
  if (!isHolding(model)) await perform(contract, model, 'end', 0, 0);
}

async function perform(
  contract: Contract,
  model: ModelContract,
  act: string,
  index: number,
  n: number,
): Promise<boolean> {
  const milestone = (await world.current(contract.number)).milestones[index];
  if (milestone === undefined) return expected(act, model, index, world.now().getTime(), n);
  const isAllowed = expected(act, model, index, world.now().getTime(), n);
  const done = await world
    .do((tx) => acts[act]?.(tx, milestone, n) ?? Promise.reject(new Error(act)))
    .then(
      () => true,
      (error: unknown) => {
        if (error instanceof Failure) return false;
        throw error;
      },
    );
  expect(done, `${act} of milestone ${index + 1}`).toBe(isAllowed);
  return done;
}

it(
  'a contract is at every moment what the model says, and so is its money',
  { timeout: 2 * LIMIT_MS + 300_000 },
  async () => {
    let lives = 0;
    let actCount = 0;
    const life = fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 20 }), async (steps) => {
      const contract = await world.sign();
      const model = signed(MILESTONES.map(({ price }) => Number(price.amount)));
      await perform(contract, model, 'fund', 0, 0);
      const past: string[] = [];
      for (const { act: wanted, n, of: place } of steps) {
        const allowed = allowedActs(model, world.now().getTime());
        const { act, of } =
          wanted === 'allowed'
            ? (allowed[place % allowed.length] ?? { act: 'pass', of: 0 })
            : { act: wanted, of: wanted === 'end' ? 0 : place };
        // With held money it asks the other side, and nothing moves.
        if (act === 'end' && isHolding(model)) continue;
        past.push(`${act} ${of + 1} (${n})`);
        if (act === 'pass') {
          await world.pass((n % HOURS_AT_ONCE) * HOUR_MS);
          passTo(model, world.now().getTime());
        } else actCount += (await perform(contract, model, act, of, n)) ? 1 : 0;
        expect(model, past.join(', ')).toMatchObject(await asModeled(contract));
      }
      await close(contract, model);
      expect(model, [...past, 'closed'].join(', ')).toMatchObject(await asModeled(contract));
      lives += 1;
    });
    // A failure prints the seed and the path of fast-check as well.
    await fc.assert(life, { seed: SEED, numRuns: 1_000_000, interruptAfterTimeLimit: LIMIT_MS });
    expect(lives).toBeGreaterThan(0);
    expect(actCount).toBeGreaterThan(0);
    expect(await violations(world.database.owner)).toEqual([]);
    process.stdout.write(`${lives} lives, ${actCount} acts made, TEST_SEED=${SEED}\n`);
  },
);
