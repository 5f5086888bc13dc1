/**
 * A claim about held or clearing money (DSP-1). The domain of the work has locked it, stopped its clocks and knows who
 * asks.
 */
import { createHash } from 'node:crypto';
import { freezeReleased, sendFiles, wakeForNext, type PaidWork } from '#domains/paid-work/server/paid-work.ts';
import { amountsOf } from '#domains/paid-work/price.ts';
import { Failure } from '#kit/errors.ts';
import type { Context } from '#kit/server/context.ts';
import { statement, type Tx } from '#kit/server/db/database.ts';
import type { Side } from '#kit/sides.ts';
import { clocksOf } from '../deadlines.ts';
import { isRepeat, whyNotAgain } from '../dispute.ts';
import { DISPUTE_NUMBER_BYTES, disputeNumberFrom } from '../dispute-number.ts';
import { disputeOpened } from '../events.ts';
import { shareOf } from '../shapes.ts';
import { DISPUTE_CLOCK, note } from './move-dispute.ts';
import { evidenceOf, say } from './say.ts';
import {
  announceDispute,
  disputeOf,
  DISPUTE_COLUMNS,
  latestDispute,
  moneyOf,
  withParts,
  type Dispute,
  type DisputedPart,
} from './store.ts';

export interface Claim {
  readonly items: readonly string[];
  readonly text: string;
  /** Of the price, to the freelancer. */
  readonly percent: number;
  readonly files: readonly string[];
}

export interface Disputable extends PaidWork {
  /** Of its page. */
  readonly path: string;
  readonly category: string;
}

/** Derived from the id, so that a replayed run gives the same numbers (OPS-4). */
const numberOf = (id: string): string =>
  disputeNumberFrom(createHash('sha256').update(id).digest().subarray(0, DISPUTE_NUMBER_BYTES));

const REPEATED = 'An earlier dispute about this was withdrawn, so this one goes straight to a reviewer.';

const insert = statement(
  'dispute_insert',
  `insert into dispute (id, number, work_id, work_kind, work_number, title, path, category, client_id, freelancer_id,
    currency, price, client_fee,
     service_fee, tax, opened_by, wanted, was_released, opened_at, state, escalated_at)
   values (:id, :number, :workId, :workKind, :workNumber, :title, :path, :category, :clientId, :freelancerId, :currency,
     :price,
   :clientFee, :serviceFee, :tax, :openedBy, :wanted, :wasReleased, :openedAt, :state, :escalatedAt)
   on conflict (work_id) where ended_at is null do nothing returning ${DISPUTE_COLUMNS}`,
);
const insertFurther = statement(
  'dispute_further_insert',
  `insert into dispute_further (dispute_id, place, work_id, work_number, title, price, client_fee, service_fee, tax,
    was_released)
   values (:id, :place, :workId, :workNumber, :title, :price, :clientFee, :serviceFee, :tax, :wasReleased)`,
);
const clockAt = statement('dispute_clock_at', 'update dispute set clock_at = :clockAt where id = :id');

/** `wasReleased`: the money was released and is still clearing, so all of it is held again with its fees. */
async function freeze(
  tx: Tx,
  { work, wasReleased }: DisputedPart,
  before: Dispute | null,
  dispute: { id: string; number: string },
  actorId: string,
): Promise<void> {
  if (!wasReleased) return;
  const refusal = whyNotAgain(before) ?? (await freezeReleased(tx, work, dispute, actorId));
  if (refusal !== null) throw new Failure('wrong_state', { message: refusal });
}

/**
 * `further`: other work of both people that is disputed in the same case. Its lock is the first one's, so no two cases
 * name it.
 */
export async function openDispute(
  tx: Tx,
  work: Disputable,
  side: Side,
  claim: Claim,
  wasReleased: boolean,
  context: Context,
  further: readonly DisputedPart[] = [],
): Promise<Dispute> {
  const now = context.clock();
  const id = context.makeId();
  const number = numberOf(id);
  const actorId = side === 'client' ? work.clientId : work.freelancerId;
  const first: DisputedPart = { work, wasReleased };
  let repeats = false;
  for (const part of [first, ...further]) {
    const before = await latestDispute(tx, part.work.id);
    await freeze(tx, part, before, { id, number }, actorId);
    repeats ||= isRepeat(before);
  }
  // Nobody's money waits for another answer and another negotiation: after the last evidence a reviewer decides
  // (MON-22).
  const [state, escalatedAt] = repeats ? (['escalated', now] as const) : (['opened', null] as const);
  const { kind: workKind, title, path, category, clientId, freelancerId } = work;
  const named = { workId: work.id, workKind, workNumber: work.number, title, path, category, clientId, freelancerId };
  const wanted = shareOf(claim.percent);
  const opened = { openedBy: side, wanted, wasReleased, openedAt: now, state, escalatedAt };
  const row = await tx.row(insert, { id, number, ...named, ...amountsOf(work.terms), ...opened });
  if (row === undefined) throw new Failure('wrong_state', { message: 'There is already a dispute about this.' });
  for (const [index, furtherPart] of further.entries()) {
    const { id: furtherId, number: workNumber, title: workTitle, terms } = furtherPart.work;
    const part = {
      workId: furtherId,
      workNumber,
      title: workTitle,
      ...amountsOf(terms),
      wasReleased: furtherPart.wasReleased,
    };
    tx.send(insertFurther, { id, place: index + 2, ...part });
  }
  const dispute = withParts(disputeOf(row, null), [first, ...further]);
  await sendFiles(tx, work, evidenceOf(side), claim.files, null);
  say(
    tx,
    dispute,
    { side, kind: 'claim', items: claim.items, text: claim.text, share: wanted, files: claim.files },
    now,
    context,
  );
  note(tx, {
    id,
    from: null,
    to: state,
    move: 'open',
    party: side,
    actorId,
    at: now,
    reason: repeats ? REPEATED : null,
  });
  const clocks = clocksOf(dispute);
  tx.send(clockAt, { id, clockAt: clocks[0]?.endsAt ?? null });
  wakeForNext(tx, DISPUTE_CLOCK, id, clocks, now);
  const facts = {
    by: side,
    percent: claim.percent,
    ...moneyOf(dispute, wanted),
    answerDueAt: (clocks[0]?.endsAt ?? now).toISOString(),
    isRepeat: repeats,
  };
  announceDispute(tx, disputeOpened, dispute, facts);
  return dispute;
}
