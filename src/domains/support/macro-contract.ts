/** Saved answers that staff use again and again. */
import * as z from 'zod/mini';
import { command, query } from '#kit/endpoint.ts';
import { byId } from '#kit/id-shape.ts';
import { MACRO_LIMITS } from './macro.ts';
import { TICKET_LIMITS } from './ticket.ts';

const staff = { access: 'operator', staff: ['support'] } as const;

export const macroBody = z.object({
  title: z
    .string()
    .check(
      z.trim(),
      z.minLength(3, 'Enter a title of at least 3 characters.'),
      z.maxLength(MACRO_LIMITS.title, `Use at most ${MACRO_LIMITS.title} characters.`),
    ),
  body: z
    .string()
    .check(
      z.trim(),
      z.minLength(10, 'Write at least 10 characters.'),
      z.maxLength(TICKET_LIMITS.text, `Use at most ${TICKET_LIMITS.text} characters.`),
    ),
});

const macro = z.object({
  id: z.string(),
  ...macroBody.shape,
  revision: z.int(),
  saved_at: z.iso.datetime(),
  saved_by: z.string(),
});
export type Macro = z.output<typeof macro>;

export const macros = query({
  ...staff,
  path: '/api/admin/macros',
  summary: 'Lists the saved answers by title.',
  data: z.object({ items: z.array(macro) }),
  errors: [],
  limit: 'read',
});

export const createMacro = command({
  ...staff,
  method: 'POST',
  path: '/api/admin/macros',
  summary: 'Saves a new answer for all staff.',
  body: macroBody,
  data: z.object({ id: z.string() }),
  said: 'Answer saved',
  status: 201,
  errors: ['invalid_input', 'wrong_state'],
  limit: 'write',
  repeat: 'key',
});

export const saveMacro = command({
  ...staff,
  method: 'PUT',
  path: '/api/admin/macros/:id',
  summary: 'Changes a saved answer, if no one changed it since the revision you read.',
  params: byId,
  body: z.object({ ...macroBody.shape, revision: z.int().check(z.minimum(1), z.maximum(1_000_000)) }),
  data: z.object({ revision: z.int() }),
  said: 'Answer saved',
  errors: ['not_found', 'wrong_state', 'invalid_input'],
  limit: 'write',
  repeat: 'natural',
});

export const deleteMacro = command({
  ...staff,
  method: 'DELETE',
  path: '/api/admin/macros/:id',
  summary: 'Deletes a saved answer. Answers that were sent stay.',
  params: byId,
  data: z.null(),
  said: 'Answer deleted',
  errors: ['not_found'],
  limit: 'write',
  repeat: 'natural',
});
