import * as z from 'zod/mini';
import { command } from '#kit/endpoint.ts';
import { messageShape, oneMessage } from './message-shape.ts';
import { REACTIONS } from './reactions.ts';

export const reactToMessage = command({
  method: 'PUT',
  path: '/api/conversations/:id/messages/:seq/reactions',
  summary: 'Adds or removes your reaction to a message. It is not an answer to a request, and no one is notified.',
  access: 'member',
  params: oneMessage,
  body: z.object({ reaction: z.enum(REACTIONS), on: z.boolean() }),
  data: messageShape,
  errors: ['not_found', 'wrong_state'],
  limit: 'write',
  repeat: 'natural',
});
