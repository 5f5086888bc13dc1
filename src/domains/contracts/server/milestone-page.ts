/** A milestone in one read: what was submitted, asked and paid. */
import * as work from '#domains/paid-work/server/paid-work.ts';
import { whyNotAgain } from '#domains/disputes/dispute.ts';
import { evidenceOf, latestDispute, presentDispute } from '#domains/disputes/server/disputes.ts';
import { shownPeople } from '#domains/profiles/server/profiles.ts';
import { heldFor, trail, whyNotHeldAgain } from '#domains/wallet/server/wallet.ts';
import type { Actor } from '#kit/actor.ts';
import { Failure } from '#kit/errors.ts';
import { toDecimal } from '#kit/money.ts';
import { onTheWire } from '#kit/wire-terms.ts';
import type { Context } from '#kit/server/context.ts';
import { statement, type Db } from '#kit/server/db/database.ts';
import { csvFile, csvPages } from '#kit/server/documents/csv-file.ts';
import type { FileAnswer } from '#kit/server/http/file-answer.ts';
import { milestoneCharge } from '../charge-kind.ts';
import { contractNumberOf } from '../contract-number.ts';
import type { MilestonePage } from '../milestone-contract.ts';
import { mayMoveMilestone } from '../policy.ts';
import { CONTRACT_TERMS } from '../signed-terms.ts';
import { rowWords, timelineWords } from '../words.ts';
import { readMilestoneList, type ListQuery } from './milestone-list.ts';
import { milestoneRows } from './money-rows.ts';
import { presentMilestone } from './present.ts';
import { asWork, readMine, sideOf } from './store.ts';

export async function readMilestonePage(
  db: Db,
  actor: Actor,
  number: string,
  context: Context,
): Promise<MilestonePage> {
  const now = context.clock();
  const contract = await readMine(db, contractNumberOf(number), actor.userId, context);
  const milestone = contract.milestones.find((milestone) => milestone.number === number);
  if (milestone === undefined) throw new Failure('not_found');
  const side = sideOf(contract, actor.userId);
  const [people, history, files, handedOver, changes, split, journals, held, dispute, unheld, risk] = await Promise.all(
    [
      shownPeople(db, [contract.clientId, contract.freelancerId]),
      work.historyOf(db, milestone.id),
      work.filesOf(db, milestone.id, actor.userId),
      work.deliveriesOf(db, milestone.id),
      work.revisionsOf(db, milestone.id),
      work.lastSplit(db, milestone.id),
      trail(db, milestone.id),
      heldFor(db, { type: milestoneCharge.kind, id: milestone.id }, contract.currency),
      latestDispute(db, milestone.id),
      milestone.state === 'released' ? whyNotHeldAgain(db, milestone.id, milestone.freelancerId) : null,
      work.paymentRisk(db, asWork(contract, milestone), {
        isReleased: milestone.releasedAt !== null,
        side,
        noun: 'milestone',
      }),
    ],
  );
  const [client, freelancer] = [people(contract.clientId), people(contract.freelancerId)];
  const { deliveries, draft_files: draftFiles } = work.presentHandover(handedOver, files);
  const shown = presentMilestone(contract, milestone, side, now);
  const refusal = milestone.state === 'released' ? (whyNotAgain(dispute) ?? unheld) : null;
  return {
    milestone: {
      ...shown,
      moves: shown.moves.map((move) =>
        move.name === 'openDispute' && move.ok && refusal !== null ? { ...move, ok: false, why: refusal } : move,
      ),
    },
    contract: {
      number: contract.number,
      title: contract.title,
      state: contract.state,
      other: (side === 'client' ? freelancer : client).name,
    },
    side,
    in_force: onTheWire(CONTRACT_TERMS, contract.inForce),
    deliveries,
    draft_files: draftFiles,
    changes: changes.map(work.presentRevision),
    evidence_files: files.filter(({ sent, purpose }) => !sent && purpose === evidenceOf(side)).map(work.presentFile),
    dispute: dispute === null ? null : await presentDispute(db, dispute, actor.userId, now),
    disputable: contract.milestones
      .filter(
        (otherMilestone) =>
          otherMilestone.id !== milestone.id && mayMoveMilestone(otherMilestone, 'openDispute', side, now).ok,
      )
      .map(({ number: other, title, terms, state }) => ({
        number: other,
        title,
        terms,
        is_released: state === 'released',
      })),
    // The offers of a dispute are its own.
    share:
      split === undefined || (dispute !== null && milestone.state !== 'split_offered')
        ? null
        : work.presentSplit(split, milestone.terms),
    timeline: work.timelineOf(
      { state: milestone.state, reviews: null },
      history,
      [],
      new Map([client, freelancer].map((person) => [person.id, person])),
      timelineWords,
    ),
    money: milestoneRows(contract, milestone, journals, {
      id: actor.userId,
      side,
      other: (side === 'client' ? freelancer : client).name,
    }),
    held,
    payment_risk: risk,
  };
}

const HEADS = [
  'Milestone',
  'Contract',
  'Title',
  'With',
  'Status',
  'Amount',
  'Currency',
  'Due (UTC)',
  'Next deadline (UTC)',
  'Agreed',
  'Released',
  'Returned',
  'Earned',
];
const LINES_AT_ONCE = 100;

export function milestonesAsCsv(db: Db, actor: Actor, wanted: ListQuery, context: Context): Promise<FileAnswer> {
  const pages = csvPages(
    (cursor) => readMilestoneList(db, actor, { ...wanted, cursor, limit: LINES_AT_ONCE }, context),
    (row) => [
      row.number,
      row.contract_title,
      row.title,
      row.other,
      rowWords(row.contract_state, row.state).label,
      toDecimal(row.amount),
      row.amount.currency,
      row.due_at ?? '',
      row.clock?.ends_at ?? '',
      ...(['agreed', 'released', 'returned', 'earned'] as const).map((name) =>
        row.outcome === null ? '' : toDecimal(row.outcome[name]),
      ),
    ],
  );
  return csvFile('milestones.csv', HEADS, pages);
}

const party = statement(
  'milestone_is_party',
  'select 1 as found from contract_milestone where number = :number and (client_id = :userId or freelancer_id = :userId)',
);
export const isPartyOfMilestone = async (db: Db, userId: string, number: string): Promise<boolean> =>
  (await db.row(party, { number, userId })) !== undefined;
