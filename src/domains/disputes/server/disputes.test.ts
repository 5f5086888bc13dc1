/** Disputes about a kind of work that no domain has: what the next one has to bring, and nothing of orders. */
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { checks } from '../../../../db/checks/checks.ts';
import { violations } from '../../../../db/checks/run-checks.ts';
import { heldErrand } from '#domains/paid-work/server/test-errand.ts';
import { termsFor } from '#domains/paid-work/price.ts';
import { deliveriesOf, holdTotal, returnAll, type PaidWork } from '#domains/paid-work/server/paid-work.ts';
import { balances, clearEarly, heldFor, platformBalance } from '#domains/wallet/server/wallet.ts';
import type { Actor } from '#kit/actor.ts';
import { after, DAY_MS, HOUR_MS } from '#kit/clock.ts';
import type { Failure } from '#kit/errors.ts';
import { money } from '#kit/money.ts';
import type { Tx } from '#kit/server/db/database.ts';
import { fireDueTimers } from '#kit/server/jobs/fire-timers.ts';
import { FIRST_TERMS } from '#kit/terms.ts';
import { uuidv7 } from '#kit/server/make-id.ts';
import { asUpload } from '#kit/server/storage/files.ts';
import { testContext } from '#kit/server/test-context.ts';
import { testDatabase } from '#kit/server/test-database.ts';
import type { StaffRole } from '#kit/staff.ts';
import { CRITERIA, type Reasoned } from '../criteria.ts';
import { acceptDecision, appealDecision, assignDispute, decideDispute } from './decide-dispute.ts';
import { disputeFiles, openDisputeFile } from './dispute-files.ts';
import { disputeFigures } from './figures.ts';
import { agreeToWithdraw, endWithdrawal, withdrawDispute } from './end-dispute.ts';
import { disputeTimers, openDispute, type Dispute } from './disputes.ts';
import {
  acceptClaim,
  acceptOffer,
  addEvidence,
  answerClaim,
  endOffer,
  escalateDispute,
  makeOffer,
} from './negotiate.ts';
import { personal } from './personal.ts';
import { presentDispute } from './present.ts';
import { readStaffDispute, readStaffDisputes, readStaffFile } from './staff-disputes.ts';
import { disputeNumbered } from './store.ts';
import { clearErrand, clearingErrand, disputable, errands } from './test-disputed-errand.ts';
import { disputedWork } from './disputed-work.ts';

const base = await testDatabase();
let now = new Date('2026-03-02T09:00:00Z');
const { disputed, asked } = errands(() => now);
const context = testContext(base.database, { clock: () => now, extensions: [disputedWork.with(disputed)] });
const run = <Result>(command: (tx: Tx) => Promise<Result>) => base.database.transact(command);
afterAll(async () => {
  // An errand is no order, as one check would have it.
  expect(
    await violations(
      base.owner,
      checks.filter(({ name }) => name !== 'parts-belong-to-their-order'),
    ),
  ).toEqual([]);
  await base.close();
});

const usd = (amount: number) => money(amount, 'USD');
const actor = (userId: string, staffRoles: readonly StaffRole[] = []): Actor => ({
  userId,
  sessionId: uuidv7(),
  role: 'both',
  isOperator: staffRoles.length > 0,
  staffRoles,
  emailVerified: true,
  onboarded: true,
});
const [ann, ben, owner] = [actor(uuidv7(), ['trust']), actor(uuidv7(), ['trust']), actor(uuidv7(), ['owner'])];

let errand: PaidWork;
let client: Actor;
let freelancer: Actor;
beforeEach(async () => begin(await heldErrand(base, now)));
function begin(work: PaidWork): void {
  errand = work;
  [client, freelancer] = [actor(work.clientId), actor(work.freelancerId)];
}

const CLAIM = {
  items: ['The parcel never left.', 'No answer for a week.'],
  text: 'Nothing was fetched.',
  percent: 20,
  files: [],
};
const open = (by: 'client' | 'freelancer' = 'client', percent = 20, isReleased = false): Promise<Dispute> =>
  run((tx) => openDispute(tx, disputable(errand), by, { ...CLAIM, percent }, isReleased, context));
const answer = ({ number }: Dispute, by = freelancer) =>
  run((tx) => answerClaim(tx, by, number, { text: 'It did leave.', percent: 80, files: [] }, context));
const pass = async (ms: number) => {
  now = after(now, ms);
  await fireDueTimers(context, disputeTimers, now);
};
const state = async ({ number }: Dispute) => (await disputeNumbered(context.db, number)).state;
const held = () => heldFor(context.db, { type: 'errand', id: errand.id }, 'USD');
const balance = ({ userId }: Actor) => balances(context.db, userId, 'USD');
const reasons: Reasoned[] = CRITERIA.map((criterion) => ({
  criterion,
  finding: 'client',
  reason: 'The tracking shows that nothing moved.',
}));
const decide = ({ number }: Dispute, by: Actor, percent: number) =>
  run((tx) =>
    decideDispute(tx, by, number, { percent, criteria: reasons, statement: 'Half of the way was made.' }, context),
  );
const assign = ({ number }: Dispute, by: Actor) => run((tx) => assignDispute(tx, by, number, context));
const news = async (name: string) =>
  (
    await base.owner.query("select facts from job where name = $1 and facts->>'workId' = $2 order by id", [
      name,
      errand.id,
    ])
  ).rows.map(({ facts }: { facts: object }) => facts);

async function underReview(): Promise<Dispute> {
  const dispute = await open();
  await answer(dispute);
  await pass(10 * DAY_MS);
  await pass(3 * DAY_MS);
  return assign(dispute, ann);
}
async function decided(percent = 50): Promise<Dispute> {
  return decide(await underReview(), ann, percent);
}

describe('a claim', () => {
  it('freezes the money, is shown to both with its files, and can be made once', async () => {
    const dispute = await open();
    expect(dispute).toMatchObject({ state: 'opened', wanted: 2_000, openedBy: 'client' });
    expect(await held()).toEqual(usd(10_300));
    await expect(open('freelancer', 100)).rejects.toMatchObject({ code: 'wrong_state' });
    const page = await presentDispute(context.db, dispute, freelancer.userId, now);
    expect(page).toMatchObject({
      side: 'freelancer',
      claim: { percent: 20, to_freelancer: usd(1_800), back_to_client: usd(8_240) },
      statements: [{ by: 'client', kind: 'claim', items: CLAIM.items, percent: 20, files: [] }],
      clocks: [{ kind: 'answer', turn: ['freelancer'], ends_at: after(now, 5 * DAY_MS).toISOString() }],
      timeline: [{ move: 'open', before: null, after: 'opened' }],
    });
    expect(await news('dispute.opened')).toMatchObject([{ by: 'client', percent: 20 }]);
  });

  it('that nobody answers in five days is granted, with the fees on its share', async () => {
    const dispute = await open();
    await pass(5 * DAY_MS);
    expect(await state(dispute)).toBe('decided_default');
    expect(await balance(freelancer)).toMatchObject({ clearing: usd(1_800) });
    expect(await balance(client)).toMatchObject({ spendable: usd(20_000 - 2_000 - 60), held: usd(0) });
    expect(asked.ended.at(-1)).toEqual({ id: errand.id, share: 2_000, party: 'system' });
    expect(await news('dispute.ended')).toMatchObject([{ how: 'unanswered', earned: '1800', returned: '8240' }]);
  });

  it.each([
    ['client', 0],
    ['client', 1],
    ['freelancer', 99],
    ['freelancer', 100],
  ] as const)(
    'by the %s for a share of %d%% of 1,000 that nobody answers goes to a reviewer instead',
    async (by, percent) => {
      begin(await heldErrand(base, now, 100_000));
      const dispute = await open(by, percent);
      await pass(5 * DAY_MS);
      expect([await state(dispute), await held()]).toEqual(['evidence_closed', usd(103_000)]);
      expect(await news('dispute.ready')).toMatchObject([{ unanswered: true }]);
    },
  );

  it('is not opened and withdrawn again and again: the second goes to a reviewer, and only both withdraw it', async () => {
    const first = await open();
    await run((tx) => withdrawDispute(tx, client, first.number, 'We found it.', context));
    const second = await open();
    expect(await state(second)).toBe('escalated');
    expect((await presentDispute(context.db, second, freelancer.userId, now)).timeline).toMatchObject([
      { move: 'open', after: 'escalated', reason: expect.stringContaining('straight to a reviewer') as string },
    ]);
    expect(await news('dispute.opened')).toMatchObject([{ isRepeat: false }, { isRepeat: true }]);
    const updatedDispute = await run((tx) => withdrawDispute(tx, client, second.number, 'Again.', context));
    expect(updatedDispute.state).toBe('escalated');
    await pass(3 * DAY_MS);
    expect(await state(second)).toBe('evidence_closed');
    // The other side may still let it rest, and a third has no other way either.
    await run((tx) => agreeToWithdraw(tx, freelancer, second.number, context));
    expect(await state(await open('freelancer', 100))).toBe('escalated');
  });

  it('is accepted as it is by the other side', async () => {
    const dispute = await open('freelancer', 100);
    await expect(run((tx) => acceptClaim(tx, freelancer, dispute.number, context))).rejects.toMatchObject({
      code: 'wrong_state',
    });
    await run((tx) => acceptClaim(tx, client, dispute.number, context));
    expect(await state(dispute)).toBe('settled');
    expect(await balance(freelancer)).toMatchObject({ clearing: usd(9_000) });
  });

  it('about money that is clearing holds it again, with both fees, and gives it on when it is withdrawn', async () => {
    const fees = async () => [
      await platformBalance(context.db, 'R.svc', 'USD'),
      await platformBalance(context.db, 'R.buy', 'USD'),
    ];
    const before = await fees();
    begin(await clearingErrand(base, now));
    const released = await fees();
    const dispute = await open('client', 0, true);
    expect([await held(), await fees(), (await balance(freelancer)).clearing]).toEqual([usd(10_300), before, usd(0)]);
    await run((tx) => withdrawDispute(tx, client, dispute.number, 'We found it.', context));
    expect(asked.resumed.at(-1)).toBe(errand.id);
    expect([await held(), await fees(), (await balance(freelancer)).clearing]).toEqual([usd(0), released, usd(9_000)]);
    // Once more: what was released again can be held again as well.
    const again = await open('client', 0, true);
    await run((tx) => makeOffer(tx, freelancer, again.number, 0, context));
    expect([await held(), await fees(), (await balance(client)).spendable]).toEqual([usd(0), before, usd(20_000)]);
  });

  const clearTenEarly = () => {
    const reference = { type: 'errand', id: errand.id, label: errand.number };
    return run((tx) =>
      clearEarly(tx, { journalId: uuidv7(), userId: freelancer.userId, amount: usd(1_000), fee: usd(10), reference }),
    );
  };

  it('holds again what was cleared early, with its fee, as often as it was', async () => {
    begin(await clearingErrand(base, now));
    const early = () => platformBalance(context.db, 'R.exp', 'USD');
    const before = await early();
    await clearTenEarly();
    await clearTenEarly();
    expect([await balance(freelancer), await early()]).toMatchObject([
      { clearing: usd(7_000), available: usd(1_980) },
      usd(Number(before.amount) + 20),
    ]);
    const dispute = await open('client', 50, true);
    expect([await held(), await early()]).toEqual([usd(10_300), before]);
    expect(await balance(freelancer)).toMatchObject({ clearing: usd(0), available: usd(0) });
    await run((tx) => withdrawDispute(tx, client, dispute.number, 'Found it.', context));
    expect(await balance(freelancer)).toMatchObject({ clearing: usd(9_000), available: usd(0) });
    await clearTenEarly();
    const again = await open('client', 50, true);
    await run((tx) => makeOffer(tx, freelancer, again.number, 50, context));
    expect(await balance(freelancer)).toMatchObject({ clearing: usd(4_500), available: usd(0) });
  });

  it('about money that was cleared early and spent, or that has cleared, is refused, and nothing moves', async () => {
    begin(await clearingErrand(base, now));
    await clearTenEarly();
    const bought = {
      ...errand,
      id: uuidv7(),
      number: 'ER-2',
      clientId: freelancer.userId,
      freelancerId: client.userId,
      terms: termsFor(FIRST_TERMS, usd(500)),
    };
    await run((tx) => holdTotal(tx, bought, now));
    const refused = { code: 'wrong_state', message: expect.stringContaining('already paid out') as string };
    await expect(open('client', 0, true)).rejects.toMatchObject(refused);
    expect(await balance(freelancer)).toMatchObject({ clearing: usd(8_000), available: usd(390) });
    await run((tx) => returnAll(tx, bought, now));
    await run((tx) => clearErrand(tx, errand, now));
    await expect(open('client', 0, true)).rejects.toMatchObject({
      code: 'wrong_state',
      message: expect.stringContaining('has cleared') as string,
    });
    expect(await balance(freelancer)).toMatchObject({ clearing: usd(0), available: usd(8_990) });
  });
});

describe('between both sides', () => {
  it('an offer replaces the one before, and the other side accepts the one it read', async () => {
    const dispute = await open();
    await expect(run((tx) => makeOffer(tx, client, dispute.number, 30, context))).rejects.toMatchObject({
      code: 'wrong_state',
    });
    await answer(dispute);
    const first = await run((tx) => makeOffer(tx, client, dispute.number, 30, context));
    const second = await run((tx) => makeOffer(tx, freelancer, dispute.number, 60, context));
    const accept = (by: Actor, id: string | undefined) =>
      run((tx) => acceptOffer(tx, by, dispute.number, id ?? '', context));
    await expect(accept(client, first.offer?.id)).rejects.toMatchObject({ code: 'wrong_state' });
    await expect(accept(freelancer, second.offer?.id)).rejects.toMatchObject({ code: 'wrong_state' });
    await accept(client, second.offer?.id);
    expect(await state(dispute)).toBe('settled');
    expect(await balance(freelancer)).toMatchObject({ clearing: usd(5_400) });
    expect(await balance(client)).toMatchObject({ spendable: usd(20_000 - 6_000 - 180) });
  });

  it.each([0, 100, 33.33])(
    'both naming %d percent settles it, by the answer and by an offer, no matter who names it second',
    async (percent) => {
      const answered = await open('client', percent);
      await run((tx) =>
        answerClaim(tx, freelancer, answered.number, { text: 'So be it.', percent, files: [] }, context),
      );
      expect([await state(answered), await held()]).toEqual(['settled', usd(0)]);
      begin(await heldErrand(base, now));
      const offered = await open('client', 20);
      await answer(offered);
      const first = await run((tx) => makeOffer(tx, freelancer, offered.number, percent, context));
      await run((tx) => endOffer(tx, client, offered.number, first.offer?.id ?? '', 'decline', context));
      // A declined number is still what that side asks for.
      const settled = await run((tx) => makeOffer(tx, client, offered.number, percent, context));
      expect([settled.state, settled.share, await held()]).toEqual(['settled', Math.round(percent * 100), usd(0)]);
      expect(asked.ended.at(-1)).toMatchObject({ id: errand.id, share: Math.round(percent * 100), party: 'client' });
      expect(await news('dispute.ended')).toMatchObject([{ how: 'agreed', percent }]);
    },
  );

  it('the answer’s number is an offer that is accepted as it is, and the turn of one side', async () => {
    const dispute = await open();
    const { offer } = await answer(dispute);
    const page = await presentDispute(
      context.db,
      await disputeNumbered(context.db, dispute.number),
      client.userId,
      now,
    );
    expect(page).toMatchObject({
      offer: { by: 'freelancer', percent: 80, to_freelancer: usd(7_200), back_to_client: usd(2_060) },
      numbers: { client: { percent: 20 }, freelancer: { percent: 80 } },
      clocks: [{ kind: 'negotiation', turn: ['client'] }],
    });
    await run((tx) => acceptOffer(tx, client, dispute.number, offer?.id ?? '', context));
    expect([await state(dispute), (await balance(freelancer)).clearing]).toEqual(['settled', usd(7_200)]);
  });

  it('a number that was withdrawn settles nothing, and the claim counts again', async () => {
    const dispute = await open('client', 20);
    await answer(dispute);
    const { offer } = await run((tx) => makeOffer(tx, client, dispute.number, 50, context));
    await run((tx) => endOffer(tx, client, dispute.number, offer?.id ?? '', 'withdraw', context));
    expect((await run((tx) => makeOffer(tx, freelancer, dispute.number, 50, context))).state).toBe('negotiating');
    expect((await run((tx) => makeOffer(tx, freelancer, dispute.number, 20, context))).state).toBe('settled');
  });

  it('who opened it cannot let it rest alone once it was answered', async () => {
    const dispute = await open();
    await answer(dispute);
    const ask = () => run((tx) => withdrawDispute(tx, client, dispute.number, 'Settled in a call.', context));
    expect((await ask()).state).toBe('negotiating');
    await expect(ask()).rejects.toMatchObject({ code: 'wrong_state' });
    await expect(run((tx) => agreeToWithdraw(tx, client, dispute.number, context))).rejects.toMatchObject({
      code: 'wrong_state',
    });
    await run((tx) => endWithdrawal(tx, freelancer, dispute.number, context));
    await expect(run((tx) => agreeToWithdraw(tx, freelancer, dispute.number, context))).rejects.toMatchObject({
      code: 'wrong_state',
    });
    await pass(3 * DAY_MS);
    await run((tx) => escalateDispute(tx, freelancer, dispute.number, context));
    expect((await ask()).state).toBe('escalated');
    expect([await state(dispute), asked.resumed.includes(errand.id)]).toEqual(['escalated', false]);
    await run((tx) => agreeToWithdraw(tx, freelancer, dispute.number, context));
    expect([await state(dispute), asked.resumed.at(-1)]).toEqual(['withdrawn', errand.id]);
    expect((await news('dispute.withdrawal_ended')).length).toBe(1);
  });

  it('an offer is declined or withdrawn, and the talk goes on', async () => {
    const dispute = await open();
    await answer(dispute);
    for (const [how, by] of [
      ['decline', freelancer],
      ['withdraw', client],
    ] as const) {
      const { offer } = await run((tx) => makeOffer(tx, client, dispute.number, 30, context));
      await run((tx) => endOffer(tx, by, dispute.number, offer?.id ?? '', how, context));
    }
    expect((await disputeNumbered(context.db, dispute.number)).offer).toBeNull();
    expect(await state(dispute)).toBe('negotiating');
  });

  it('is escalated by either after three days, by the clock after ten; then evidence closes', async () => {
    const dispute = await open();
    await answer(dispute);
    await expect(run((tx) => escalateDispute(tx, client, dispute.number, context))).rejects.toMatchObject({
      code: 'wrong_state',
    });
    await pass(3 * DAY_MS);
    await run((tx) => escalateDispute(tx, client, dispute.number, context));
    await run((tx) => addEvidence(tx, freelancer, dispute.number, { text: 'The receipt.', files: [] }, context));
    await pass(3 * DAY_MS);
    expect(await state(dispute)).toBe('evidence_closed');
    await expect(
      run((tx) => addEvidence(tx, client, dispute.number, { text: 'One more.', files: [] }, context)),
    ).rejects.toMatchObject({
      code: 'wrong_state',
      data: { state: 'evidence_closed' },
    });
    const later = await run((tx) => makeOffer(tx, client, dispute.number, 40, context));
    await run((tx) => acceptOffer(tx, freelancer, dispute.number, later.offer?.id ?? '', context));
    expect(await state(dispute)).toBe('settled');
  });

  it('files are each side’s own until sent, then of both and of the reviewer, and of nobody else', async () => {
    const dispute = await open();
    const upload = async (by: Actor, name: string) => {
      const file = await asUpload(context.files, name, Buffer.from(`bytes of ${name}`));
      const to = { dispute_number: dispute.number };
      const stored = await disputeFiles.store(context.db, by, to, file, name, context);
      return (await run((tx) => disputeFiles.add(tx, by, to, stored, context))).file;
    };
    const photo = await upload(freelancer, 'photo.png');
    const read = async (by: Actor) => {
      const named = { dispute_number: dispute.number, file_id: photo.id };
      const { name, file } = await openDisputeFile(context.db, by, named, context);
      file.content.destroy();
      return name;
    };
    await expect(read(client)).rejects.toMatchObject({ code: 'not_found' });
    await expect(
      readStaffFile(context.db, ann, { dispute_number: dispute.number, file_id: photo.id }, context),
    ).rejects.toMatchObject({
      code: 'not_found',
    });
    expect((await presentDispute(context.db, dispute, freelancer.userId, now)).draft_files).toMatchObject([
      { id: photo.id },
    ]);
    await run((tx) =>
      answerClaim(tx, freelancer, dispute.number, { text: 'See the photo.', percent: 90, files: [photo.id] }, context),
    );
    expect(await read(client)).toBe('photo.png');
    const staff = await readStaffFile(context.db, ann, { dispute_number: dispute.number, file_id: photo.id }, context);
    staff.file.content.destroy();
    await expect(read(actor(uuidv7()))).rejects.toMatchObject({ code: 'not_found' });
    const page = await presentDispute(
      context.db,
      await disputeNumbered(context.db, dispute.number),
      client.userId,
      now,
    );
    expect(page.statements.at(-1)).toMatchObject({
      by: 'freelancer',
      files: [{ id: photo.id, uploaded_by: 'freelancer' }],
    });
    expect(await deliveriesOf(context.db, errand.id)).toEqual([]);
  });
});

describe('a decision', () => {
  it('waits for the appeal window, then splits the money', async () => {
    const dispute = await decided(50);
    expect(await held()).toEqual(usd(10_300));
    await pass(7 * DAY_MS - HOUR_MS);
    expect(await state(dispute)).toBe('decided');
    await pass(HOUR_MS);
    expect(await state(dispute)).toBe('final');
    expect(await balance(freelancer)).toMatchObject({ clearing: usd(4_500) });
    expect(await balance(client)).toMatchObject({ spendable: usd(20_000 - 5_000 - 150) });
  });

  it('is paid at once when both accept it', async () => {
    const dispute = await decided(40);
    await run((tx) => acceptDecision(tx, client, dispute.number, context));
    await expect(run((tx) => acceptDecision(tx, client, dispute.number, context))).rejects.toMatchObject({
      code: 'wrong_state',
    });
    expect(await held()).toEqual(usd(10_300));
    await run((tx) => acceptDecision(tx, freelancer, dispute.number, context));
    expect(await state(dispute)).toBe('final');
    expect(await balance(freelancer)).toMatchObject({ clearing: usd(3_600) });
  });

  it('is appealed once, and decided again by another person for good', async () => {
    const dispute = await decided(0);
    await run((tx) => appealDecision(tx, freelancer, dispute.number, 'The tracking was read wrongly.', context));
    await expect(assign(dispute, ann)).rejects.toMatchObject({ code: 'forbidden' });
    await expect(decide(dispute, ben, 70)).rejects.toMatchObject({ code: 'forbidden' });
    await assign(dispute, ben);
    await decide(dispute, ben, 70);
    expect(await state(dispute)).toBe('final');
    expect(await balance(freelancer)).toMatchObject({ clearing: usd(6_300) });
    await expect(run((tx) => appealDecision(tx, client, dispute.number, 'Again.', context))).rejects.toMatchObject({
      code: 'wrong_state',
    });
    const page = await presentDispute(
      context.db,
      await disputeNumbered(context.db, dispute.number),
      client.userId,
      now,
    );
    expect(page.decisions).toMatchObject([
      { round: 1, percent: 0, criteria: reasons },
      { round: 2, percent: 70 },
    ]);
    expect(page.timeline.filter(({ party }) => party === 'operator').map(({ by_name }) => by_name)).toEqual(
      Array(4).fill('a reviewer'),
    );
  });

  it('is made by nobody who takes part in it or dealt with either side', async () => {
    const dispute = await open();
    await answer(dispute);
    await pass(10 * DAY_MS);
    await pass(3 * DAY_MS);
    for (const conflicted of [actor(client.userId, ['trust'])])
      await expect(assign(dispute, conflicted)).rejects.toMatchObject({ code: 'forbidden' });
    const [former, theirs] = [errand, await heldErrand(base, now)];
    await base.owner.query('update charge set payee_id = $1 where id = $2', [former.freelancerId, theirs.id]);
    await expect(assign(dispute, actor(theirs.clientId, ['trust']))).rejects.toMatchObject({ code: 'forbidden' });
    await base.owner.query('update charge set payee_id = $1 where id = $2', [theirs.freelancerId, theirs.id]);
    expect((await assign(dispute, ann)).state).toBe('under_review');
  });

  it('that is late alarms operators every day, and is an owner’s after thirty days, without moving money', async () => {
    const dispute = await underReview();
    for (let day = 0; day < 18; day += 1) await pass(DAY_MS);
    expect((await disputeNumbered(context.db, dispute.number)).isSenior).toBe(true);
    await expect(decide(dispute, ann, 50)).rejects.toMatchObject({ code: 'forbidden' });
    for (let day = 0; day < 4; day += 1) await pass(DAY_MS);
    expect((await news('dispute.late')).length).toBeGreaterThan(10);
    expect([await state(dispute), await held()]).toEqual(['under_review', usd(10_300)]);
    await assign(dispute, owner);
    await decide(dispute, owner, 50);
    expect(await state(dispute)).toBe('decided');
  });
});

describe('at the same moment', () => {
  /** One of them wins, and the other is asked what became of it. */
  async function race(...commands: readonly (() => Promise<unknown>)[]) {
    const outcomes = await Promise.allSettled(commands.map((command) => command()));
    const lost = outcomes.flatMap((outcome) => (outcome.status === 'rejected' ? [outcome.reason as Failure] : []));
    expect(lost).toHaveLength(commands.length - 1);
    for (const failure of lost) expect(failure).toMatchObject({ code: 'wrong_state' });
  }

  it('two claims are one', () =>
    race(
      () => open('client'),
      () => open('freelancer'),
    ));

  it('the answer and the end of its time are one', async () => {
    const dispute = await open();
    now = after(now, 5 * DAY_MS);
    await Promise.allSettled([answer(dispute), fireDueTimers(context, disputeTimers, now)]);
    const ended = await state(dispute);
    expect(['negotiating', 'decided_default']).toContain(ended);
    expect(await held()).toEqual(ended === 'negotiating' ? usd(10_300) : usd(0));
  });

  it('an accepted offer and a withdrawal are one', async () => {
    const dispute = await open();
    await answer(dispute);
    const { offer } = await run((tx) => makeOffer(tx, freelancer, dispute.number, 60, context));
    await run((tx) => withdrawDispute(tx, client, dispute.number, 'Never mind.', context));
    await race(
      () => run((tx) => acceptOffer(tx, client, dispute.number, offer?.id ?? '', context)),
      () => run((tx) => agreeToWithdraw(tx, freelancer, dispute.number, context)),
    );
  });

  it('an appeal and the last acceptance are one, and the money is split once', async () => {
    const dispute = await decided(50);
    await run((tx) => acceptDecision(tx, client, dispute.number, context));
    await race(
      () => run((tx) => acceptDecision(tx, freelancer, dispute.number, context)),
      () => run((tx) => appealDecision(tx, freelancer, dispute.number, 'No.', context)),
    );
  });

  it('what fails on the way leaves nothing behind', async () => {
    const dispute = await open();
    const broken = {
      ...context,
      extensions: [disputedWork.with({ ...disputed, end: () => Promise.reject(new Error('killed')) })],
    };
    await expect(run((tx) => acceptClaim(tx, freelancer, dispute.number, broken))).rejects.toThrow('killed');
    expect([await state(dispute), await held()]).toEqual(['opened', usd(10_300)]);
    await run((tx) => acceptClaim(tx, freelancer, dispute.number, context));
    expect(await held()).toEqual(usd(0));
  });
});

describe('operators', () => {
  it('find what waits first, by queue, reviewer and number, and read both sides, the work and the money', async () => {
    const dispute = await underReview();
    const list = (query: Parameters<typeof readStaffDisputes>[2]) => readStaffDisputes(context.db, ann, query, context);
    const numbers = async (query: Parameters<typeof readStaffDisputes>[2]) =>
      (await list(query)).items.map(({ number }) => number);
    expect(await numbers({ queue: 'waiting', mine: 'yes' })).toContain(dispute.number);
    expect(await numbers({ queue: 'running' })).not.toContain(dispute.number);
    expect(await numbers({ queue: 'waiting', q: dispute.number.slice(0, 6).toLowerCase() })).toContain(dispute.number);
    expect(await numbers({ queue: 'waiting', q: 'DP-0' })).toEqual([]);
    expect((await list({ queue: 'waiting', limit: 1 })).waiting).toBeGreaterThan(0);
    const file = await readStaffDispute(context.db, ann, dispute.number, context);
    expect(file).toMatchObject({
      may_assign: 'You review this dispute.',
      may_decide: null,
      held: usd(10_300),
      work: { number: errand.number },
      works: [{ number: errand.number, held: usd(10_300), money: [{ words: 'Paid and held' }] }],
    });
    expect(file.statements.map(({ by, kind }) => `${by} ${kind}`)).toEqual(['client claim', 'freelancer answer']);
    const audit = await base.owner.query('select act from staff_acts where subject_id = $1 order by id', [dispute.id]);
    expect(audit.rows.map(({ act }: { act: string }) => act)).toEqual(['dispute.assign', 'dispute.read']);
  });
});

it('is in the copy of both people, and keeps them from leaving while it is open', async () => {
  const dispute = await open();
  for (const { userId } of [client, freelancer]) {
    const records: { number: string; statements: object[] }[] = [];
    for (const part of personal.exportOf?.(context.db, userId, context).parts ?? [])
      for await (const record of part.records) records.push(record as (typeof records)[number]);
    expect(records).toMatchObject([{ number: dispute.number, statements: [{ kind: 'claim' }] }]);
    expect(await personal.dutiesBeforeLeaving?.(context.db, userId)).toMatchObject([{ kind: 'dispute' }]);
  }
  await run((tx) => withdrawDispute(tx, client, dispute.number, 'We found it.', context));
  expect(await personal.dutiesBeforeLeaving?.(context.db, client.userId)).toEqual([]);
});

it('ends are public sums', async () => {
  const figures = await disputeFigures(context.db, context);
  expect(figures.disputes).toBeGreaterThan(5);
  expect(figures.by_category).toMatchObject([{ name: 'errands', disputes: figures.disputes }]);
});
