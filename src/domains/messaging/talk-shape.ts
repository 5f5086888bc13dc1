/**
 * A conversation as an operator reads it, after saying why: with what edited and deleted messages said before (decision
 * 142).
 */
import * as z from 'zod/mini';
import { messageFileShape } from './files-contract.ts';

const instant = z.iso.datetime();
const person = z.object({ id: z.string(), name: z.string() });

export const lookBody = z.object({
  reason: z
    .string()
    .check(
      z.trim(),
      z.minLength(10, 'Give a reason of at least 10 characters.'),
      z.maxLength(500, 'Use at most 500 characters.'),
    ),
  /** Messages before this place; without it, those around the reported ones, or the newest. */
  before: z.optional(z.int().check(z.minimum(1), z.maximum(Number.MAX_SAFE_INTEGER))),
});

export const talkShape = z.object({
  people: z.array(person),
  messages: z.array(
    z.object({
      seq: z.int(),
      author: person,
      is_chosen: z.boolean(),
      text: z.string(),
      files: z.array(messageFileShape),
      sent_at: instant,
      edited_at: z.nullable(instant),
      deleted_at: z.nullable(instant),
      removed_at: z.nullable(instant),
      /** What it said before each change, oldest first; null where it can no longer be read. */
      originals: z.array(z.object({ text: z.nullable(z.string()), replaced_at: instant })),
    }),
  ),
  /** Where earlier messages begin; null where there are none. */
  before: z.nullable(z.int()),
});
export type Talk = z.output<typeof talkShape>;
export type TalkMessage = Talk['messages'][number];
