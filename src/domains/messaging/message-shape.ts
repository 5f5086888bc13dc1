/** A message as everyone in its conversation reads it. */
import * as z from 'zod/mini';
import { idShape } from '#kit/id-shape.ts';
import { messageFileShape } from './files-contract.ts';
import { REACTIONS } from './reactions.ts';
import { WARNINGS } from './warnings.ts';

const instant = z.iso.datetime();

export const oneMessage = z.object({
  id: idShape,
  seq: z.coerce.number().check(z.int(), z.minimum(1), z.maximum(Number.MAX_SAFE_INTEGER)),
});

export const quoteShape = z.object({
  seq: z.int(),
  author_id: z.string(),
  is_mine: z.boolean(),
  /** One line of it; empty where it was deleted, or was written before the reader joined. */
  text: z.string(),
  files: z.int(),
  is_deleted: z.boolean(),
});
export type Quote = z.output<typeof quoteShape>;

export const messageShape = z.object({
  seq: z.int(),
  /** Made by the sender’s device. */
  id: z.string(),
  author_id: z.string(),
  is_mine: z.boolean(),
  thread_id: z.nullable(z.string()),
  /** Empty once it was deleted, and where the message is files only. */
  text: z.string(),
  files: z.array(messageFileShape),
  /** The message that it answers. */
  reply_to: z.nullable(quoteShape),
  reactions: z.array(z.object({ reaction: z.enum(REACTIONS), count: z.int(), is_mine: z.boolean() })),
  /** What both sides are warned of: asking to pay elsewhere, and contact details before an order. */
  warnings: z.array(z.enum(WARNINGS)),
  sent_at: instant,
  edited_at: z.nullable(instant),
  deleted_at: z.nullable(instant),
  /** Deleted by staff, after a report. */
  is_removed: z.boolean(),
});
export type Message = z.output<typeof messageShape>;
