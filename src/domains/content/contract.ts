import * as z from 'zod/mini';
import { command, query, type DataOf } from '#kit/endpoint.ts';
import { richBlockShape } from '#kit/rich-text.ts';
import { AGREED_PAGES, CONTENT_PAGES } from './pages.ts';

const instant = z.iso.datetime();
const page = z.enum(CONTENT_PAGES);
const blocks = z.array(richBlockShape);
/** In the address of a page. */
export const versionNumber = z.coerce.number().check(z.int(), z.minimum(1), z.maximum(100_000));

const part = z.object({
  /** In the address, after its #. */
  anchor: z.string(),
  title: z.string(),
  /** What a legal section says, in plain words; empty elsewhere. */
  summary: blocks,
  blocks,
  /** Of the product, in two formats under one size. */
  picture: z.nullable(
    z.object({ avif: z.string(), webp: z.string(), width: z.int(), height: z.int(), alt: z.string() }),
  ),
});
export const sectionShape = z.extend(part, { /** Of a page of questions. */ parts: z.array(part) });
export type Section = z.output<typeof sectionShape>;

export const textShape = z.object({ title: z.string(), lead: blocks, sections: z.array(sectionShape) });
export type PageText = z.output<typeof textShape>;

const published = z.object({ number: z.int(), effective_at: instant, note: z.string() });
export type PublishedVersion = z.output<typeof published>;

export const contentPage = query({
  path: '/api/pages/:page',
  summary:
    'Returns the text of a public page, in force now or in another published version, with the list of its versions.',
  access: 'public',
  params: z.object({ page }),
  query: z.object({ version: z.optional(versionNumber) }),
  data: z.object({
    page,
    is_legal: z.boolean(),
    is_guide: z.boolean(),
    text: textShape,
    /** The version shown. */
    number: z.int(),
    effective_at: instant,
    in_force: z.int(),
    /** What takes effect next. */
    next: z.nullable(published),
    /** Newest first. */
    versions: z.array(published),
  }),
  errors: ['not_found'],
  limit: 'read',
});

export const answerFeedback = command({
  method: 'POST',
  path: '/api/page-feedback',
  summary: 'Records whether an answer on a public page helped. Only totals are kept, nothing about who said so.',
  access: 'public',
  body: z.object({ page, answer: z.string().check(z.minLength(1), z.maxLength(100)), helpful: z.boolean() }),
  data: z.object({ /** The version it counts for. */ number: z.int() }),
  said: 'Thank you',
  errors: ['not_found'],
  limit: 'feedback',
  repeat: 'natural',
});

export const textChange = z.object({ kind: z.enum(['same', 'added', 'removed']), text: z.string() });
export type TextChange = z.output<typeof textChange>;

export const contentChanges = query({
  path: '/api/pages/:page/changes',
  summary:
    'Returns what differs between two published versions of a public page, as its text with what was added and removed.',
  access: 'public',
  params: z.object({ page }),
  query: z.object({ from: versionNumber, to: versionNumber }),
  data: z.object({ title: z.string(), from: published, to: published, changes: z.array(textChange) }),
  errors: ['not_found'],
  limit: 'read',
});

const agreed = z.enum(AGREED_PAGES);

export const textsToAgree = query({
  path: '/api/registration-texts',
  summary:
    'Returns the legal texts that an account is made by agreeing to: the version in force, what it says in short, and what changed recently or soon.',
  access: 'public',
  data: z.object({
    items: z.array(
      z.object({
        page: agreed,
        title: z.string(),
        number: z.int(),
        effective_at: instant,
        /** Its sections in plain words, without those that have none. */
        in_short: z.array(z.object({ title: z.string(), summary: z.string() })),
        /** Within the last 30 days, and next. */
        changes: z.array(
          z.object({
            kind: z.enum(['recent', 'soon']),
            from: z.int(),
            to: z.int(),
            effective_at: instant,
            note: z.string(),
          }),
        ),
      }),
    ),
  }),
  errors: [],
  limit: 'read',
});
export type TextToAgree = DataOf<typeof textsToAgree>['items'][number];

export const myAgreements = query({
  path: '/api/my/agreements',
  summary:
    'Lists the legal texts that accounts agree to: what you agreed to, when, and which changed texts wait for you.',
  access: 'signed-in',
  data: z.object({
    items: z.array(
      z.object({
        page: agreed,
        title: z.string(),
        in_force: published,
        /** Null before the first. */
        agreed: z.nullable(z.object({ number: z.int(), at: instant })),
        waits: z.boolean(),
      }),
    ),
  }),
  errors: [],
  limit: 'read',
});

export const agreeTo = command({
  method: 'POST',
  path: '/api/my/agreements',
  summary: 'Agrees to the version of a legal text that is in force.',
  access: 'verified',
  body: z.object({ page: agreed, number: z.int().check(z.minimum(1), z.maximum(100_000)) }),
  data: z.object({ at: instant }),
  said: 'Agreed',
  errors: ['wrong_state'],
  limit: 'write',
  repeat: 'natural',
});
