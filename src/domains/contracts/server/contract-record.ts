/** All that happened in a contract, and all its payments, as one list each. */
import { historiesOf, timelineOf } from '#domains/paid-work/server/paid-work.ts';
import { shownPeople } from '#domains/profiles/server/profiles.ts';
import { trailsOf } from '#domains/wallet/server/wallet.ts';
import type { Actor } from '#kit/actor.ts';
import { brandName } from '#kit/brand.ts';
import { after, DAY_MS } from '#kit/clock.ts';
import { money, type Money } from '#kit/money.ts';
import type { Context } from '#kit/server/context.ts';
import type { Db } from '#kit/server/db/database.ts';
import { partOf } from '../contract-money.ts';
import type { ContractRecord } from '../desk-contract.ts';
import { CONTRACT_LIMITS, type ContractMove } from '../life.ts';
import type { MilestoneMove } from '../milestone.ts';
import { moreTimeWords } from '../more-time.ts';
import type { TimelineEntry } from '../shapes.ts';
import { timelineWords } from '../words.ts';
import { bonusesOf } from './give-bonus.ts';
import { bonusRow, milestoneRows, paidBy, type MoneyReader } from './money-rows.ts';
import { readMine, sideOf, type Contract, type Milestone } from './store.ts';

type Written = Awaited<ReturnType<typeof historiesOf>>[number];

export async function readContractRecord(
  db: Db,
  actor: Actor,
  number: string,
  context: Context,
): Promise<ContractRecord> {
  const contract = await readMine(db, number, actor.userId, context);
  const { id, clientId, freelancerId, milestones, currency } = contract;
  const bonuses = await bonusesOf(db, id);
  const [people, history, trails] = await Promise.all([
    shownPeople(db, [clientId, freelancerId]),
    historiesOf(db, [id, ...milestones.map((milestone) => milestone.id)]),
    trailsOf(
      db,
      milestones.map((milestone) => milestone.id),
    ),
  ]);
  const side = sideOf(contract, actor.userId);
  const nameOf = (userId: string): string => people(userId).name;
  const reader: MoneyReader = { id: actor.userId, side, other: nameOf(side === 'client' ? freelancerId : clientId) };
  const writtenOf = new Map(history.map((line) => [line.id, line]));
  const names = new Map([people(clientId), people(freelancerId)].map((person) => [person.id, person]));
  const lines = timelineOf({ state: contract.state, reviews: null }, history, [], names, timelineWords);
  const payments = [
    ...milestones.flatMap((milestone, at) => milestoneRows(contract, milestone, trails[at] ?? [], reader)),
    ...bonuses.map((bonus) => bonusRow(bonus, reader)),
  ];
  return {
    activity: lines
      // The first milestones came with the offer, which says so.
      .filter(({ move, at }) => move !== 'agree' || at !== contract.offeredAt.toISOString())
      .map((line) => {
        const written = writtenOf.get(line.id);
        const milestone = milestones.find((milestone) => milestone.id === written?.work_id);
        const time = written === undefined ? null : moreTimeWords(written);
        return {
          ...line,
          words: time?.line ?? line.words,
          due: (time?.due ?? []).map((date) => date.toISOString()),
          milestone:
            milestone === undefined
              ? null
              : { number: milestone.number, place: milestone.place, title: milestone.title },
          amount: written === undefined ? null : amountOf(written, milestone?.terms.price, currency),
          by: byWords(line, contract, milestone, reader),
        };
      }),
    money: payments.toSorted((payment, other) => Date.parse(other.at) - Date.parse(payment.at)),
    paid: side === 'client' ? paidBy(clientId, trails, bonuses, currency) : null,
  };
}

const OF_WHOLE_PRICE: readonly string[] = ['fund', 'rest', 'approve', 'autoRelease', 'releaseAtEnd'] satisfies (
  | MilestoneMove
  | 'rest'
)[];
const OF_PART: readonly string[] = ['acceptSplit', 'releaseDisputed', 'releaseByOperator'] satisfies MilestoneMove[];
const OF_AMOUNT: readonly string[] = ['approvePart', 'bonus'] satisfies (MilestoneMove | ContractMove)[];

/** As it was decided then: what became of the milestone later is another line. */
function amountOf({ move, amount, percent }: Written, price: Money | undefined, currency: string): Money | null {
  if (OF_AMOUNT.includes(move)) return amount === null ? null : money(amount, currency);
  if (price === undefined) return null;
  if (OF_PART.includes(move)) return partOf(price, percent);
  return OF_WHOLE_PRICE.includes(move) ? price : null;
}

/** Money that a provider brought is the client’s. */
function byWords(
  { party, by_name: name, move }: TimelineEntry,
  contract: Contract,
  milestone: Milestone | undefined,
  { side, other }: MoneyReader,
): string {
  const client = side === 'client' ? 'you' : other;
  if (move === 'fund' && milestone !== undefined && milestone.fundedAfter !== null)
    return `${brandName()} funded it automatically, as ${client} set`;
  if (party === 'operator') return 'By our team';
  if (party === 'provider') return `By ${client}`;
  if (party === side) return 'By you';
  if (party !== 'system') return `By ${name ?? other}`;
  return move === 'completeEnd' || move === 'cancelEnd'
    ? whyItEnded(contract, side === contract.endAskedBy ? other : 'you')
    : 'Automatic';
}

function whyItEnded({ endAskedBy, endAskedAt, endAgreedAt, endedAt }: Contract, whoAnswers: string): string {
  if (endAskedBy === null || endAskedAt === null) return 'Automatic: no money was held for 30 days';
  if (endAgreedAt !== null) return 'Automatic, with the last of its money, as both agreed';
  // Before the time to answer was over nobody was silent: the rest was approved or refunded while the request waited.
  const isUnanswered = endedAt !== null && endedAt >= after(endAskedAt, CONTRACT_LIMITS.endDays * DAY_MS);
  return isUnanswered
    ? `Automatic: ${whoAnswers} didn’t answer the request to end in time`
    : 'Automatic, with the last of its money';
}
