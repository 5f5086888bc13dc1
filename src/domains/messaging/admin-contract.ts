import * as z from 'zod/mini';
import { command, query } from '#kit/endpoint.ts';
import { byId, idShape } from '#kit/id-shape.ts';
import { lookBody, talkShape } from './talk-shape.ts';

const staff = { access: 'operator', staff: ['trust'] } as const;

export const readReportedTalk = command({
  ...staff,
  method: 'POST',
  path: '/api/admin/reported-messages/:id/read',
  summary:
    'Returns reported messages with those around them, originals of changed ones included. Needs a reason, which the audit log keeps.',
  params: byId,
  body: lookBody,
  data: talkShape,
  errors: ['not_found'],
  limit: 'write',
  repeat: 'natural',
});

export const reportedTalkFile = query({
  ...staff,
  path: '/api/admin/reported-messages/:id/files/:file_id',
  summary:
    'Downloads a file of a reported conversation, within an hour of giving a reason to read it. Each view is recorded.',
  params: z.object({ id: idShape, file_id: idShape }),
  data: z.null(),
  errors: ['not_found', 'forbidden'],
  limit: 'read',
});
