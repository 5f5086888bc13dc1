import * as z from 'zod/mini';
import { query } from '#kit/endpoint.ts';

export const disputeEvidence = query({
  path: '/api/admin/disputes/:disputeId/evidence',
  summary: 'A ZIP for the payer’s bank: what was agreed, the whole timeline, what was delivered with its proof, and where the money went.',
  access: 'operator',
  params: z.object({ disputeId: z.uuid() }),
  data: z.null(),
  errors: ['not_found'],
  limit: 'write',
});
