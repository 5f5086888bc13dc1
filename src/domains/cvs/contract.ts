import * as z from 'zod/mini';
import { command, query } from '#kit/endpoint.ts';
import { byId } from '#kit/id-shape.ts';
import { tidy } from '#kit/name-shape.ts';
import { CV_LIMITS, CV_TEMPLATES, cvContentShape, cvLanguageShape, VERIFIED_FACTS } from './cv.ts';

const instant = z.iso.datetime();
const version = z.number().check(z.int(), z.minimum(1), z.maximum(2_000_000_000));
const name = z
  .string()
  .check(tidy(), z.minLength(1, 'Enter a name.'), z.maxLength(CV_LIMITS.nameLength, 'Use at most 80 characters.'));
const target = z.nullable(z.string().check(tidy(), z.maxLength(CV_LIMITS.lineLength)));

const shared = z.object({
  /** Of the page that whoever has its address reads. */
  path: z.string(),
  is_indexed: z.boolean(),
  on_profile: z.boolean(),
  views: z.int(),
  shared_at: instant,
});
const card = {
  id: z.string(),
  name: z.string(),
  target: z.nullable(z.string()),
  language: z.string(),
  template: z.enum(CV_TEMPLATES),
  version: z.int(),
  saved_at: instant,
  shared: z.nullable(shared),
};
const mine = { access: 'verified', params: byId } as const;

export const myCvs = query({
  path: '/api/cvs',
  summary: 'Lists your CVs, the last saved first.',
  access: 'verified',
  data: z.object({ items: z.array(z.object(card)) }),
  errors: [],
  limit: 'read',
});

/** Read from the books when it is asked, in the CV's language. */
const verifiedFact = z.object({ name: z.enum(VERIFIED_FACTS), text: z.string(), url: z.string() });

export const cv = query({
  ...mine,
  path: '/api/cvs/:id',
  summary: 'Returns one of your CVs, and the facts that we vouch for.',
  data: z.object({
    ...card,
    content: cvContentShape,
    facts: z.array(verifiedFact),
    /** Where a text goes when its writer wants help with it; null: this instance has no language model. */
    model_host: z.nullable(z.string()),
  }),
  errors: ['not_found'],
  limit: 'read',
});

export const createCv = command({
  method: 'POST',
  path: '/api/cvs',
  summary: 'Creates a CV: of everything on your profile, of what you send, or as a copy of another one.',
  access: 'verified',
  body: z.object({
    name,
    language: cvLanguageShape,
    template: z.optional(z.enum(CV_TEMPLATES)),
    content: z.optional(cvContentShape),
    copy_of: z.optional(z.uuid()),
  }),
  data: z.object({ id: z.string() }),
  said: 'CV created',
  status: 201,
  errors: ['not_found', 'wrong_state', 'invalid_input'],
  limit: 'write',
  repeat: 'key',
});

export const saveCv = command({
  ...mine,
  method: 'PUT',
  path: '/api/cvs/:id',
  summary:
    'Saves a CV. `version` is the one you read: if it was saved elsewhere since, you get a 409 with the version it has.',
  body: z.object({
    version,
    name,
    target,
    language: cvLanguageShape,
    content: cvContentShape,
    /** What it was until now stays among its versions, however short the stretch of editing was. */
    keeps_before: z.optional(z.boolean()),
  }),
  data: z.object({ version: z.int(), saved_at: instant }),
  errors: ['not_found', 'wrong_state', 'invalid_input'],
  limit: 'write',
  repeat: 'key',
});

export const deleteCv = command({
  ...mine,
  method: 'DELETE',
  path: '/api/cvs/:id',
  summary: 'Deletes a CV with its versions and its shared address.',
  data: z.null(),
  said: 'CV deleted',
  errors: ['not_found'],
  limit: 'write',
  repeat: 'natural',
});

export const cvVersions = query({
  ...mine,
  path: '/api/cvs/:id/versions',
  summary: 'Lists what a CV was before: the last state of each stretch of editing, the newest first.',
  data: z.object({ items: z.array(z.object({ version: z.int(), name: z.string(), saved_at: instant })) }),
  errors: ['not_found'],
  limit: 'read',
});

const ofVersion = z.object({ ...byId.shape, version: z.coerce.number().check(z.int(), z.minimum(1)) });
export const cvVersion = query({
  access: 'verified',
  params: ofVersion,
  path: '/api/cvs/:id/versions/:version',
  summary: 'Returns what a CV was at a version.',
  data: z.object({
    name: z.string(),
    target: z.nullable(z.string()),
    language: z.string(),
    content: cvContentShape,
    saved_at: instant,
  }),
  errors: ['not_found'],
  limit: 'read',
});

export const restoreCv = command({
  access: 'verified',
  params: ofVersion,
  method: 'POST',
  path: '/api/cvs/:id/versions/:version/restore',
  summary: 'Makes a CV what it was at a version. What it is now stays among its versions.',
  data: z.object({ version: z.int(), saved_at: instant }),
  said: 'Restored',
  errors: ['not_found'],
  limit: 'write',
  repeat: 'key',
});

export const shareCv = command({
  ...mine,
  method: 'PUT',
  path: '/api/cvs/:id/share',
  summary: 'Gives a CV an address that whoever has it can read, changes who finds it, or takes the address away.',
  body: z.object({ is_shared: z.boolean(), is_indexed: z.boolean(), on_profile: z.boolean() }),
  data: z.nullable(shared),
  errors: ['not_found'],
  limit: 'write',
  repeat: 'natural',
});

/** The hash of a page's drawing; what has the same one is not sent again. */
const drawing = z.string().check(z.maxLength(64));
const shownPage = z.object({
  pages: z.int(),
  hash: z.string(),
  /** Null: as you know it. */
  svg: z.nullable(z.string()),
});
const page = z.number().check(z.int(), z.minimum(1), z.maximum(100));

export const previewCv = command({
  method: 'POST',
  path: '/api/cvs/pages',
  summary: 'Draws a page of a CV of yours as it would be printed, saved or not.',
  access: 'verified',
  body: z.object({ content: cvContentShape, language: cvLanguageShape, page, known: z.optional(drawing) }),
  data: shownPage,
  errors: ['invalid_input', 'unavailable'],
  limit: 'cvPage',
  repeat: 'natural',
});

export const WRITING_HELP = ['rewrite', 'translate'] as const;
export type WritingHelp = (typeof WRITING_HELP)[number];

export const helpWriting = command({
  method: 'POST',
  path: '/api/cvs/writing-help',
  summary:
    'Rewrites or translates a text for a CV. It is sent to the language model of this instance; nothing is stored.',
  access: 'verified',
  body: z.object({
    text: z.string().check(tidy(), z.minLength(1, 'Write something first.'), z.maxLength(CV_LIMITS.textLength)),
    help: z.enum(WRITING_HELP),
    /** Of the CV. A text is rewritten in the language that it has. */
    language: cvLanguageShape,
  }),
  data: z.object({ text: z.string(), is_cut: z.boolean() }),
  errors: ['wrong_state', 'too_large', 'unavailable'],
  limit: 'languageModel',
  repeat: 'natural',
});

const file = { ...mine, data: z.null(), errors: ['not_found', 'unavailable'], limit: 'document' } as const;
export const cvPdf = query({ ...file, path: '/api/cvs/:id/pdf', summary: 'Downloads a CV as PDF.' });
export const cvDocx = query({ ...file, path: '/api/cvs/:id/docx', summary: 'Downloads a CV as a Word document.' });
export const cvText = query({ ...file, path: '/api/cvs/:id/text', summary: 'Downloads a CV as plain text.' });
export const cvJson = query({ ...file, path: '/api/cvs/:id/json', summary: 'Downloads a CV as JSON Resume.' });

const byToken = z.object({ token: z.string().check(z.regex(/^[A-Za-z0-9_-]{22}$/)) });
const pageQuery = z.object({ page: z.coerce.number().check(z.int(), z.minimum(1), z.maximum(100)) });

export const sharedCv = query({
  path: '/api/shared-cvs/:token',
  summary: 'Returns a CV that somebody shared with you by its address.',
  access: 'public',
  params: byToken,
  data: z.object({
    name: z.string(),
    headline: z.string(),
    username: z.string(),
    language: z.string(),
    is_indexed: z.boolean(),
    pages: z.int(),
    /** The same words as on its pages, for readers who hear them. */
    text: z.string(),
  }),
  errors: ['not_found', 'unavailable'],
  limit: 'read',
});
export const seeSharedCv = command({
  method: 'POST',
  path: '/api/shared-cvs/:token/views',
  summary: 'Counts that a shared CV was read, once a day and reader. Nobody learns who it was.',
  access: 'public',
  params: byToken,
  data: z.null(),
  errors: ['not_found'],
  limit: 'read',
  repeat: 'natural',
});
export const sharedCvPage = query({
  path: '/api/shared-cvs/:token/pages',
  summary: 'Draws a page of a shared CV.',
  access: 'public',
  params: byToken,
  query: pageQuery,
  data: shownPage,
  errors: ['not_found', 'unavailable'],
  limit: 'cvPage',
});
export const sharedCvPdf = query({
  path: '/api/shared-cvs/:token/pdf',
  summary: 'Downloads a shared CV as PDF.',
  access: 'public',
  params: byToken,
  data: z.null(),
  errors: ['not_found', 'unavailable'],
  limit: 'document',
});

export const profileCv = query({
  path: '/api/profiles/:username/cv',
  summary: 'Returns the address of the CV that a person shows on their profile; null where there is none.',
  access: 'public',
  params: z.object({ username: z.string().check(z.minLength(1), z.maxLength(60)) }),
  data: z.object({ path: z.nullable(z.string()) }),
  errors: [],
  limit: 'read',
});
