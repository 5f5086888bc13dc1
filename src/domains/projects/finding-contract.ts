/** Finding projects: what anyone may find, by words and filters (PRJ-9). */
import { MOST_WORDS } from '#kit/list-address.ts';
import * as z from 'zod/mini';
import { query, type DataOf } from '#kit/endpoint.ts';
import { moneyShape } from '#kit/money-shape.ts';
import { pageQuery } from '#kit/paging.ts';
import { PROJECT_SORTS } from './finding.ts';
import { clientShape, preferenceFields } from './shapes.ts';

const instant = z.iso.datetime();
const slug = z.string().check(z.maxLength(80));
const yes = z.enum(['true', 'false']);

export const projectCardShape = z.object({
  id: z.string(),
  slug: z.string(),
  title: z.string(),
  category: z.string(),
  /** The beginning of the description, without marks. */
  excerpt: z.string(),
  skills: z.array(z.object({ slug: z.string(), name: z.string() })),
  /** Null where the client hasn’t decided on a budget. */
  budget_least: z.nullable(moneyShape),
  budget_most: z.nullable(moneyShape),
  days: z.number(),
  hires_wanted: z.number(),
  ...preferenceFields,
  nda: z.boolean(),
  posted_at: instant,
  expires_at: z.nullable(instant),
  proposals: z.number(),
  client: clientShape,
});
export type ProjectCard = z.output<typeof projectCardShape>;

export const listProjects = query({
  path: '/api/projects',
  summary:
    'Lists open public projects, 24 per page. Words are found in the title, skills, category and description, typos allowed. Filter by category, skill, budget, age, proposals and what is known of the client.',
  access: 'public',
  query: z.object({
    q: z.optional(z.string().check(z.trim(), z.maxLength(MOST_WORDS))),
    /** 'true': the words are neither corrected nor translated. */
    as_typed: z.optional(z.enum(['true', 'false'])),
    category: z.optional(slug),
    skill: z.optional(slug),
    /** The upper end of the budget is at least this. */
    min_budget: z.optional(z.string().check(z.maxLength(12))),
    /** The lower end of the budget is at most this. */
    max_budget: z.optional(z.string().check(z.maxLength(12))),
    /** Posted within so many days. */
    posted_within: z.optional(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(90))),
    max_proposals: z.optional(z.coerce.number().check(z.int(), z.minimum(0), z.maximum(1_000))),
    /** Percent of the client’s decided posts that ended with a hire. */
    min_hire_rate: z.optional(z.coerce.number().check(z.int(), z.minimum(0), z.maximum(100))),
    verified: z.optional(yes),
    funded: z.optional(yes),
    sort: z.optional(z.enum(PROJECT_SORTS)),
    ...pageQuery,
  }),
  data: z.object({
    items: z.array(projectCardShape),
    next_cursor: z.nullable(z.string()),
    total: z.number(),
    /** Similar: nothing has all of the words, or some were corrected. */
    match: z.enum(['all', 'similar']),
    corrected: z.nullable(z.string()),
    /** The language that the words were translated from, such as es; null where they are found as they are. */
    translated_from: z.nullable(z.string()),
    currency: z.string(),
    /** Top categories with how many projects each would leave. */
    categories: z.array(z.object({ slug: z.string(), name: z.string(), count: z.number() })),
    /** The skills that most of them ask for, at most 20. */
    skills: z.array(z.object({ slug: z.string(), name: z.string(), count: z.number() })),
  }),
  errors: ['invalid_input', 'invalid_shape'],
  limit: 'read',
});
export type ProjectsFound = DataOf<typeof listProjects>;
