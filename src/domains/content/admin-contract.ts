/** What operators do with the words of public pages (CNT-2 to CNT-6). */
import * as z from 'zod/mini';
import { command, query, type DataOf } from '#kit/endpoint.ts';
import { textChange, textShape } from './contract.ts';
import { CONTENT_PAGES } from './pages.ts';
import { TEXT_LIMITS, VERSION_STATES } from './version.ts';

const instant = z.iso.datetime();
const page = z.enum(CONTENT_PAGES);
const params = z.object({ page });
const number = z.int().check(z.minimum(1), z.maximum(100_000));
const note = z.string().check(z.trim(), z.maxLength(TEXT_LIMITS.note, `Use at most ${TEXT_LIMITS.note} characters.`));
const reason = z
  .string()
  .check(
    z.trim(),
    z.minLength(10, 'Give a reason of at least 10 characters.'),
    z.maxLength(TEXT_LIMITS.reason, `Use at most ${TEXT_LIMITS.reason} characters.`),
  );

const draftLine = z.object({ by: z.nullable(z.string()), saved_at: instant });

export const contentPages = query({
  path: '/api/admin/pages',
  summary: 'Lists the public pages with what is in force, what comes next, and drafts.',
  access: 'operator',
  staff: ['support'],
  data: z.object({
    items: z.array(
      z.object({
        page,
        is_legal: z.boolean(),
        number: z.int(),
        effective_at: instant,
        /** The product's own first text, which no operator has changed. */
        is_first: z.boolean(),
        next: z.nullable(z.object({ number: z.int(), effective_at: instant })),
        draft: z.nullable(draftLine),
      }),
    ),
  }),
  errors: [],
  limit: 'read',
});

const draft = z.extend(draftLine, {
  body: z.string(),
  note: z.string(),
  revision: z.int(),
  text: textShape,
  /** What it changes in the text in force. */
  changes: z.array(textChange),
  /** Why the caller can't publish it, if they can't. */
  refusal: z.nullable(z.string()),
});

const version = z.object({
  number: z.int(),
  state: z.enum(VERSION_STATES),
  note: z.string(),
  effective_at: instant,
  published_at: instant,
  written_by: z.nullable(z.string()),
  published_by: z.nullable(z.string()),
  is_in_force: z.boolean(),
  /** Why it can't be withdrawn, if it can't. */
  kept_because: z.nullable(z.string()),
});
export type VersionLine = z.output<typeof version>;

export const contentDesk = query({
  path: '/api/admin/pages/:page',
  summary:
    'Returns a public page for its editor: the text in force, the draft with its preview, and every version with who wrote and published it.',
  access: 'operator',
  staff: ['support'],
  params,
  data: z.object({
    page,
    is_legal: z.boolean(),
    /** Of the version in force. */
    body: z.string(),
    earliest_at: instant,
    draft: z.nullable(draft),
    /** Whether the answers of the version in force helped; what did not comes first. */
    feedback: z.array(z.object({ anchor: z.string(), title: z.string(), helpful: z.int(), unhelpful: z.int() })),
    /** Newest first, without the draft. */
    versions: z.array(version),
  }),
  errors: [],
  limit: 'read',
});

export type Desk = DataOf<typeof contentDesk>;

export const saveContentDraft = command({
  method: 'PUT',
  path: '/api/admin/pages/:page/draft',
  summary: 'Saves the draft of a public page. Someone else’s newer draft is never overwritten: 409 with its text.',
  access: 'operator',
  staff: ['support'],
  params,
  body: z.object({
    body: z
      .string()
      .check(z.minLength(1, 'Write the text.'), z.maxLength(TEXT_LIMITS.body, 'Use at most 100,000 characters.')),
    note,
    /** Of the draft that was edited; 0 for the first save. */
    revision: z.int().check(z.minimum(0), z.maximum(1_000_000)),
  }),
  data: z.object({ revision: z.int(), saved_at: instant, text: textShape }),
  errors: ['invalid_input', 'wrong_state'],
  limit: 'write',
  repeat: 'natural',
});

export const discardContentDraft = command({
  method: 'DELETE',
  path: '/api/admin/pages/:page/draft',
  summary: 'Deletes the draft of a public page.',
  access: 'operator',
  staff: ['support'],
  params,
  data: z.null(),
  said: 'Draft deleted',
  errors: ['not_found'],
  limit: 'write',
  repeat: 'natural',
});

export const publishContent = command({
  method: 'POST',
  path: '/api/admin/pages/:page/publish',
  summary:
    'Publishes the draft of a public page, from a given time. A changed legal text needs 15 days’ notice and a second operator.',
  access: 'operator',
  staff: ['support'],
  params,
  body: z.object({
    revision: z.int().check(z.minimum(1), z.maximum(1_000_000)),
    /** As early as possible when left out. */
    effective_at: z.optional(z.iso.datetime().check(z.maxLength(40))),
    reason,
  }),
  data: z.object({ number: z.int(), effective_at: instant }),
  said: 'Published',
  status: 201,
  errors: ['forbidden', 'not_found', 'invalid_input', 'wrong_state'],
  limit: 'write',
  repeat: 'key',
});

export const withdrawContent = command({
  method: 'POST',
  path: '/api/admin/pages/:page/withdraw',
  summary: 'Withdraws a published version. The one before it is in force again.',
  access: 'operator',
  staff: ['support'],
  params,
  body: z.object({ number, reason }),
  data: z.null(),
  said: 'Version withdrawn',
  errors: ['not_found', 'wrong_state'],
  limit: 'write',
  repeat: 'natural',
});
