/** Projects: a client writes a brief, posts it, changes it, extends it and closes it (PRJ-1 to PRJ-9). */
import * as z from 'zod/mini';
import { command, query, type DataOf } from '#kit/endpoint.ts';
import { sizeQuery } from '#kit/file-size.ts';
import { byId, idShape } from '#kit/id-shape.ts';
import { bodyLimits } from '#kit/limits.ts';
import { pageOf, pageQuery } from '#kit/paging.ts';
import { CLIENT_STEPS } from './client-step.ts';
import { myProjectsAt } from './list-path.ts';
import { PROJECT_LIMITS } from './project.ts';
import {
  draftShape,
  fileShape,
  line,
  moveShape,
  projectClockShape,
  shownProjectShape,
  slugShape,
  stateShape,
  visibilityShape,
} from './shapes.ts';
import { moneyShape } from '#kit/money-shape.ts';

const instant = z.iso.datetime();
const problems = z.record(z.string(), z.array(z.string()));

/** Where a project stands after a command. The screen reads the rest again. */
const stood = z.object({ id: z.string(), slug: z.nullable(z.string()), state: stateShape });
const onMine = { access: 'client', params: byId, limit: 'write' } as const;

export const projectBySlug = query({
  path: '/api/projects/:slug',
  summary: 'Returns a project for its public page. For one that only invited people can see, it returns just that.',
  access: 'public',
  params: z.object({ slug: slugShape }),
  data: z.object({ slug: z.string(), is_invite_only: z.boolean(), project: z.nullable(shownProjectShape) }),
  errors: ['not_found'],
  limit: 'read',
});

export const createProject = command({
  method: 'POST',
  path: '/api/my/projects',
  summary: 'Creates a draft of a project, empty or as a copy of one of yours.',
  access: 'client',
  body: z.object({
    title: z.optional(draftShape.shape.title),
    category: z.optional(draftShape.shape.category),
    /** The id of a project of yours to start from. */
    copy_of: z.optional(idShape),
  }),
  data: z.object({ id: z.string() }),
  status: 201,
  errors: ['wrong_state', 'not_found'],
  limit: 'write',
  repeat: 'key',
});

export const myProject = query({
  path: '/api/my/projects/:id',
  summary: 'Returns one of your projects for editing, by its id or its address.',
  access: 'client',
  params: z.object({ id: slugShape }),
  data: z.object({
    id: z.string(),
    slug: z.nullable(z.string()),
    state: stateShape,
    draft: draftShape,
    files: z.array(fileShape),
    saved_at: instant,
    problems,
    currency: z.string(),
    /** The day from which its dates count: that of the first post, or today. */
    dates_from: z.string(),
    /** The parts that differ from what is shown now, in words; empty before the first post. */
    changed: z.array(z.string()),
    /** A change of these lets proposers withdraw or price again. */
    is_material: z.boolean(),
    proposals: z.number(),
    /** Why staff sent it back, until it is posted again. */
    sent_back: z.nullable(z.string()),
    moves: z.array(moveShape),
  }),
  errors: ['not_found'],
  limit: 'read',
});
export type MyProject = DataOf<typeof myProject>;

export const saveProjectDraft = command({
  ...onMine,
  method: 'PUT',
  path: '/api/my/projects/:id',
  summary: 'Replaces the draft. What is shown doesn’t change until you post it.',
  body: draftShape,
  data: z.object({ saved_at: instant, problems }),
  errors: ['not_found', 'wrong_state'],
  repeat: 'natural',
});

export const postProject = command({
  ...onMine,
  method: 'POST',
  path: '/api/my/projects/:id/post',
  summary: 'Posts the draft, or publishes its changes; returns what is missing per field.',
  data: stood,
  said: 'Posted',
  errors: ['not_found', 'wrong_state', 'invalid_input'],
  repeat: 'key',
});

export const discardProject = command({
  ...onMine,
  method: 'DELETE',
  path: '/api/my/projects/:id',
  summary: 'Deletes a draft that was never posted, with its files.',
  data: z.null(),
  said: 'Draft deleted',
  errors: ['not_found', 'wrong_state'],
  repeat: 'key',
});

export const extendProject = command({
  ...onMine,
  method: 'POST',
  path: '/api/my/projects/:id/extend',
  summary: 'Keeps a project open for another 30 days, at most twice.',
  data: z.object({ id: z.string(), state: stateShape, expires_at: instant }),
  said: 'Extended',
  errors: ['not_found', 'wrong_state'],
  repeat: 'key',
});

export const stopProposals = command({
  ...onMine,
  method: 'POST',
  path: '/api/my/projects/:id/stop',
  summary: 'Stops new proposals. You can still decide on those you have.',
  data: stood,
  said: 'No more proposals',
  errors: ['not_found', 'wrong_state'],
  repeat: 'key',
});

export const closeProjects = command({
  method: 'POST',
  path: '/api/my/projects/close',
  summary: 'Closes projects with one reason, which proposers read. All of them or none.',
  access: 'client',
  body: z.object({
    ids: z.array(idShape).check(z.minLength(1), z.maxLength(20)),
    reason: z
      .string()
      .check(z.trim(), z.minLength(1, 'Say why you’re closing it.'), z.maxLength(PROJECT_LIMITS.reason)),
  }),
  data: z.object({ closed: z.number() }),
  said: 'Closed',
  errors: ['not_found', 'wrong_state', 'invalid_input'],
  limit: 'write',
  repeat: 'key',
});

/** The middle half of `count` amounts. The name is that of the category, or of the one above it. */
const bandShape = z.nullable(z.object({ category: z.string(), count: z.int(), low: moneyShape, high: moneyShape }));

export const paidBefore = query({
  path: '/api/project-budgets',
  summary: `Returns what was paid here for contracts of a category in the last two years: the middle half, rounded, from ${PROJECT_LIMITS.paidContracts} contracts on. Where there are fewer, the same of what services start at and of open budgets, from ${PROJECT_LIMITS.hintFrom} on.`,
  access: 'client',
  query: z.object({ category: z.string().check(z.minLength(1), z.maxLength(80)) }),
  data: z.object({
    /** Each null where there are too few. The last two are read only where too little was paid. */
    paid: bandShape,
    /** Prices that live services start at. */
    services: bandShape,
    /** Upper ends of the budgets of open projects. */
    budgets: bandShape,
  }),
  errors: [],
  limit: 'read',
});

export const PROJECT_TABS = ['open', 'drafts', 'working', 'ended'] as const;
export const projectRowShape = z.object({
  id: z.string(),
  slug: z.nullable(z.string()),
  title: z.string(),
  state: stateShape,
  visibility: visibilityShape,
  budget_least: z.nullable(moneyShape),
  budget_most: z.nullable(moneyShape),
  budget_undecided: z.boolean(),
  proposals: z.number(),
  offers: z.number(),
  hires: z.number(),
  hires_wanted: z.number(),
  at: instant,
  clock: z.nullable(projectClockShape),
  moves: z.array(moveShape),
});
export type ProjectLine = z.output<typeof projectRowShape>;

export const myRow = z.extend(projectRowShape, {
  /** Proposals that you have not opened. */
  unread: z.number(),
  /** What you do next; null where nothing waits for you. */
  step: z.nullable(z.enum(CLIENT_STEPS)),
});
export type MyProjectRow = z.output<typeof myRow>;

export const myProjects = query({
  ...myProjectsAt,
  summary:
    'Lists your projects, newest first, with their next deadline and what you do next: open ones, drafts, those someone works on, or ended ones.',
  access: 'client',
  query: z.object({ ...pageQuery, tab: z.optional(z.enum(PROJECT_TABS)) }),
  data: z.extend(pageOf(myRow), {
    counts: z.object({ open: z.number(), drafts: z.number(), working: z.number(), ended: z.number() }),
  }),
  errors: [],
  limit: 'read',
});

export const uploadProjectFile = command({
  ...onMine,
  method: 'POST',
  path: '/api/my/projects/:id/files',
  summary: `Adds a file to a project, up to ${PROJECT_LIMITS.files}.`,
  upload: { field: 'file', maxBytes: bodyLimits.deliveryFileBytes },
  data: fileShape,
  status: 201,
  errors: ['not_found', 'wrong_state', 'too_large', 'unsupported_media', 'invalid_input'],
  limit: 'upload',
  repeat: 'key',
});
export const removeProjectFile = command({
  access: 'client',
  method: 'DELETE',
  path: '/api/my/projects/:id/files/:file_id',
  summary: 'Removes a file of a project.',
  params: z.object({ id: idShape, file_id: idShape }),
  data: z.null(),
  errors: ['not_found', 'wrong_state'],
  limit: 'write',
  repeat: 'natural',
});

export const downloadProjectFile = query({
  path: '/api/projects/:slug/files/:file_id',
  summary: 'Downloads a file of a project that you can see, after you agreed to its NDA where it has one.',
  access: 'member',
  params: z.object({ slug: slugShape, file_id: idShape }),
  query: sizeQuery,
  data: z.null(),
  errors: ['not_found', 'forbidden'],
  limit: 'read',
});
export const acceptNda = command({
  method: 'POST',
  path: '/api/projects/:slug/nda',
  summary: 'Agrees to keep the files of a project to yourself, with your name and the time.',
  access: 'member',
  params: z.object({ slug: slugShape }),
  body: z.object({ name: line(120).check(z.minLength(3, 'Enter your full name.')) }),
  data: z.object({ accepted_at: instant }),
  said: 'Agreed',
  errors: ['not_found', 'wrong_state'],
  limit: 'write',
  repeat: 'natural',
});
