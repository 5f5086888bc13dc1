/**
 * Other terms for a contract that runs, on a real database: signed by both, kept as versions, and in races one wins.
 */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { chargeChecks } from '#domains/wallet/server/charge-checks.ts';
import { ledgerChecks } from '#domains/wallet/server/ledger-checks.ts';
import { DAY_MS } from '#kit/clock.ts';
import { Failure } from '#kit/errors.ts';
import { violations } from '../../../../db/checks/run-checks.ts';
import { acceptChange, answerChange, proposeChange } from './change-terms.ts';
import { contractChecks } from './contract-checks.ts';
import { contractDocument } from './contract-document.ts';
import { readContractPage } from './contract-page.ts';
import { contractWorld, MILESTONES, usd, type ContractWorld } from './contract-world.ts';
import { endContract } from './end-contract.ts';
import { fundMilestone } from './fund-milestone.ts';
import { approveMilestone } from './release-milestone.ts';
import { submitMilestone } from './submit-milestone.ts';

let world: ContractWorld;
beforeAll(async () => {
  world = await contractWorld();
  await world.addMoney(world.client, usd(10_000_000));
});
afterAll(async () => {
  expect(await violations(world.database.owner, [...contractChecks, ...chargeChecks, ...ledgerChecks])).toEqual([]);
  await world.close();
});

type Who = 'client' | 'freelancer';
const [FIRST, SECOND] = MILESTONES;
const THIRD = { title: 'Handover', price: usd(20_000), days: 3, criteria: ['An hour of questions'] };
const asIs = [
  { place: 1, ...FIRST },
  { place: 2, ...SECOND },
];
const fund = (number: string, place: number, total: number) =>
  world.do((tx) => fundMilestone(tx, world.client, `${number}-${place}`, usd(total), world.context));
const propose = (who: Who, number: string, milestones: Parameters<typeof proposeChange>[3]['milestones'], scope = '') =>
  world.do((tx) =>
    proposeChange(
      tx,
      world[who],
      number,
      { scope, milestones, reason: 'More to do', signature: `${who} Example` },
      world.context,
    ),
  );
const page = (number: string, who: Who = 'client') =>
  readContractPage(world.context.db, world[who], number, world.context);
const accept = async (who: Who, number: string, hash?: string) => {
  const read = hash ?? (await page(number)).change_asked?.hash ?? '0'.repeat(64);
  return world.do((tx) =>
    acceptChange(tx, world[who], number, { signature: `${who} Example`, hash: read }, world.context),
  );
};
const answer = (who: Who, number: string, how: 'decline' | 'withdraw') =>
  world.do((tx) => answerChange(tx, world[who], number, how, world.context));
const funded = async (): Promise<string> => {
  const { number } = await world.sign();
  await fund(number, 1, 41_200);
  return number;
};
const codeOf = (run: Promise<unknown>): Promise<string> =>
  run.then(
    () => 'done',
    (error: unknown) => (error instanceof Failure ? error.code : String(error)),
  );

describe('other terms', () => {
  it('add, change and remove milestones once both signed, as the next version with a PDF of its own', async () => {
    const number = await funded();
    await propose(
      'freelancer',
      number,
      [
        { place: 1, ...FIRST },
        { place: null, ...THIRD },
      ],
      'Twelve screens and a handover.',
    );
    const contractPage = await page(number);
    expect(contractPage).toMatchObject({
      turn: 'acceptChange',
      scope: 'Twelve screens, from search to receipt.',
      change_asked: { version: 2, by: 'freelancer' },
    });
    expect(contractPage.change_asked?.added.map(({ place }) => place)).toEqual([3]);
    expect(contractPage.change_asked?.dropped.map(({ place }) => place)).toEqual([2]);
    expect(await codeOf(accept('freelancer', number))).toBe('wrong_state');
    expect(await codeOf(accept('client', number, 'f'.repeat(64)))).toBe('wrong_state');
    await accept('client', number);
    const now = await page(number);
    expect(now.milestones.map(({ place, state }) => [place, state])).toEqual([
      [1, 'funded'],
      [2, 'dropped'],
      [3, 'agreed'],
    ]);
    expect([now.scope, now.change_asked, now.versions.map(({ version, outcome }) => [version, outcome])]).toEqual([
      'Twelve screens and a handover.',
      null,
      [
        [2, 'accepted'],
        [1, 'accepted'],
      ],
    ]);
    for (const version of [1, 2])
      expect((await contractDocument(world.context.db, world.client, number, version, world.context)).name).toBe(
        `contract-${number}-v${version}.pdf`,
      );
    expect(await codeOf(contractDocument(world.context.db, world.client, number, 3, world.context))).toBe('not_found');
    await fund(number, 3, 20_600);
  });

  it('change price and criteria before funding, with the fees of the contract', async () => {
    const number = await funded();
    await propose('client', number, [
      { place: 1, ...FIRST },
      { place: 2, ...SECOND, price: usd(90_000), criteria: ['Light, dark and print'] },
    ]);
    await accept('freelancer', number);
    const second = (await world.current(number)).milestones[1];
    expect([second?.terms.price, second?.terms.client_fee, second?.terms.service_fee, second?.criteria]).toEqual([
      usd(90_000),
      usd(2_700),
      usd(9_000),
      ['Light, dark and print'],
    ]);
    expect(await codeOf(fund(number, 2, 82_400))).toBe('price_changed');
    await fund(number, 2, 92_700);
  });

  it('move the date of a milestone under work, and never its price', async () => {
    const number = await funded();
    const due = (await world.current(number)).milestones[0]?.dueAt?.getTime() ?? 0;
    expect(
      await codeOf(
        propose('client', number, [
          { place: 1, ...FIRST, price: usd(10_000) },
          { place: 2, ...SECOND },
        ]),
      ),
    ).toBe('wrong_state');
    expect(await codeOf(propose('client', number, [{ place: 2, ...SECOND }]))).toBe('wrong_state');
    await world.pass(8 * DAY_MS);
    expect((await world.current(number)).milestones[0]?.lateAt).not.toBeNull();
    await propose('freelancer', number, [
      { place: 1, ...FIRST, days: 12 },
      { place: 2, ...SECOND },
    ]);
    await accept('client', number);
    const [first] = (await world.current(number)).milestones;
    expect([(first?.dueAt?.getTime() ?? 0) - due, first?.lateAt]).toEqual([5 * DAY_MS, null]);
    await world.pass(4 * DAY_MS);
    expect((await world.current(number)).milestones[0]?.lateAt).not.toBeNull();
  });

  it('are declined, taken back, or expire after five days, and nothing changes', async () => {
    const number = await funded();
    const wish = [...asIs, { place: null, ...THIRD }];
    expect(await codeOf(propose('client', number, asIs))).toBe('invalid_input');
    expect(await codeOf(propose('client', number, [...asIs, { place: null, ...THIRD, price: usd(100) }]))).toBe(
      'invalid_input',
    );
    await propose('client', number, wish);
    expect(await codeOf(propose('freelancer', number, wish))).toBe('wrong_state');
    expect(await codeOf(answer('freelancer', number, 'withdraw'))).toBe('wrong_state');
    await answer('freelancer', number, 'decline');
    await propose('client', number, wish);
    await answer('client', number, 'withdraw');
    await propose('client', number, wish);
    await world.pass(5 * DAY_MS);
    const now = await page(number);
    expect([now.milestones.length, now.versions.map(({ outcome }) => outcome)]).toEqual([
      2,
      ['lapsed', 'withdrawn', 'declined', 'accepted'],
    ]);
    expect(await codeOf(accept('freelancer', number))).toBe('wrong_state');
  });

  it('give way to the end of the contract', async () => {
    const number = await funded();
    await propose('client', number, [...asIs, { place: null, ...THIRD }]);
    await world.do((tx) => endContract(tx, world.client, number, 'Plans changed', world.context));
    expect(await page(number)).toMatchObject({ state: 'end_requested', change_asked: null });
  });

  it('are refused when a milestone that they change was funded, or released in part, meanwhile', async () => {
    const number = await funded();
    await propose('freelancer', number, [
      { place: 1, ...FIRST },
      { place: 2, ...SECOND, days: 20, price: usd(70_000) },
    ]);
    await fund(number, 2, 82_400);
    expect((await page(number)).change_asked?.refusal).toContain('Milestone 2');
    expect(await codeOf(accept('client', number))).toBe('wrong_state');
    const other = await funded();
    await propose('freelancer', other, [...asIs, { place: null, ...THIRD }]);
    await world.do((tx) =>
      submitMilestone(
        tx,
        world.freelancer,
        `${other}-1`,
        { note: 'Done', link: 'https://example.com', files: [], met: [] },
        world.context,
      ),
    );
    await world.do((tx) => approveMilestone(tx, world.client, `${other}-1`, usd(10_000), world.context));
    expect(await codeOf(accept('client', other))).toBe('wrong_state');
  });
});

describe('at the same moment', () => {
  it('accepting twice changes once, and accepting against taking back is one of both', async () => {
    const number = await funded();
    await propose('client', number, [...asIs, { place: null, ...THIRD }]);
    expect(
      (await Promise.all([codeOf(accept('freelancer', number)), codeOf(accept('freelancer', number))])).toSorted(),
    ).toEqual(['done', 'wrong_state']);
    expect((await world.current(number)).milestones.length).toBe(3);
    await propose('client', number, [...asIs, { place: 3, ...THIRD, days: 5 }]);
    expect(
      (
        await Promise.all([codeOf(accept('freelancer', number)), codeOf(answer('client', number, 'withdraw'))])
      ).toSorted(),
    ).toEqual(['done', 'wrong_state']);
  });

  it('accepting another price against funding: never funded at a price that nobody read', async () => {
    const number = await funded();
    await propose('client', number, [
      { place: 1, ...FIRST },
      { place: 2, ...SECOND, price: usd(90_000) },
    ]);
    const { hash } = (await page(number)).change_asked ?? { hash: '' };
    const [accepted, paid] = await Promise.all([
      codeOf(accept('freelancer', number, hash)),
      codeOf(fund(number, 2, 82_400)),
    ]);
    expect([
      ['done', 'price_changed'],
      ['wrong_state', 'done'],
    ]).toContainEqual([accepted, paid]);
  });
});
