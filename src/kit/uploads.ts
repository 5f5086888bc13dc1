/**
 * Large files arrive in parts, so that a lost connection costs one part (UPL-5, decision 112). Any upload field takes
 * one that is complete.
 */
import * as z from 'zod/mini';
import { command, query, type DataOf } from './endpoint.ts';
import { byId } from './id-shape.ts';
import { largestUploadBytes, resumableLimits } from './limits.ts';

/** Names a complete upload in place of a file: the request has no body then. */
export const UPLOAD_HEADER = 'upload-id';

const whole = z.number().check(z.int(), z.minimum(0), z.maximum(Number.MAX_SAFE_INTEGER));
const upload = z.object({
  id: z.string(),
  bytes: z.int(),
  /** How many bytes have arrived and are kept. The next part begins here. */
  offset: z.int(),
  expires_at: z.iso.datetime(),
});
export type UploadState = DataOf<typeof uploadState>;

const mine = { access: 'verified', params: byId } as const;

export const beginUpload = command({
  method: 'POST',
  path: '/api/uploads',
  summary: 'Begins an upload in parts, or returns the unfinished one of the same file. Use it for files over 5 MB.',
  access: 'verified',
  body: z.object({
    /** A longer one than 255 is cut before its ending. */
    name: z.string().check(z.minLength(1), z.maxLength(4_096)),
    bytes: z.number().check(z.int(), z.minimum(1), z.maximum(largestUploadBytes, 'This file is too large.')),
    /** When the file was changed last, in milliseconds: with its name and size it tells the same file from another. */
    modified: whole,
  }),
  data: upload,
  errors: ['wrong_state', 'out_of_space'],
  limit: 'upload',
  repeat: 'natural',
});

export const uploadState = query({
  ...mine,
  path: '/api/uploads/:id',
  summary: 'Returns how much of an upload has arrived.',
  data: upload,
  errors: ['not_found'],
  limit: 'read',
});

export const sendPart = command({
  ...mine,
  method: 'PATCH',
  path: '/api/uploads/:id',
  summary:
    'Adds the next part at its offset. The answer comes once the part is on disk. A wrong offset gets a 409 with the right one.',
  query: z.object({ offset: z.coerce.number().check(z.int(), z.minimum(0)) }),
  upload: { field: 'part', maxBytes: resumableLimits.partBytes },
  data: upload,
  errors: ['not_found', 'wrong_state', 'too_large', 'unsupported_media', 'invalid_input', 'out_of_space'],
  limit: 'uploadPart',
  repeat: 'natural',
});

export const cancelUpload = command({
  ...mine,
  method: 'DELETE',
  path: '/api/uploads/:id',
  summary: 'Cancels an upload and deletes its parts.',
  data: z.null(),
  errors: ['not_found'],
  limit: 'write',
  repeat: 'natural',
});
