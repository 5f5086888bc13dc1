import { MOST_WORDS } from '#kit/list-address.ts';
import * as z from 'zod/mini';
import { LEVELS } from '#domains/profiles/levels.ts';
import { query, type DataOf } from '#kit/endpoint.ts';
import { moneyShape } from '#kit/money-shape.ts';
import { MAX_PAGE, TIERS } from './listing.ts';
import { PEOPLE_SORTS } from './people.ts';

const words = z.string().check(z.trim(), z.maxLength(MOST_WORDS));

export const serviceRank = query({
  path: '/api/services/by-slug/:slug/rank',
  summary: 'Returns a service’s points in the ranking, part by part. With words, also those for how well they match.',
  access: 'public',
  params: z.object({ slug: z.string().check(z.maxLength(120)) }),
  query: z.object({ q: z.optional(words) }),
  data: z.object({
    title: z.string(),
    /** Of 100; of 65 without words. */
    points: z.number(),
    of: z.number(),
    /** Its title is exactly what was typed, so it comes first. */
    is_exact: z.boolean(),
    parts: z.array(
      z.object({ part: z.string(), name: z.string(), rule: z.string(), points: z.number(), of: z.number() }),
    ),
    places: z.string(),
  }),
  errors: ['not_found'],
  limit: 'read',
});
export type ServiceRank = DataOf<typeof serviceRank>;

export const searchSuggestions = query({
  path: '/api/services/suggestions',
  summary: 'Suggests searches, categories, services, freelancers and open projects for what has been typed so far.',
  access: 'public',
  query: z.object({ q: words }),
  data: z.object({
    items: z.array(
      z.object({
        kind: z.enum(['search', 'category', 'service', 'person', 'project']),
        text: z.string(),
        path: z.string(),
      }),
    ),
  }),
  errors: [],
  limit: 'read',
});
export type Suggestion = DataOf<typeof searchSuggestions>['items'][number];

const freelancer = z.object({
  id: z.string(),
  username: z.string(),
  name: z.string(),
  avatar: z.nullable(z.string()),
  title: z.nullable(z.string()),
  level: z.enum(LEVELS),
  tier: z.enum(TIERS),
  country: z.nullable(z.string()),
  skills: z.array(z.string()),
  availability: z.string(),
  services: z.number(),
  /** The lowest price of their services; null without one. */
  from: z.nullable(moneyShape),
  rating: z.nullable(z.number()),
  rating_count: z.number(),
  /** Of their best service, of the 65 points that do not depend on words; null without a service. */
  points: z.nullable(z.number()),
});
const counted = z.array(z.object({ code: z.string(), name: z.string(), count: z.number() }));

export const listFreelancers = query({
  access: 'public',
  path: '/api/freelancers',
  summary:
    'Lists freelancers, 24 per page, best first, as the index of what they show to everyone finds them: typos allowed. Filter by words of their name, title, skills and services, and by what they sell, know and speak. With facets, each value of the filters with its count.',
  query: z.object({
    q: z.optional(words),
    /** 'true': the words are neither corrected nor translated. */
    as_typed: z.optional(z.enum(['true', 'false'])),
    category: z.optional(z.string().check(z.maxLength(80))),
    skill: z.optional(z.string().check(z.maxLength(80))),
    level: z.optional(z.enum(LEVELS)),
    country: z.optional(z.string().check(z.regex(/^[A-Z]{2}$/, 'Enter a country code such as NO.'))),
    language: z.optional(z.string().check(z.regex(/^[a-z]{2,3}$/, 'Enter a language code such as en.'))),
    max_price: z.optional(z.string().check(z.maxLength(12))),
    min_rating: z.optional(z.coerce.number().check(z.minimum(0), z.maximum(5))),
    online: z.optional(z.enum(['true', 'false'])),
    sort: z.optional(z.enum(PEOPLE_SORTS)),
    page: z.optional(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(MAX_PAGE))),
    facets: z.optional(z.enum(['true', 'false'])),
  }),
  data: z.object({
    items: z.array(freelancer),
    total: z.number(),
    page: z.number(),
    pages: z.number(),
    /** Similar: nothing has all of the words, or some were corrected. */
    match: z.enum(['all', 'similar']),
    corrected: z.nullable(z.string()),
    /** The language that the words were translated from, such as es; null where they are found as they are. */
    translated_from: z.nullable(z.string()),
    currency: z.string(),
    facets: z.nullable(
      z.object({
        categories: counted,
        skills: counted,
        levels: z.array(z.object({ level: z.enum(LEVELS), count: z.number() })),
        countries: counted,
        languages: counted,
        prices: z.array(z.object({ max: z.number(), count: z.number() })),
        ratings: z.array(z.object({ min: z.number(), count: z.number() })),
        online: z.number(),
      }),
    ),
  }),
  errors: ['invalid_input'],
  limit: 'read',
});
export const bestFreelancers = query({
  path: '/api/bestfreelancerlist',
  summary: 'Lists the 24 best freelancers by the published ranking: the points of their best service.',
  access: 'public',
  data: z.object({ items: z.array(freelancer) }),
  errors: [],
  limit: 'read',
});
export type Freelancer = z.output<typeof freelancer>;
