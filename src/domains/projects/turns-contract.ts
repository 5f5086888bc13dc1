/** Counted on every screen, beside the navigation's link: it brings no other shapes along. */
import * as z from 'zod/mini';
import { query } from '#kit/endpoint.ts';

export const invitationTurns = query({
  path: '/api/my/invitations/turns',
  summary: 'Counts the invitations that you have not answered.',
  access: 'freelancer',
  data: z.object({ count: z.number() }),
  errors: [],
  limit: 'read',
});
