/**
 * What a contract's desk shows, on a real database: what was submitted, its money as the ledger has it, its files and
 * its record.
 */
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { latestDispute } from '#domains/disputes/server/disputes.ts';
import { acceptClaim } from '#domains/disputes/server/negotiate.ts';
import type { Actor } from '#kit/actor.ts';
import { DAY_MS } from '#kit/clock.ts';
import { sum, type Money } from '#kit/money.ts';
import { heldFor, trailsOf } from '#domains/wallet/server/wallet.ts';
import type { Db } from '#kit/server/db/database.ts';
import { asUpload } from '#kit/server/storage/files.ts';
import { milestoneCharge } from '../charge-kind.ts';
import { nextStep } from '../next-step.ts';
import { clearMilestoneEarly } from './clear-milestone-early.ts';
import { contractArchive } from './contract-archive.ts';
import { countTurns, readContractList } from './contract-list.ts';
import { readContractPage } from './contract-page.ts';
import { readContractRecord } from './contract-record.ts';
import { contractWorld, MILESTONES, usd, type ContractWorld } from './contract-world.ts';
import { openDispute } from './dispute-milestone.ts';
import { acceptEnd, endContract } from './end-contract.ts';
import { fundMilestone, fundMilestones } from './fund-milestone.ts';
import { milestoneFiles } from './milestone-files.ts';
import { giveBonus } from './give-bonus.ts';
import { readMilestoneList } from './milestone-list.ts';
import { readMilestonePage } from './milestone-page.ts';
import { approveMilestone } from './release-milestone.ts';
import { answerShare, giveBack, offerShare } from './return-milestone.ts';
import { requestChanges, submitMilestone } from './submit-milestone.ts';
import { readContractFiles } from './submissions.ts';

let world: ContractWorld;
beforeAll(async () => {
  world = await contractWorld();
  await world.addMoney(world.client, usd(10_000_000));
});
afterAll(() => world.close());

const page = (number: string, who: Actor = world.client) =>
  readContractPage(world.context.db, who, number, world.context);
const fund = (number: string, total = 41_200) =>
  world.do((tx) => fundMilestone(tx, world.client, number, usd(total), world.context));
const submit = (number: string, files: readonly string[] = [], met: readonly number[] = [0, 1], note = 'Here it is') =>
  world.do((tx) =>
    submitMilestone(
      tx,
      world.freelancer,
      number,
      { note, ...(files.length === 0 ? { link: 'https://example.com' } : {}), files, met },
      world.context,
    ),
  );
const approve = (number: string, amount: number | null = null) =>
  world.do((tx) => approveMilestone(tx, world.client, number, amount === null ? null : usd(amount), world.context));
async function uploaded(number: string, name: string, text: string): Promise<string> {
  const file = await asUpload(world.context.files, name, Buffer.from(text));
  const { context, freelancer } = world;
  const to = { milestone_number: number };
  const stored = await milestoneFiles.store(context.db, freelancer, to, file, `${number} ${name} ${text}`, context);
  return (await world.do((tx) => milestoneFiles.add(tx, freelancer, to, stored, context))).file.id;
}

it('shows the newest submission open, with the remarks beside its criteria, and opens the ticks again', async () => {
  const { number } = await world.sign();
  const first = `${number}-1`;
  await fund(first);
  expect((await page(number)).milestones[0]?.submission).toBeNull();
  await submit(first, [await uploaded(first, 'mark.svg', '<svg/>')]);
  const shown = (await page(number)).milestones[0];
  expect([
    shown?.submission?.delivery.files.map(({ name }) => name),
    shown?.submission?.delivery.note,
    shown?.met,
  ]).toEqual([['mark.svg'], 'Here it is', [0, 1]]);
  await world.do((tx) =>
    requestChanges(tx, world.client, first, [{ criterion: 0, what: 'The receipt is missing.' }], world.context),
  );
  const milestone = (await page(number, world.freelancer)).milestones[0];
  expect([milestone?.met, milestone?.submission?.asked?.items, milestone?.submission?.asked?.outcome]).toEqual([
    [],
    [{ what: 'The receipt is missing.', where: MILESTONES[0].criteria[0] }],
    null,
  ]);
  await submit(first, [], [1], 'With the receipt');
  const again = (await page(number)).milestones[0];
  expect([again?.met, again?.submission?.delivery.version, again?.submission?.asked?.outcome]).toEqual([
    [1],
    2,
    'delivered',
  ]);
  await approve(first);
  expect((await page(number)).milestones[0]?.submission).toBeNull();
});

it('leaves at least the time that was agreed when changes are requested, and half of it when little is left', async () => {
  const { number } = await world.sign();
  const first = `${number}-1`;
  const dueAt = async () => Date.parse((await page(number)).milestones[0]?.due_at ?? '');
  const change = () =>
    world.do((tx) =>
      requestChanges(tx, world.client, first, [{ criterion: 0, what: 'The receipt is missing.' }], world.context),
    );
  await fund(first);
  const agreed = await dueAt();
  world.sleep(DAY_MS);
  await submit(first);
  await change();
  expect(await dueAt()).toBe(agreed);
  world.sleep(5 * DAY_MS);
  await submit(first);
  await change();
  expect(await dueAt()).toBe(world.now().getTime() + 3.5 * DAY_MS);
  expect((await readMilestonePage(world.context.db, world.client, first, world.context)).changes[0]?.due_at).toBe(
    new Date(await dueAt()).toISOString(),
  );
});

it('has the money of the ledger, to the cent, through releases, parts, splits, refunds and disputes', async () => {
  const [firstMilestone, two] = MILESTONES;
  const milestones = [
    firstMilestone,
    two,
    { ...firstMilestone, title: 'Third' },
    { ...firstMilestone, title: 'Fourth' },
    { ...firstMilestone, title: 'Fifth' },
  ];
  const { number } = await world.sign({ milestones });
  await world.do((tx) =>
    fundMilestones(tx, world.client, number, { places: [1, 2, 3, 4], expected_total: usd(206_000) }, world.context),
  );
  await submit(`${number}-1`);
  await approve(`${number}-1`, 30_000);
  await submit(`${number}-2`, [], [0]);
  await approve(`${number}-2`);
  await world.do((tx) =>
    offerShare(tx, world.client, `${number}-3`, { percent: 25, reason: 'Plans changed' }, world.context),
  );
  const share = (await world.current(number)).milestones[2]?.split?.id ?? '';
  await world.do((tx) => answerShare(tx, world.freelancer, `${number}-3`, share, 'accept', world.context));
  const claim = { items: ['Late'], text: 'It is late.', percent: 0, files: [], also: [] };
  await world.do((tx) => openDispute(tx, world.client, `${number}-2`, claim, world.context));
  await agreesWithTheLedger(number, {
    agreed: 240_000,
    held: 130_000,
    released: 40_000,
    returned: 30_000,
    left: 40_000,
  });
  await world.do((tx) => giveBack(tx, world.freelancer, `${number}-6`, 'I am ill', world.context));
  await agreesWithTheLedger(number, {
    agreed: 240_000,
    held: 120_000,
    released: 40_000,
    returned: 40_000,
    left: 40_000,
  });
  const rest = (await page(number)).milestones[0];
  expect([rest?.released?.price, rest?.rest, rest?.returned]).toEqual([
    usd(30_000),
    { number: `${number}-6`, price: usd(10_000) },
    usd(0),
  ]);
  const rows = (
    await readMilestoneList(world.context.db, world.client, { side: 'buying', q: `${number}-1` }, world.context)
  ).items;
  expect(rows.find((row) => row.number === `${number}-1`)?.outcome).toEqual({
    agreed: usd(40_000),
    released: usd(30_000),
    returned: usd(0),
    moved: usd(10_000),
    earned: usd(27_000),
  });
});

async function agreesWithTheLedger(
  number: string,
  prices: Record<'agreed' | 'held' | 'released' | 'returned' | 'left', number>,
): Promise<void> {
  const { db } = world.context;
  const { milestones } = await world.current(number);
  const { money } = await page(number);
  expect({ ...prices }).toEqual(
    Object.fromEntries(Object.keys(prices).map((name) => [name, Number(money[name as 'agreed'].amount)])),
  );
  expect(sum([money.held, money.released, money.returned, money.left], 'USD')).toEqual(money.agreed);
  const held = await Promise.all(milestones.map(({ id }) => heldFor(db, { type: milestoneCharge.kind, id }, 'USD')));
  expect(sum(held, 'USD')).toEqual(money.held_total);
  const trails = await trailsOf(
    db,
    milestones.map(({ id }) => id),
  );
  const lines = trails.flat().flatMap((journal) => journal.lines);
  const earned = lines
    .filter(
      ({ account, owner }) => (account === 'U.pend' || account === 'U.avail') && owner === world.freelancer.userId,
    )
    .map(({ amount }): Money => amount);
  expect(sum(earned, 'USD')).toEqual(money.earned);
}

it('reads its record with as many statements for many milestones as for few', async () => {
  const reads = async (count: number): Promise<number> => {
    const { number } = await world.sign({
      milestones: Array.from({ length: count }, (_, at) => ({ ...MILESTONES[0], title: `Part ${at + 1}` })),
    });
    let statements = 0;
    const counting = <Read extends Db['rows'] | Db['row']>(read: Read): Read =>
      ((...call: unknown[]) => ((statements += 1), Reflect.apply(read, null, call))) as Read;
    const { db } = world.context;
    await readContractRecord(
      { ...db, rows: counting(db.rows), row: counting(db.row) },
      world.client,
      number,
      world.context,
    );
    return statements;
  };
  expect(await reads(6)).toBe(await reads(1));
});

it('has every file by milestone, and all of them in one archive, for its two people alone', async () => {
  const { number } = await world.sign();
  const files = (who: Actor = world.client) => readContractFiles(world.context.db, who, number, world.context);
  const archive = (who: Actor = world.client) => contractArchive(world.context.db, who, number, world.context);
  await expect(archive()).rejects.toMatchObject({ code: 'not_found' });
  await world.do((tx) =>
    fundMilestones(tx, world.client, number, { places: [1, 2], expected_total: usd(123_600) }, world.context),
  );
  await submit(`${number}-1`, [await uploaded(`${number}-1`, '../first.svg', '<svg id="one"/>')]);
  await submit(`${number}-2`, [await uploaded(`${number}-2`, 'second.svg', '<svg id="two"/>')], [0]);
  await approve(`${number}-1`);
  expect(
    (await files()).milestones.map(({ place, versions }) => [
      place,
      versions.flatMap((version) => version.files.map(({ name }) => name)),
    ]),
  ).toEqual([
    [1, ['../first.svg']],
    [2, ['second.svg']],
  ]);
  expect((await page(number)).files).toBe(2);
  for (const reader of [world.client, world.freelancer]) {
    const { name, file } = await archive(reader);
    const zip = (await buffer(file.content)).toString('latin1');
    expect(name).toBe(`${number}.zip`);
    expect(zip).toMatch(new RegExp(`${number}/1-Wireframes/version-1/files/[0-9a-f]{4}-\\.\\._first\\.svg`));
    for (const part of [`${number}/2-Final screens/version-1/delivery.txt`, '<svg id="one"/>', '<svg id="two"/>'])
      expect(zip).toContain(part);
  }
  await expect(files(world.stranger)).rejects.toMatchObject({ code: 'not_found' });
  await expect(archive(world.stranger)).rejects.toMatchObject({ code: 'not_found' });
});

it('tells a release in part as one thing: no refund, and no second payment', async () => {
  const { number } = await world.sign();
  await fund(`${number}-1`);
  await submit(`${number}-1`);
  await approve(`${number}-1`, 30_000);
  const bonus = { amount: usd(1_000), expected_total: usd(1_000), note: 'Thank you' };
  await world.do((tx) => giveBonus(tx, world.client, number, bonus, world.context));
  const record = await readContractRecord(world.context.db, world.client, number, world.context);
  const rowsOf = ({ money }: typeof record) =>
    money
      .map(({ words, amount, state }) => [words, Number(amount.amount), state.label])
      .toSorted((a, b) => String(a).localeCompare(String(b)));
  expect(rowsOf(record)).toEqual([
    ['1. Wireframes was released to Freelancer Example', 30_000, 'Released'],
    ['The rest of milestone 1 stays held as 3. Wireframes', 10_300, 'Held'],
    ['You funded 1. Wireframes', 41_200, 'Released in part'],
    ['You gave Freelancer Example a bonus', 1_000, 'Released'],
  ]);
  // 30,900 for what was released with its fee, 10,300 that are held, and the bonus.
  expect([record.paid, record.money.flatMap(({ receipt }) => receipt ?? []).toSorted()]).toEqual([
    usd(42_200),
    [`${number}-1`, `${number}-3`, `${number}-B1`],
  ]);
  const theirs = await readContractRecord(world.context.db, world.freelancer, number, world.context);
  expect(rowsOf(theirs)).toEqual([
    ['1. Wireframes was released to you', 27_000, 'Clearing'],
    ['Client Example funded 1. Wireframes', 40_000, 'Released in part'],
    ['Client Example gave you a bonus', 900, 'Clearing'],
    ['The rest of milestone 1 stays held as 3. Wireframes', 10_000, 'Held'],
  ]);
  expect([theirs.paid, theirs.money.flatMap(({ receipt }) => receipt ?? [])]).toEqual([null, []]);
  expect(record.activity.map(({ move, milestone }) => [milestone?.place ?? 0, move])).toEqual(
    expect.arrayContaining([
      [0, 'accept'],
      [1, 'fund'],
      [1, 'approvePart'],
      [3, 'rest'],
    ]),
  );
  const funded = record.activity.find(({ move }) => move === 'fund');
  expect(record.activity.find(({ move }) => move === 'bonus')?.amount).toEqual(usd(1_000));
  expect([funded?.amount, funded?.by, theirs.activity.find(({ move }) => move === 'fund')?.by]).toEqual([
    usd(40_000),
    'By you',
    'By Client Example',
  ]);
  await expect(readContractRecord(world.context.db, world.stranger, number, world.context)).rejects.toMatchObject({
    code: 'not_found',
  });
});

it('names the amount of each release as it was decided', async () => {
  const { number } = await world.sign({
    milestones: Array.from({ length: 4 }, (_, at) => ({ ...MILESTONES[0], title: `Part ${at + 1}` })),
  });
  await world.do((tx) =>
    fundMilestones(tx, world.client, number, { places: [1, 2, 3, 4], expected_total: usd(164_800) }, world.context),
  );
  await submit(`${number}-1`);
  await approve(`${number}-1`, 30_000);
  await world.do((tx) =>
    offerShare(tx, world.client, `${number}-2`, { percent: 25, reason: 'Plans changed' }, world.context),
  );
  const [, second, third] = (await world.current(number)).milestones;
  await world.do((tx) =>
    answerShare(tx, world.freelancer, `${number}-2`, second?.split?.id ?? '', 'accept', world.context),
  );
  const claim = { items: ['Late'], text: 'It is late.', percent: 60, files: [], also: [] };
  await world.do((tx) => openDispute(tx, world.client, `${number}-3`, claim, world.context));
  const dispute = await latestDispute(world.context.db, third?.id ?? '');
  await world.do((tx) => acceptClaim(tx, world.freelancer, dispute?.number ?? '', world.context));
  await submit(`${number}-4`);
  await world.do((tx) => endContract(tx, world.client, number, 'Plans changed', world.context));
  await world.do((tx) => acceptEnd(tx, world.freelancer, number, world.context));
  const { activity } = await readContractRecord(world.context.db, world.client, number, world.context);
  const released = activity.filter(({ move }) =>
    ['approvePart', 'acceptSplit', 'releaseDisputed', 'releaseAtEnd'].includes(move),
  );
  expect(released.map(({ move, milestone, amount }) => [milestone?.place, move, Number(amount?.amount)])).toEqual([
    [1, 'approvePart', 30_000],
    [2, 'acceptSplit', 10_000],
    [3, 'releaseDisputed', 24_000],
    [4, 'releaseAtEnd', 40_000],
  ]);
});

it('blames nobody for an end that came with the approval of the last of its money', async () => {
  const endOf = async (number: string) =>
    (await readContractRecord(world.context.db, world.client, number, world.context)).activity.find(
      ({ move }) => move === 'completeEnd',
    )?.by;
  const withEndRequested = async () => {
    const { number } = await world.sign();
    await fund(`${number}-1`);
    await submit(`${number}-1`);
    await world.do((tx) => endContract(tx, world.freelancer, number, 'Plans changed', world.context));
    return number;
  };
  const approved = await withEndRequested();
  await approve(`${approved}-1`);
  expect(await endOf(approved)).toBe('Automatic, with the last of its money');
});

it('shows what of a release still clears once some of it was cleared early, until a dispute takes that back', async () => {
  await world.database.owner.query(
    "insert into profile (user_id, level) values ($1, 'level_2') on conflict (user_id) do update set level = excluded.level",
    [world.freelancer.userId],
  );
  const { number } = await world.sign();
  await fund(`${number}-1`);
  await submit(`${number}-1`);
  await approve(`${number}-1`);
  const clearEarly = (amount: number) =>
    world.do((tx) =>
      clearMilestoneEarly(
        tx,
        world.freelancer,
        `${number}-1`,
        { amount: usd(amount), expected_fee: usd(amount / 100) },
        world.context,
      ),
    );
  const rows = async (verb: string) =>
    (await readContractRecord(world.context.db, world.freelancer, number, world.context)).money
      .filter(({ words }) => words.includes(verb))
      .map(({ note, amount, state, until }) => [note, Number(amount.amount), state.label, until !== null]);
  expect(await rows('released')).toEqual([['$400.00 less the service fee of $40.00', 36_000, 'Clearing', true]]);
  await clearEarly(10_000);
  expect(await rows('released')).toEqual([
    ['$400.00 less the service fee of $40.00, $100.00 of it cleared early', 26_000, 'Clearing', true],
  ]);
  await clearEarly(26_000);
  expect(await rows('released')).toEqual([
    ['$400.00 less the service fee of $40.00, $360.00 of it cleared early', 0, 'Cleared early', false],
  ]);
  const claim = { items: ['Late'], text: 'It is late.', percent: 0, files: [], also: [] };
  await world.do((tx) => openDispute(tx, world.client, `${number}-1`, claim, world.context));
  expect((await rows('early')).map(([, , state]) => state)).toEqual([
    'Held again',
    'Held again',
    'Held again',
    'Held again',
  ]);
});

it('counts what cleared early once, also after the rest cleared', async () => {
  await world.database.owner.query(
    "insert into profile (user_id, level) values ($1, 'level_2') on conflict (user_id) do update set level = excluded.level",
    [world.freelancer.userId],
  );
  const { number } = await world.sign();
  await fund(`${number}-1`);
  await submit(`${number}-1`);
  await approve(`${number}-1`);
  const wish = { amount: usd(10_000), expected_fee: usd(100) };
  await world.do((tx) => clearMilestoneEarly(tx, world.freelancer, `${number}-1`, wish, world.context));
  const shown = async () =>
    (await readContractRecord(world.context.db, world.freelancer, number, world.context)).money.map(
      ({ amount, state }) => [Number(amount.amount), state.label],
    );
  expect(await shown()).toEqual([
    [9_900, 'Available'],
    [26_000, 'Clearing'],
    [40_000, 'Released'],
  ]);
  await world.pass(30 * DAY_MS);
  expect(await shown()).toEqual([
    [9_900, 'Available'],
    [26_000, 'Available'],
    [40_000, 'Released'],
  ]);
});

it('puts a review and a dispute before more funding, and names one side at a time', async () => {
  const { number } = await world.offer();
  const step = async (who: Actor) => nextStep(await page(number, who))?.kind ?? null;
  const both = async () => [await step(world.client), await step(world.freelancer)];
  expect(await both()).toEqual([null, 'sign']);
  const other = await world.sign();
  const otherSteps = async () =>
    Promise.all(
      [world.client, world.freelancer].map(async (who) => nextStep(await page(other.number, who))?.kind ?? null),
    );
  expect(await otherSteps()).toEqual(['fund', null]);
  await fund(`${other.number}-1`);
  expect(await otherSteps()).toEqual([null, 'submit']);
  await submit(`${other.number}-1`);
  expect(await otherSteps()).toEqual(['review', null]);
  await world.do((tx) =>
    openDispute(
      tx,
      world.client,
      `${other.number}-1`,
      { items: ['Blank'], text: 'It is blank.', percent: 0, files: [], also: [] },
      world.context,
    ),
  );
  expect(await otherSteps()).toEqual([null, 'dispute']);
  expect(
    (await page(other.number)).disputes.map(({ to_do: toDo, dispute }) => [toDo, dispute.works[0]?.number]),
  ).toEqual([[null, `${other.number}-1`]]);
});

it('lists the contracts of a side with their money and what waits, and counts those that wait', async () => {
  const before = await countTurns(world.context.db, world.freelancer, 'selling', world.context);
  const { number } = await world.sign({ title: 'A list of its own' });
  await fund(`${number}-1`);
  const list = (side: 'buying' | 'selling', who: Actor) =>
    readContractList(world.context.db, who, { side, q: 'A list of its own' }, world.context);
  const [row] = (await list('selling', world.freelancer)).items;
  expect(row).toMatchObject({
    number,
    to_do: 'Submit work',
    done: 0,
    milestones: 2,
    is_disputed: false,
    money: { held: usd(40_000), left: usd(80_000) },
  });
  const mine = await list('buying', world.client);
  expect(mine.items[0]).toMatchObject({ number, to_do: null, other: { name: 'Freelancer Example' } });
  expect(mine.counts.running).toBeGreaterThan(0);
  expect(await countTurns(world.context.db, world.freelancer, 'selling', world.context)).toEqual({
    turns: before.turns + 1,
  });
  expect((await list('selling', world.client)).items).toEqual([]);
  expect(
    (
      await readContractList(
        world.context.db,
        world.client,
        { side: 'buying', state: 'ended', q: 'A list of its own' },
        world.context,
      )
    ).items,
  ).toEqual([]);
  const { totals } = mine;
  const all = await readContractList(
    world.context.db,
    world.client,
    { side: 'buying', state: 'running', limit: 100 },
    world.context,
  );
  for (const figure of ['held', 'held_total'] as const)
    expect(totals[figure]).toEqual(
      sum(
        all.items.map(({ money }) => money[figure]),
        'USD',
      ),
    );
  const finished = async (place: number): Promise<void> => {
    await submit(`${number}-${place}`, [], [0]);
    await approve(`${number}-${place}`);
  };
  await finished(1);
  // As on its page, and counted in the menu: nothing goes on before the next one is funded.
  const [toFund] = (await list('buying', world.client)).items;
  expect([toFund?.to_do, toFund?.clock, toFund?.done, nextStep(await page(number))?.kind]).toEqual([
    'Fund the milestone',
    null,
    1,
    'fund',
  ]);
  await fund(`${number}-2`, 82_400);
  await finished(2);
  await world.do((tx) => endContract(tx, world.client, number, '', world.context));
  // The date beside what waits is that of what waits, though earnings clear before it.
  const [ended] = (await list('selling', world.freelancer)).items;
  expect([ended?.to_do, ended?.clock?.kind]).toEqual(['Write a review', 'review']);
});
