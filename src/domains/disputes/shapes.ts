/** The shapes of disputes in the API. Percentages are of the price, to the freelancer. */
import * as z from 'zod/mini';
import { clockShapeOf, fileShape, splitOfferShape, termsShape, timelineShapeOf } from '#domains/paid-work/shapes.ts';
import { idShape } from '#kit/id-shape.ts';
import { moneyShape } from '#kit/money-shape.ts';
import { CRITERIA, FINDINGS } from './criteria.ts';
import { CLOCK_KINDS } from './deadlines.ts';
import { DISPUTE_STATES, MOVE_NAMES } from './dispute.ts';

const instant = z.iso.datetime();
const side = z.enum(['client', 'freelancer']);
const line = (max: number) =>
  z
    .string()
    .check(z.trim(), z.minLength(1, 'This field is required.'), z.maxLength(max, `Use at most ${max} characters.`));
/** Two decimals, so that an amount of money can be met closely. */
const percent = z
  .number()
  .check(
    z.minimum(0, 'Enter 0 to 100.'),
    z.maximum(100, 'Enter 0 to 100.'),
    z.multipleOf(0.01, 'Use at most two decimals.'),
  );
/** In basis points. */
export const shareOf = (given: number): number => Math.round(given * 100);
const files = z._default(z.array(idShape).check(z.maxLength(20, 'Attach at most 20 files.')), []);

export const ITEMS_MOST = 10;
export const TEXT_MOST = 5_000;
/** Additions of evidence, of each side (LIM-25). */
export const EVIDENCE_MOST = 20;

/** For the call that opens one, of any kind of work. */
export const claimBody = z.object({
  /** What went wrong, point by point. */
  items: z
    .array(line(300))
    .check(z.minLength(1, 'List at least one point.'), z.maxLength(ITEMS_MOST, `List at most ${ITEMS_MOST} points.`)),
  text: line(TEXT_MOST),
  percent,
  files,
});
export const answerBody = z.object({ text: line(TEXT_MOST), percent, files });
export const evidenceBody = z.object({ text: line(TEXT_MOST), files });
export const appealBody = z.object({ text: line(TEXT_MOST) });
export const offerBody = z.object({ percent });
export const aboutOffer = z.object({ offer_id: idShape });
export const withdrawBody = z.object({ reason: line(500) });

const parts = { percent: z.number(), to_freelancer: moneyShape, back_to_client: moneyShape };
export const reasonedShape = z.object({ criterion: z.enum(CRITERIA), finding: z.enum(FINDINGS), reason: z.string() });

export const statementShape = z.object({
  id: z.string(),
  by: side,
  kind: z.enum(['claim', 'answer', 'evidence', 'appeal']),
  items: z.array(z.string()),
  text: z.string(),
  percent: z.nullable(z.number()),
  /** What its percentage means for both sides. */
  to_freelancer: z.nullable(moneyShape),
  back_to_client: z.nullable(moneyShape),
  at: instant,
  files: z.array(fileShape),
});
export const decisionShape = z.object({
  /** The second is about an appeal. */
  round: z.number(),
  ...parts,
  criteria: z.array(reasonedShape),
  statement: z.string(),
  decided_at: instant,
});

export const disputedShape = z.object({ number: z.string(), title: z.string(), terms: termsShape });
export type DisputedPart = z.output<typeof disputedShape>;

/** A dispute as its two sides and the reviewer read it: both people and the reviewer see the same file. */
export const disputeFields = {
  number: z.string(),
  state: z.enum(DISPUTE_STATES),
  opened_by: side,
  opened_at: instant,
  /** What it is about: several milestones of one contract, or one piece of work. */
  works: z.array(disputedShape),
  claim: z.object(parts),
  /** What each side last asked for or offered. Once both are the same, the dispute is settled. */
  numbers: z.object({ client: z.nullable(z.object(parts)), freelancer: z.nullable(z.object(parts)) }),
  /** When the side that opened it asked to withdraw it, if that waits for an answer. */
  withdraw_asked_at: z.nullable(instant),
  statements: z.array(statementShape),
  /** The offer that waits for an answer. */
  offer: z.nullable(splitOfferShape),
  decisions: z.array(decisionShape),
  accepted_by: z.array(side),
  appealed_by: z.nullable(side),
  /** When a decision is due, and whether it is late. */
  decide_by: z.nullable(instant),
  late: z.boolean(),
  outcome: z.nullable(z.object({ ...parts, at: instant })),
  clocks: z.array(clockShapeOf(CLOCK_KINDS)),
  timeline: z.array(timelineShapeOf(DISPUTE_STATES)),
};
export const disputeShape = z.object({
  ...disputeFields,
  side,
  moves: z.array(z.object({ name: z.enum(MOVE_NAMES), ok: z.boolean(), why: z.nullable(z.string()) })),
  /** Uploaded by the reader and not sent yet. */
  draft_files: z.array(fileShape),
});
export type ShownDispute = z.output<typeof disputeShape>;
export type ShownStatement = z.output<typeof statementShape>;
export type ShownDecision = z.output<typeof decisionShape>;

/** What every command on a dispute answers: its new state. The screen reads the rest again. */
export const stoodShape = z.object({ dispute_number: z.string(), state: z.enum(DISPUTE_STATES) });
