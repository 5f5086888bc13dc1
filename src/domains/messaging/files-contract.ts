/** Files of messages: uploaded one by one, then sent with a message (decision 140). */
import * as z from 'zod/mini';
import { command, query } from '#kit/endpoint.ts';
import { sizeQuery } from '#kit/file-size.ts';
import { scanShape } from '#kit/file-scan.ts';
import { byId, idShape } from '#kit/id-shape.ts';
import { bodyLimits } from '#kit/limits.ts';
import { pageOf, pageQuery } from '#kit/paging.ts';

export const messageFileShape = z.object({
  id: z.string(),
  name: z.string(),
  /** By its first bytes. */
  kind: z.string(),
  bytes: z.int(),
  /** While it is being checked, and once malware was found, nobody can download it. */
  scan: scanShape,
  /** Of a picture: how large its thumbnail is, known before it is loaded. */
  thumbnail: z.nullable(z.object({ width: z.int(), height: z.int() })),
});
export type MessageFile = z.output<typeof messageFileShape>;

export const uploadMessageFile = command({
  method: 'POST',
  path: '/api/conversations/:id/files',
  summary: 'Uploads a file for your next message in a conversation. The other side sees it once you send that message.',
  access: 'member',
  params: byId,
  upload: { field: 'file', maxBytes: bodyLimits.deliveryFileBytes },
  data: messageFileShape,
  status: 201,
  errors: ['not_found', 'wrong_state', 'too_large', 'unsupported_media', 'invalid_input'],
  limit: 'upload',
  repeat: 'key',
});

export const sentFileShape = z.extend(messageFileShape, {
  /** The place of the message that it was sent with, and who sent it. */
  seq: z.int(),
  from: z.string(),
  is_mine: z.boolean(),
  sent_at: z.iso.datetime(),
});
export type SentFile = z.output<typeof sentFileShape>;

export const conversationFiles = query({
  path: '/api/conversations/:id/files',
  summary:
    'Lists the files that were sent in a conversation, the newest first. Files of deleted messages are left out.',
  access: 'signed-in',
  params: byId,
  query: z.object(pageQuery),
  data: pageOf(sentFileShape),
  errors: ['not_found'],
  limit: 'read',
});

export const downloadMessageFile = query({
  path: '/api/conversations/:id/files/:file_id',
  summary:
    'Downloads a file of a conversation. Only the people in it can; before it is sent, only the person who uploaded it.',
  access: 'signed-in',
  params: z.object({ id: idShape, file_id: idShape }),
  query: sizeQuery,
  data: z.null(),
  errors: ['not_found'],
  limit: 'read',
});
