/** Offers of contracts on a real database: made, signed, declined, withdrawn, extended and expired, each once. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { HOUR_MS } from '#kit/clock.ts';
import { Failure } from '#kit/errors.ts';
import { violations } from '../../../../db/checks/run-checks.ts';
import { acceptOffer, endOffer, extendOffer } from './answer-offer.ts';
import { contractDashboards } from './dashboards.ts';
import { contractDocument } from './contract-document.ts';
import { readContractPage } from './contract-page.ts';
import { contractChecks } from './contract-checks.ts';
import { contractWorld, MILESTONES, usd, usernameOf, type ContractWorld } from './contract-world.ts';
import { readMilestoneList } from './milestone-list.ts';
import { offerContract } from './offer-contract.ts';
import { hashOf, versionsOf } from './signed-versions.ts';

let world: ContractWorld;
beforeAll(async () => {
  world = await contractWorld();
});
afterAll(async () => {
  expect(await violations(world.database.owner, contractChecks)).toEqual([]);
  await world.close();
});

const codeOf = async (run: Promise<unknown>): Promise<string> =>
  run.then(
    () => 'done',
    (error: unknown) => (error instanceof Failure ? error.code : String(error)),
  );
const hashFor = async (id: string) => (await versionsOf(world.context.db, id))[0]?.hash.toString('hex') ?? '';
const accept = (number: string, hash: string) =>
  world.do((tx) => acceptOffer(tx, world.freelancer, number, { signature: 'Freelancer Example', hash }, world.context));
const end = (actor: 'client' | 'freelancer', number: string, answer: 'decline' | 'withdraw') =>
  world.do((tx) => endOffer(tx, world[actor], number, answer, 'Other plans', world.context));

describe('an offer', () => {
  it('freezes its fees, is signed by its client, and waits 48 hours', async () => {
    const contract = await world.offer();
    expect(contract).toMatchObject({ state: 'offered', currency: 'USD', version: 1 });
    expect(
      contract.milestones.map(({ number, terms }) => [
        number,
        terms.price.amount,
        terms.client_fee.amount,
        terms.service_fee.amount,
      ]),
    ).toEqual([
      [`${contract.number}-1`, '40000', '1200', '4000'],
      [`${contract.number}-2`, '80000', '2400', '8000'],
    ]);
    const [signed] = await versionsOf(world.context.db, contract.id);
    expect(signed).toMatchObject({ client_name: 'Client Example', freelancer_name: null, outcome: null });
    expect(hashOf(signed?.terms ?? '').equals(signed?.hash ?? Buffer.alloc(0))).toBe(true);
    await world.pass(47 * HOUR_MS);
    expect((await world.current(contract.number)).state).toBe('offered');
    await world.pass(HOUR_MS);
    expect((await world.current(contract.number)).state).toBe('lapsed');
    expect(await codeOf(accept(contract.number, await hashFor(contract.id)))).toBe('wrong_state');
  });

  it('is refused to oneself, to a client, below the least price, and to someone suspended', async () => {
    const offer = { title: 'T', scope: 'S', milestones: MILESTONES, valid_hours: 48, signature: 'C' };
    const to = (
      actor: 'client' | 'stranger',
      freelancer: string,
      milestones: readonly (typeof MILESTONES)[number][] = MILESTONES,
    ) => codeOf(world.do((tx) => offerContract(tx, world[actor], { ...offer, freelancer, milestones }, world.context)));
    expect(await to('stranger', usernameOf(world.stranger))).toBe('forbidden');
    expect(await to('stranger', usernameOf(world.client))).toBe('not_found');
    expect(await to('client', usernameOf(world.freelancer), [{ ...MILESTONES[0], price: usd(499) }])).toBe(
      'invalid_input',
    );
    await world.database.owner.query('update account set suspended_at = now() where id = $1', [
      world.freelancer.userId,
    ]);
    expect(await to('client', usernameOf(world.freelancer))).toBe('wrong_state');
    await world.database.owner.query('update account set suspended_at = null where id = $1', [world.freelancer.userId]);
  });

  it('is signed by the freelancer only as they read it, and lapses when it isn’t funded in 72 hours', async () => {
    const { id, number } = await world.offer();
    expect(await codeOf(accept(number, '0'.repeat(64)))).toBe('wrong_state');
    expect((await accept(number, await hashFor(id))).state).toBe('accepted');
    expect((await versionsOf(world.context.db, id))[0]).toMatchObject({
      freelancer_name: 'Freelancer Example',
      outcome: 'accepted',
    });
    await world.pass(71 * HOUR_MS);
    expect((await world.current(number)).state).toBe('accepted');
    await world.pass(HOUR_MS);
    expect((await world.current(number)).state).toBe('lapsed');
  });

  it('can be extended to seven days from when it was made, once it is longer', async () => {
    const { number, offeredAt } = await world.offer();
    const extend = (hours: number) => world.do((tx) => extendOffer(tx, world.client, number, hours, world.context));
    expect((await extend(168)).validUntil).toEqual(new Date(offeredAt.getTime() + 168 * HOUR_MS));
    expect(await codeOf(extend(100))).toBe('invalid_input');
    await end('client', number, 'withdraw');
  });

  it('is the client’s turn on its last day, unless it can’t be extended any more', async () => {
    const { number } = await world.offer();
    const home = async (side: 'client' | 'freelancer') =>
      (
        await contractDashboards.find(({ of }) => of === side)?.read(world.context.db, world[side], world.context)
      )?.turns?.map(({ number: contractNumber, turn }) => [contractNumber, turn]);
    expect(await home('client')).toEqual([]);
    expect(await home('freelancer')).toEqual([[number, 'accept']]);
    // It waits as a whole: with the price of all of it, not of the first milestone.
    const part = contractDashboards.find(({ of }) => of === 'freelancer');
    expect((await part?.read(world.context.db, world.freelancer, world.context))?.turns).toMatchObject([
      { number, turn: 'accept', contract: { milestones: 2, agreed: usd(120_000), held: usd(0) } },
    ]);
    world.sleep(25 * HOUR_MS);
    expect(await home('client')).toEqual([[number, 'extendOffer']]);
    await world.do((tx) => extendOffer(tx, world.client, number, 168, world.context));
    expect(await home('client')).toEqual([]);
    world.sleep(167 * HOUR_MS - 25 * HOUR_MS);
    expect(await home('client')).toEqual([]);
    await end('client', number, 'withdraw');
  });

  it('is no one else’s', async () => {
    const { id, number } = await world.offer();
    expect(await codeOf(readContractPage(world.context.db, world.stranger, number, world.context))).toBe('not_found');
    expect(
      await codeOf(
        world.do((tx) => acceptOffer(tx, world.client, number, { signature: 'C', hash: '' }, world.context)),
      ),
    ).toBe('forbidden');
    expect((await contractDocument(world.context.db, world.client, number, null, world.context)).name).toBe(
      `contract-${number}.pdf`,
    );
    const page = await readContractPage(world.context.db, world.freelancer, number, world.context);
    expect(page).toMatchObject({
      side: 'freelancer',
      turn: 'accept',
      scope: 'Twelve screens, from search to receipt.',
    });
    expect(page.versions[0]?.hash).toBe(await hashFor(id));
    const list = await readMilestoneList(
      world.context.db,
      world.freelancer,
      { side: 'selling', state: 'offers' },
      world.context,
    );
    expect(new Map(list.items.map((row) => [row.number, row.turn]))).toEqual(
      new Map([
        [`${number}-1`, 'accept'],
        [`${number}-2`, null],
      ]),
    );
    expect(list.counts.offers).toBe(2);
    await end('freelancer', number, 'decline');
  });
});

describe('at the same moment', () => {
  it.each([
    ['two acceptances', 2],
    ['accept against withdraw', 1],
    ['decline against withdraw', 1],
    ['accept against its expiry', 1],
  ])('%s: one wins, and the other is told the state', async (name) => {
    const { id, number } = await world.offer();
    const hash = await hashFor(id);
    const runs = {
      'two acceptances': [() => accept(number, hash), () => accept(number, hash)],
      'accept against withdraw': [() => accept(number, hash), () => end('client', number, 'withdraw')],
      'decline against withdraw': [() => end('freelancer', number, 'decline'), () => end('client', number, 'withdraw')],
      'accept against its expiry': [
        () => accept(number, hash),
        () => {
          world.sleep(48 * HOUR_MS);
          return world.fireTimers();
        },
      ],
    }[name];
    const codes = await Promise.all((runs ?? []).map((run) => codeOf(run())));
    const { state } = await world.current(number);
    if (name === 'accept against withdraw') {
      // Withdrawing is possible after the signature too, so both may win, one after the other.
      expect(['withdrawn']).toContain(state);
      return;
    }
    expect(codes.filter((code) => code === 'wrong_state').length).toBeLessThanOrEqual(1);
    expect(['accepted', 'declined', 'withdrawn', 'lapsed']).toContain(state);
    if (name === 'two acceptances') expect(codes.toSorted()).toEqual(['done', 'wrong_state']);
    if (name === 'decline against withdraw') expect(codes.toSorted()).toEqual(['done', 'wrong_state']);
  });
});
