/** All that happened in a contract, and all its payments, as one list each. */
import { historiesOf, timelineOf } from '#domains/paid-work/server/paid-work.ts';
import { shownPeople } from '#domains/profiles/server/profiles.ts';
import { trail } from '#domains/wallet/server/wallet.ts';
import type { Actor } from '#kit/actor.ts';
import type { Context } from '#kit/server/context.ts';
import type { Db } from '#kit/server/db/database.ts';
import type { ContractRecord } from '../desk-contract.ts';
import { timelineWords } from '../words.ts';
import { bonusesOf } from './give-bonus.ts';
import { milestoneMoney } from './milestone-trail.ts';
import { readMine, sideOf, type Contract } from './store.ts';

export async function readContractRecord(db: Db, actor: Actor, number: string, context: Context): Promise<ContractRecord> {
  const contract = await readMine(db, number, actor.userId, context);
  const { id, clientId, freelancerId, milestones } = contract;
  const bonuses = await bonusesOf(db, id);
  const [people, history, money] = await Promise.all([
    shownPeople(db, [clientId, freelancerId]),
    historiesOf(db, [id, ...milestones.map((one) => one.id)]),
    readMoney(db, contract, bonuses, actor.userId),
  ]);
  const names = new Map([people(clientId), people(freelancerId)].map((one) => [one.id, one]));
  const ofWork = new Map(history.map((line) => [line.id, line.work_id]));
  const isClient = sideOf(contract, actor.userId) === 'client';
  return {
    activity: timelineOf({ state: contract.state, reviews: null }, history, [], names, timelineWords).map((line) => {
      const of = milestones.find((one) => one.id === ofWork.get(line.id));
      return { ...line, milestone: of === undefined ? null : { number: of.number, place: of.place, title: of.title } };
    }),
    money,
    receipts: !isClient
      ? []
      : [
          ...milestones.filter(({ fundedAt }) => fundedAt !== null).map((one) => ({ number: one.number, title: `${one.place}. ${one.title}` })),
          ...bonuses.map((bonus) => ({ number: bonus.number, title: 'Bonus' })),
        ],
  };
}

type Bonuses = Awaited<ReturnType<typeof bonusesOf>>;

/** From the ledger, the newest first. */
async function readMoney(db: Db, contract: Contract, bonuses: Bonuses, readerId: string): Promise<ContractRecord['money']> {
  const trails = await Promise.all(contract.milestones.map(({ id }) => trail(db, id)));
  const ofMilestones = contract.milestones.flatMap((milestone, at) =>
    milestoneMoney(contract, milestone, trails[at] ?? [], readerId).map((line) => ({ ...line, about: `${milestone.place}. ${milestone.title}` })),
  );
  const ofBonuses = bonuses.map(({ number, given_at: at, amount }) => ({
    journal_id: number,
    at,
    words: 'Bonus given',
    from: 'Client’s balance',
    to: 'Freelancer’s clearing earnings',
    details: 'Client’s balance to freelancer’s clearing earnings',
    amount,
    about: 'Bonus',
  }));
  return [...ofMilestones, ...ofBonuses].toSorted((one, other) => Date.parse(other.at) - Date.parse(one.at));
}
