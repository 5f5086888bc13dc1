import * as z from 'zod/mini';
import { command, query, type DataOf } from '#kit/endpoint.ts';
import { byId } from '#kit/id-shape.ts';
import { MESSAGE_LIMITS } from './message.ts';

const draftShape = z.object({
  text: z.string(),
  /** Raised by every save; 0 before the first. */
  version: z.int(),
  /** Text of another device that a save which had not seen it overwrote. */
  replaced: z.nullable(z.string()),
});

export const messageDraft = query({
  path: '/api/conversations/:id/draft',
  summary: 'Returns what you are writing in a conversation, as your last device saved it.',
  access: 'signed-in',
  params: byId,
  data: draftShape,
  errors: ['not_found'],
  limit: 'read',
});
export type MessageDraft = DataOf<typeof messageDraft>;

export const saveMessageDraft = command({
  method: 'PUT',
  path: '/api/conversations/:id/draft',
  summary:
    'Saves what you are writing. The last save wins; what another device wrote since `base` is kept as `replaced`.',
  access: 'member',
  params: byId,
  body: z.object({
    text: z.string().check(z.maxLength(MESSAGE_LIMITS.text)),
    base: z.int().check(z.minimum(0), z.maximum(2_147_483_647)),
    /** It was used or is not wanted. */
    drops_replaced: z.optional(z.boolean()),
  }),
  data: draftShape,
  errors: ['not_found'],
  limit: 'write',
  repeat: 'natural',
});
