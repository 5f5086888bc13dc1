/**
 * Disputes of milestones on a real database: only those named stop, the share is split to the cent, and everything
 * resumes with the time that was left.
 */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { acceptClaim, acceptOffer, answerClaim, makeOffer } from '#domains/disputes/server/negotiate.ts';
import { disputeChecks } from '#domains/disputes/server/dispute-checks.ts';
import { latestDispute } from '#domains/disputes/server/disputes.ts';
import { agreeToWithdraw, withdrawDispute } from '#domains/disputes/server/end-dispute.ts';
import { readStaffDispute } from '#domains/disputes/server/staff-disputes.ts';
import { chargeChecks } from '#domains/wallet/server/charge-checks.ts';
import { ledgerChecks } from '#domains/wallet/server/ledger-checks.ts';
import { balances } from '#domains/wallet/server/wallet.ts';
import { workChecks } from '#domains/paid-work/server/work-checks.ts';
import { DAY_MS } from '#kit/clock.ts';
import { Failure } from '#kit/errors.ts';
import { violations } from '../../../../db/checks/run-checks.ts';
import { contractChecks } from './contract-checks.ts';
import { contractWorld, usd, type ContractWorld } from './contract-world.ts';
import { contractDashboards } from './dashboards.ts';
import { openDispute } from './dispute-milestone.ts';
import { acceptEnd, endContract, withdrawEnd } from './end-contract.ts';
import { fundMilestone } from './fund-milestone.ts';
import { readMilestonePage } from './milestone-page.ts';
import { acceptPause, askPause, resumeContract } from './pause-contract.ts';
import { approveMilestone } from './release-milestone.ts';
import { giveBack, offerShare } from './return-milestone.ts';
import { submitMilestone } from './submit-milestone.ts';

let world: ContractWorld;
beforeAll(async () => {
  world = await contractWorld();
  await world.addMoney(world.client, usd(5_000_000));
});
afterAll(async () => {
  await world.fireTimers();
  expect(
    await violations(world.database.owner, [
      ...contractChecks,
      ...disputeChecks,
      ...chargeChecks,
      ...ledgerChecks,
      ...workChecks,
    ]),
  ).toEqual([]);
  await world.close();
});

const CLAIM = {
  items: ['Two screens are missing.'],
  text: 'They were due a week ago.',
  percent: 25,
  files: [],
  also: [] as string[],
};
const WORK = { note: 'Done', link: 'https://example.com', files: [], met: [0] };
const act = {
  fund: (number: string, total: number) =>
    world.do((tx) => fundMilestone(tx, world.client, number, usd(total), world.context)),
  submit: (number: string) => world.do((tx) => submitMilestone(tx, world.freelancer, number, WORK, world.context)),
  approve: (number: string, amount: number | null = null) =>
    world.do((tx) => approveMilestone(tx, world.client, number, amount === null ? null : usd(amount), world.context)),
  giveBack: (number: string) => world.do((tx) => giveBack(tx, world.freelancer, number, 'No time.', world.context)),
  dispute: (number: string, by: 'client' | 'freelancer' | 'stranger' = 'client', claim: Partial<typeof CLAIM> = {}) =>
    world.do((tx) => openDispute(tx, world[by], number, { ...CLAIM, ...claim }, world.context)),
  acceptClaim: (number: string, by: 'client' | 'freelancer' = 'freelancer') =>
    world.do((tx) => acceptClaim(tx, world[by], number, world.context)),
  /** A second case about the same milestone waits for no answer: naming the same number settles it. */
  grant: (number: string, percent: number) =>
    world.do((tx) => makeOffer(tx, world.freelancer, number, percent, world.context)),
  withdraw: (number: string) =>
    world.do((tx) => withdrawDispute(tx, world.client, number, 'They arrived.', world.context)),
};
const codeOf = (run: Promise<unknown>): Promise<string> =>
  run.then(
    () => 'done',
    (error: unknown) => (error instanceof Failure ? error.code : String(error)),
  );
const milestone = async (number: string) => {
  const found = (await world.current(number.slice(0, 12))).milestones.find((milestone) => milestone.number === number);
  if (found === undefined) throw new Error(`no milestone ${number}`);
  return found;
};
const caseOf = async (number: string): Promise<string> =>
  (await latestDispute(world.context.db, (await milestone(number)).id))?.number ?? '';
const purse = async (who: 'client' | 'freelancer') => {
  const all = await balances(world.context.db, world[who].userId, 'USD');
  return { spendable: Number(all.spendable.amount), clearing: Number(all.clearing.amount) };
};
/** Both milestones are funded: 400 and 800, with the client fee 412 and 824. */
async function bothFunded(): Promise<readonly [string, string]> {
  const { number } = await world.sign();
  await act.fund(`${number}-1`, 41_200);
  await act.fund(`${number}-2`, 82_400);
  return [`${number}-1`, `${number}-2`];
}

describe('a dispute of a milestone', () => {
  it('stops this milestone alone, and ends with a share', async () => {
    const before = [await purse('client'), await purse('freelancer')] as const;
    const [first, second] = await bothFunded();
    expect(await codeOf(act.dispute(first, 'stranger'))).toBe('not_found');
    await act.dispute(first);
    expect(await codeOf(act.submit(first))).toBe('wrong_state');
    expect(await codeOf(act.dispute(first, 'freelancer'))).toBe('wrong_state');
    await act.submit(second);
    await act.approve(second);
    const number = await caseOf(first);
    await world.do((tx) =>
      answerClaim(tx, world.freelancer, number, { text: 'All are there.', percent: 100, files: [] }, world.context),
    );
    await world.do((tx) => makeOffer(tx, world.client, number, 50, world.context));
    const offer = (await latestDispute(world.context.db, (await milestone(first)).id))?.offer;
    await world.do((tx) => acceptOffer(tx, world.freelancer, number, offer?.id ?? '', world.context));
    expect(await milestone(first)).toMatchObject({
      state: 'released',
      releasedPrice: usd(20_000),
      earned: usd(18_000),
    });
    expect((await purse('client')).spendable).toBe(before[0].spendable - 20_600 - 82_400);
    expect((await purse('freelancer')).clearing).toBe(before[1].clearing + 18_000 + 72_000);
    await world.pass(7 * DAY_MS);
    expect(await milestone(first)).toMatchObject({ state: 'cleared' });
  });

  it('is about several milestones in one case, each split on its own', async () => {
    const before = [await purse('client'), await purse('freelancer')] as const;
    const [first, second] = await bothFunded();
    await act.submit(second);
    expect(await codeOf(act.dispute(first, 'client', { also: ['CT-2222-2222-1'] }))).toBe('invalid_input');
    await act.dispute(first, 'client', { also: [second] });
    expect([(await milestone(first)).state, (await milestone(second)).state]).toEqual(['disputed', 'disputed']);
    expect(await caseOf(second)).toBe(await caseOf(first));
    const page = await readMilestonePage(world.context.db, world.freelancer, second, world.context);
    expect(page.dispute).toMatchObject({
      side: 'freelancer',
      claim: { to_freelancer: usd(27_000), back_to_client: usd(92_700) },
    });
    expect(page.dispute?.works.map(({ number }) => number)).toEqual([first, second]);
    await act.acceptClaim(await caseOf(first));
    expect(await milestone(first)).toMatchObject({ state: 'released', earned: usd(9_000) });
    expect(await milestone(second)).toMatchObject({ state: 'released', earned: usd(18_000) });
    expect((await purse('client')).spendable).toBe(before[0].spendable - 30_900);
    expect((await purse('freelancer')).clearing).toBe(before[1].clearing + 27_000);
  });

  it.each(['granted', 'withdrawn'] as const)(
    'locks balances before the conversation when it is %s, as a release does',
    async (how) => {
      const { number, id } = await world.sign();
      const first = `${number}-1`;
      await act.fund(first, 41_200);
      await act.submit(first);
      await act.approve(first);
      await act.dispute(first);
      const dispute = await caseOf(first);
      const { owner } = world.database;
      const release = await owner.connect();
      try {
        await release.query('begin');
        await release.query(
          `select from ledger.balance join ledger.account on account.id = balance.account_id
         where account.owner = (select freelancer_id from contract where id = $1) for update of balance`,
          [id],
        );
        const ending = how === 'granted' ? act.acceptClaim(dispute) : act.withdraw(dispute);
        const waits = "select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'";
        await expect.poll(async () => (await owner.query(waits)).rowCount).toBe(1);
        const talk = `select from conversation join contract on contract.id = $1
          where least(client_id, freelancer_id) = low_id
        and greatest(client_id, freelancer_id) = high_id for update of conversation nowait`;
        const locked = await release.query(talk, [id]).catch((error: unknown) => error);
        await release.query('rollback');
        await ending;
        expect(locked).toMatchObject({ rowCount: 1 });
      } finally {
        release.release();
      }
    },
  );

  it('continues with the time that was left when it is withdrawn', async () => {
    const [first, second] = await bothFunded();
    await act.submit(second);
    const due = [(await milestone(first)).dueAt, (await milestone(second)).reviewDueAt].map((at) => at?.getTime() ?? 0);
    await world.do((tx) => offerShare(tx, world.client, first, { percent: 10, reason: 'Too late.' }, world.context));
    await act.dispute(first, 'client', { also: [second] });
    await world.pass(2 * DAY_MS);
    await act.withdraw(await caseOf(first));
    expect([(await milestone(first)).state, (await milestone(second)).state]).toEqual(['funded', 'submitted']);
    expect([(await milestone(first)).dueAt, (await milestone(second)).reviewDueAt].map((at) => at?.getTime())).toEqual(
      due.map((at) => at + 2 * DAY_MS),
    );
    await act.dispute(first, 'client', { percent: 0 });
    await act.grant(await caseOf(first), 0);
    expect(await milestone(first)).toMatchObject({ state: 'returned', releasedPrice: null });
  });

  it('holds money again that is clearing, also after the contract ended, and clears later when it is withdrawn', async () => {
    const before = [await purse('client'), await purse('freelancer')] as const;
    const { number } = await world.sign();
    const first = `${number}-1`;
    await act.fund(first, 41_200);
    await act.submit(first);
    await act.approve(first);
    await world.do((tx) => endContract(tx, world.client, number, '', world.context));
    await world.pass(DAY_MS);
    await act.dispute(first);
    expect((await purse('freelancer')).clearing).toBe(before[1].clearing);
    // The review of the contract is due, and the answer to the claim.
    const dashboard = await contractDashboards[1]?.read(world.context.db, world.freelancer, world.context);
    expect(dashboard?.turns?.map(({ dispute_turn: turn }) => turn)).toEqual([null, 'Answer the claim']);
    await world.pass(2 * DAY_MS);
    const clears = (await milestone(first)).clearsAt?.getTime() ?? 0;
    await act.withdraw(await caseOf(first));
    expect(await milestone(first)).toMatchObject({ state: 'released', earned: usd(36_000) });
    expect((await milestone(first)).clearsAt?.getTime()).toBe(clears + 2 * DAY_MS);
    await act.dispute(first, 'client', { percent: 0 });
    await act.grant(await caseOf(first), 0);
    expect(await codeOf(act.dispute(first))).toBe('wrong_state');
    expect([await purse('client'), await purse('freelancer')]).toEqual(before);
    expect((await world.current(number)).state).toBe('completed');
  });

  it('ends with its contract when it is withdrawn after both agreed on the end', async () => {
    const before = [await purse('client'), await purse('freelancer')] as const;
    const [first, second] = await bothFunded();
    const contractNumber = first.slice(0, 12);
    await act.submit(second);
    await act.dispute(second);
    await world.do((tx) => endContract(tx, world.client, contractNumber, 'We agreed to stop.', world.context));
    await world.do((tx) => acceptEnd(tx, world.freelancer, contractNumber, world.context));
    expect([
      (await world.current(contractNumber)).state,
      (await milestone(first)).state,
      (await milestone(second)).state,
    ]).toEqual(['end_requested', 'returned', 'disputed']);
    await act.withdraw(await caseOf(second));
    expect([(await world.current(contractNumber)).state, (await milestone(second)).state]).toEqual([
      'completed',
      'released',
    ]);
    expect((await purse('client')).spendable).toBe(before[0].spendable - 82_400);
    expect((await purse('freelancer')).clearing).toBe(before[1].clearing + 72_000);
  });

  it('is refused for what was released in part, and for what has cleared', async () => {
    const [first, second] = await bothFunded();
    await act.submit(first);
    await act.approve(first, 10_000);
    expect(await codeOf(act.dispute(first))).toBe('wrong_state');
    await act.submit(second);
    await act.approve(second);
    await world.pass(7 * DAY_MS);
    expect(await codeOf(act.dispute(second))).toBe('wrong_state');
  });

  it('of which one was withdrawn goes straight to a reviewer, by either side, and its money does not stand still for long', async () => {
    const [first, second] = await bothFunded();
    await act.submit(first);
    await act.dispute(first);
    await world.pass(4 * DAY_MS);
    await act.withdraw(await caseOf(first));
    const due = (await milestone(first)).reviewDueAt;
    // Also as one of several, and for the other side.
    await act.dispute(second, 'freelancer', { also: [first], percent: 100 });
    const number = await caseOf(first);
    const { id } = await milestone(first);
    const dispute = () => latestDispute(world.context.db, id);
    expect(await dispute()).toMatchObject({ state: 'escalated' });
    await world.do((tx) => withdrawDispute(tx, world.freelancer, number, 'Wait.', world.context));
    expect(await dispute()).toMatchObject({ state: 'escalated' });
    await world.pass(3 * DAY_MS);
    expect(await dispute()).toMatchObject({ state: 'evidence_closed' });
    await world.do((tx) => agreeToWithdraw(tx, world.client, number, world.context));
    expect((await milestone(first)).reviewDueAt?.getTime()).toBe((due?.getTime() ?? 0) + 3 * DAY_MS);
  });

  it('shows the reviewer the signed terms, the criteria, and each milestone with its money', async () => {
    const [first, second] = await bothFunded();
    await act.submit(second);
    await act.dispute(first, 'freelancer', { also: [second], percent: 100 });
    const operator = { ...world.stranger, isOperator: true, staffRoles: ['trust'] as const };
    const page = await readStaffDispute(world.context.db, operator, await caseOf(first), world.context);
    expect(page.held).toEqual(usd(123_600));
    expect(page.works.map(({ number, deliveries }) => [number, deliveries.length])).toEqual([
      [first, 0],
      [second, 1],
    ]);
    expect(page.agreed.map(({ title }) => title)).toContain('Milestone 2: Final screens, 14 days');
    expect(page.agreed.flatMap(({ lines }) => lines)).toContain('Light and dark (met, says the freelancer)');
    await act.acceptClaim(page.number, 'client');
  });
});

describe('a dispute beside what stops its contract', () => {
  describe.each([
    ['before', 'during'],
    ['before', 'after'],
    ['during', 'during'],
    ['during', 'after'],
  ])('opened %s a pause and withdrawn %s it', (opened, withdrawn) => {
    it('gives back each day once', async () => {
      const [first, second] = await bothFunded();
      await act.submit(second);
      const due = [(await milestone(first)).dueAt, (await milestone(second)).reviewDueAt].map(
        (at) => at?.getTime() ?? 0,
      );
      const contractNumber = first.slice(0, 12);
      const resume = () => world.do((tx) => resumeContract(tx, world.client, contractNumber, world.context));
      const openBoth = () => act.dispute(first, 'client', { also: [second] });
      if (opened === 'before') {
        await openBoth();
        await world.pass(DAY_MS);
      }
      await world.do((tx) => askPause(tx, world.client, contractNumber, 'On leave', world.context));
      await world.do((tx) => acceptPause(tx, world.freelancer, contractNumber, world.context));
      await world.pass(DAY_MS);
      if (opened === 'during') {
        await openBoth();
        await world.pass(DAY_MS);
      }
      if (withdrawn === 'after') await resume();
      await world.pass(DAY_MS / 4);
      await act.withdraw(await caseOf(first));
      if (withdrawn === 'during') {
        await world.pass(DAY_MS / 4);
        await resume();
      }
      const stoodStill = 2 * DAY_MS + (withdrawn === 'during' ? DAY_MS / 2 : DAY_MS / 4);
      const now = [(await milestone(first)).dueAt, (await milestone(second)).reviewDueAt].map(
        (at) => at?.getTime() ?? 0,
      );
      expect(now.map((at, place) => at - (due[place] ?? 0))).toEqual([stoodStill, stoodStill]);
    });
  });

  it.each([
    ['client', 2],
    ['freelancer', 1],
  ] as const)('opened while the %s asks to end the contract gives back %i days to work', async (asker, days) => {
    const [first] = await bothFunded();
    const contractNumber = first.slice(0, 12);
    const due = (await milestone(first)).dueAt?.getTime() ?? 0;
    await world.do((tx) => endContract(tx, world[asker], contractNumber, 'Plans changed.', world.context));
    await world.pass(DAY_MS);
    await act.dispute(first);
    await world.do((tx) => withdrawEnd(tx, world[asker], contractNumber, world.context));
    await world.pass(DAY_MS);
    await act.withdraw(await caseOf(first));
    expect(((await milestone(first)).dueAt?.getTime() ?? 0) - due).toBe(days * DAY_MS);
  });
});

describe('at the same moment', () => {
  const races: Readonly<Record<string, (number: string, other: string) => readonly Promise<unknown>[]>> = {
    'a dispute against approval': (number) => [act.dispute(number), act.approve(number)],
    'a dispute against giving back': (number) => [act.dispute(number), act.giveBack(number)],
    'two disputes of both sides': (number) => [act.dispute(number), act.dispute(number, 'freelancer')],
    'two cases that name the same milestone': (number, other) => [
      act.dispute(number, 'client', { also: [other] }),
      act.dispute(other, 'freelancer', { also: [number] }),
    ],
  };
  it.each(Object.keys(races))('%s: the money goes one way', async (name) => {
    const [other, number] = await bothFunded();
    await act.submit(number);
    const codes = await Promise.all((races[name]?.(number, other) ?? []).map(codeOf));
    // What was approved can still be disputed while it clears, so both may win in that order.
    expect(codes.filter((code) => code !== 'done' && code !== 'wrong_state')).toEqual([]);
    expect(codes).toContain('done');
    if (name !== 'a dispute against approval') expect(codes.toSorted()).toEqual(['done', 'wrong_state']);
  });
});

it('each check of disputes finds its fault', async () => {
  const [first, second] = await bothFunded();
  await act.dispute(first, 'client', { also: [second] });
  const faults: Readonly<Record<string, string>> = {
    'one-dispute-at-a-time':
      'insert into dispute_further select id, 9, work_id, work_number, title, price, client_fee, service_fee, tax, false from dispute where ended_at is null',
    'open-dispute-holds-the-whole':
      "insert into dispute_further select id, 9, gen_random_uuid(), 'CT-2222-2222-9', title, price, 0, 0, 0, false from dispute where ended_at is null",
    'ended-dispute-split-its-share': 'update dispute set share = (share + 500) % 10001 where share is not null',
  };
  const client = await world.database.owner.connect();
  try {
    for (const [name, fault] of Object.entries(faults)) {
      await client.query('begin');
      await client.query(fault);
      expect([
        name,
        (await client.query(disputeChecks.find((disputeCheck) => disputeCheck.name === name)?.sql ?? '')).rowCount,
      ]).not.toEqual([name, 0]);
      await client.query('rollback');
    }
  } finally {
    await client.query('rollback');
    client.release();
  }
});
