import * as z from 'zod/mini';
import { command, query, type DataOf } from '#kit/endpoint.ts';
import { byId, idShape } from '#kit/id-shape.ts';

export const REPLY_LIMITS = { text: 1_000, count: 50 } as const;

export const replyTextShape = z.object({
  text: z.string().check(z.trim(), z.minLength(1, 'Write the reply.'), z.maxLength(REPLY_LIMITS.text)),
});

const replyShape = z.object({ id: z.string(), text: z.string() });
export type SavedReply = z.infer<typeof replyShape>;

export const savedReplies = query({
  path: '/api/messages/replies',
  summary: 'Lists your saved replies, the oldest first.',
  access: 'signed-in',
  data: z.object({ items: z.array(replyShape) }),
  errors: [],
  limit: 'read',
});
export type SavedReplies = DataOf<typeof savedReplies>;

const mine = { access: 'member', limit: 'write', repeat: 'natural' } as const;

export const addReply = command({
  ...mine,
  method: 'POST',
  path: '/api/messages/replies',
  summary: 'Saves a reply. The device makes its id, so that a retry adds nothing.',
  body: z.extend(replyTextShape, { id: idShape }),
  data: replyShape,
  errors: ['invalid_input', 'wrong_state'],
});

export const editReply = command({
  ...mine,
  method: 'PUT',
  path: '/api/messages/replies/:id',
  summary: 'Changes the text of a saved reply.',
  params: byId,
  body: replyTextShape,
  data: replyShape,
  errors: ['invalid_input', 'not_found'],
});

export const deleteReply = command({
  ...mine,
  method: 'DELETE',
  path: '/api/messages/replies/:id',
  summary: 'Deletes a saved reply.',
  params: byId,
  data: replyShape,
  errors: ['not_found'],
});
