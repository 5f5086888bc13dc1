/** The shapes of any kind of paid work in the API. Instants are ISO text, money is minor units with a currency. */
import * as z from 'zod/mini';
import { scanShape } from '#kit/file-scan.ts';
import { moneyShape } from '#kit/money-shape.ts';
import { SIDES, type Side } from '#kit/sides.ts';
import { OPERATOR_ENDS } from './operator-end.ts';
import { EXTRA_KINDS, EXTRA_OUTCOMES } from './extra.ts';
import { EXTENSION_OUTCOMES } from './extension.ts';
import { REVISION_OUTCOMES } from './revision.ts';
import { SILENCES, SPLIT_OUTCOMES } from './split-offer.ts';

const instant = z.iso.datetime();

export const termsShape = z.object({
  price: moneyShape,
  client_fee: moneyShape,
  service_fee: moneyShape,
  tax: moneyShape,
  total: moneyShape,
});

export const fileShape = z.object({
  /** While it is being checked, and once malware was found, nobody can download it. */
  scan: scanShape,
  id: z.string(),
  name: z.string(),
  bytes: z.number(),
  kind: z.string(),
  sha256: z.string(),
  uploaded_by: z.enum(SIDES),
  uploaded_at: instant,
});

export const deliveryShape = z.object({
  id: z.string(),
  version: z.number(),
  note: z.string(),
  link: z.nullable(z.string()),
  proof: z.string(),
  delivered_at: instant,
  /** Until the work is approved the client gets its pictures with a watermark. */
  watermarked: z.boolean(),
  files: z.array(fileShape),
});

/** An end that waits for a second operator, who is never the one who proposed it. */
export const proposedEndShape = z.object({
  how: z.enum(OPERATOR_ENDS),
  percent: z.number(),
  reason: z.string(),
  proposed_at: instant,
  is_own: z.boolean(),
});
export type ProposedEndShown = z.output<typeof proposedEndShape>;

/** Both sides read it. */
export const endReasonShape = z
  .string()
  .check(
    z.trim(),
    z.minLength(10, 'Give a reason of at least 10 characters.'),
    z.maxLength(1_000, 'Use at most 1,000 characters.'),
  );

/**
 * The payment that paid for the work is disputed or was taken back: what that means for its money, in the reader's
 * words.
 */
export const paymentRiskShape = z.object({ decided: z.boolean(), words: z.string() });

/** One payment of the work, from the ledger itself. */
export const moneyLineShape = z.object({
  journal_id: z.string(),
  at: instant,
  words: z.string(),
  from: z.string(),
  to: z.string(),
  /** Where the money went, in a sentence for the two people of the work. */
  details: z.string(),
  amount: moneyShape,
});

/** An offer to end the work early, with what each side gets of it. */
export const splitOfferShape = z.object({
  id: z.string(),
  by: z.enum(SIDES),
  /** Of the price, to the freelancer. */
  percent: z.number(),
  /** After the service fee. */
  to_freelancer: moneyShape,
  back_to_client: moneyShape,
  offered_at: instant,
  ends_at: instant,
  /** What no answer counts as. */
  silence: z.enum(SILENCES),
  /** Null while it waits for its answer. */
  outcome: z.nullable(z.enum(SPLIT_OUTCOMES)),
});

/** What the client wants changed in a delivery. */
export const revisionShape = z.object({
  id: z.string(),
  delivery_version: z.number(),
  items: z.array(z.object({ what: z.string(), where: z.string() })),
  asked_at: instant,
  due_at: instant,
  /** Null while it is worked on. */
  outcome: z.nullable(z.enum(REVISION_OUTCOMES)),
  ended_at: z.nullable(instant),
});

/** The freelancer's request for more days. */
export const extensionShape = z.object({
  id: z.string(),
  days: z.number(),
  reason: z.string(),
  asked_at: instant,
  ends_at: instant,
  /** Null while it waits for its answer. */
  outcome: z.nullable(z.enum(EXTENSION_OUTCOMES)),
});

/** Added to the work after it was agreed, or offered. */
export const extraShape = z.object({
  id: z.string(),
  kind: z.enum(EXTRA_KINDS),
  by: z.enum(SIDES),
  /** Its id in the offer that was bought. */
  listed_id: z.nullable(z.string()),
  title: z.string(),
  days: z.number(),
  price: moneyShape,
  asked_at: instant,
  ends_at: z.nullable(instant),
  /** Null while it waits for its answer. */
  outcome: z.nullable(z.enum(EXTRA_OUTCOMES)),
});

/** A clock that runs now. `kinds` are those of the kind of work. */
export const clockShapeOf = <Kind extends string>(kinds: readonly [Kind, ...Kind[]]) =>
  z.object({
    kind: z.enum(kinds),
    starts_at: instant,
    ends_at: instant,
    turn: z.array(z.enum(SIDES)),
    /** What happens automatically at the end. */
    next: z.string(),
  });

/** One line of the timeline. `states` are those of the kind of work. */
/** Of work of any kind: its states are its own. */
export const timelineShape = z.object({
  id: z.string(),
  at: instant,
  move: z.string(),
  party: z.string(),
  by_name: z.nullable(z.string()),
  before: z.nullable(z.string()),
  after: z.string(),
  words: z.string(),
  reason: z.nullable(z.string()),
});
export const timelineShapeOf = <State extends string>(states: readonly [State, ...State[]]) =>
  z.extend(timelineShape, { before: z.nullable(z.enum(states)), after: z.enum(states) });

export interface TimelineEntry<State extends string = string> {
  readonly id: string;
  readonly at: string;
  readonly move: string;
  readonly party: string;
  readonly by_name: string | null;
  readonly before: State | null;
  readonly after: State;
  readonly words: string;
  readonly reason: string | null;
}
export interface ShownClock<Kind extends string = string> {
  readonly kind: Kind;
  readonly starts_at: string;
  readonly ends_at: string;
  readonly turn: Side[];
  readonly next: string;
}
export type ShownSplit = z.output<typeof splitOfferShape>;
export type ShownRevision = z.output<typeof revisionShape>;
export type ShownExtension = z.output<typeof extensionShape>;
export type ShownExtra = z.output<typeof extraShape>;
export type WorkDelivery = z.output<typeof deliveryShape>;
export type WorkFile = z.output<typeof fileShape>;
export type MoneyLine = z.output<typeof moneyLineShape>;
