import * as z from 'zod/mini';
import { query } from '#kit/endpoint.ts';
import { byId } from '#kit/id-shape.ts';

export const conversationPresence = query({
  path: '/api/conversations/:id/presence',
  summary: 'Returns who else in a conversation is online, and when the others were last seen.',
  access: 'signed-in',
  params: byId,
  /** Only people of whom you may know it. */
  data: z.object({
    people: z.array(
      z.object({ user_id: z.string(), is_online: z.boolean(), last_seen_at: z.nullable(z.iso.datetime()) }),
    ),
  }),
  errors: ['not_found'],
  limit: 'read',
});
