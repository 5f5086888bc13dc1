import { MOST_WORDS } from '#kit/list-address.ts';
import * as z from 'zod/mini';
import { replyShape, starsShape, subjectRatingShape } from '#domains/reviews/shapes.ts';
import { command, query, type DataOf } from '#kit/endpoint.ts';
import { CLIENT_FEE_TERMS, SELLER_TERMS } from '#kit/fees.ts';
import { inForceShape } from '#kit/in-force-shapes.ts';
import { bodyLimits } from '#kit/limits.ts';
import { moneyShape } from '#kit/money-shape.ts';
import { pageQuery } from '#kit/paging.ts';
import { LEVELS } from '#domains/profiles/levels.ts';
import { HOLD_CAUSES } from './absence.ts';
import { COMPARED_SLUGS, MOST_COMPARED } from './compared.ts';
import { MAX_PAGE, SORTS, TIERS } from './listing.ts';
import { PICTURE_LIMITS } from './picture-rules.ts';
import { capacityShape } from './taking-orders-contract.ts';
import {
  actionShape,
  arrangedPictureShape,
  cardShape,
  checkShape,
  contentShape,
  countShape,
  draftPictureShape,
  draftShape,
  motifShape,
  sellerShape,
  stateShape,
} from './shapes.ts';
import { byId, idShape } from '#kit/id-shape.ts';

const instant = z.iso.datetime();
const slug = z.object({ slug: z.string().check(z.maxLength(120)) });
/** As people write prices: 25 or 25.50, in the instance's currency. */
const price = z.string().check(z.regex(/^(0|[1-9]\d{0,8})(\.\d{1,3})?$/, 'Enter a price such as 25 or 25.50.'));
const days = z.coerce.number().check(z.int(), z.minimum(1), z.maximum(90));

const named = z.object({ code: z.string(), name: z.string(), count: z.number() });
/** Each counted without its own filter. Prices and delivery are "at most", ratings "at least". */
const facetsShape = z.object({
  categories: z.array(countShape),
  is_sample: z.boolean(),
  prices: z.array(z.object({ max: z.number(), count: z.number() })),
  delivery: z.array(z.object({ days: z.number(), count: z.number() })),
  levels: z.array(z.object({ level: z.enum(LEVELS), count: z.number() })),
  tiers: z.array(z.object({ tier: z.enum(TIERS), count: z.number() })),
  languages: z.array(named),
  countries: z.array(named),
  ratings: z.array(z.object({ min: z.number(), count: z.number() })),
  online: z.number(),
});

export const listServices = query({
  path: '/api/services',
  summary:
    'Lists published services, 24 per page. Filter by words, category, price (such as 25 or 25.50), delivery time, and the freelancer’s level, tier, language, country, rating and presence.',
  access: 'public',
  query: z.object({
    q: z.optional(z.string().check(z.trim(), z.maxLength(MOST_WORDS))),
    /** 'true': the words are neither corrected nor translated. */
    as_typed: z.optional(z.enum(['true', 'false'])),
    category: z.optional(z.string().check(z.maxLength(80))),
    min_price: z.optional(price),
    max_price: z.optional(price),
    delivery_days: z.optional(days),
    level: z.optional(z.enum(LEVELS)),
    tier: z.optional(z.enum(TIERS)),
    /** Such as en. */
    language: z.optional(z.string().check(z.regex(/^[a-z]{2,3}$/, 'Enter a language code such as en.'))),
    /** Such as NO. */
    country: z.optional(z.string().check(z.regex(/^[A-Z]{2}$/, 'Enter a country code such as NO.'))),
    min_rating: z.optional(z.coerce.number().check(z.minimum(1), z.maximum(5))),
    /** 'true': of someone who is online now and shows it to everyone. */
    online: z.optional(z.enum(['true', 'false'])),
    sort: z.optional(z.enum(SORTS)),
    page: z.optional(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(MAX_PAGE))),
    /** 'true' adds how many results each value of a filter would have. */
    facets: z.optional(z.enum(['true', 'false'])),
  }),
  data: z.object({
    items: z.array(cardShape),
    total: z.number(),
    /** True when there are more results than `total`. */
    total_is_floor: z.boolean(),
    page: z.number(),
    pages: z.number(),
    /** 'similar' when no service has all the words, or some were corrected. */
    match: z.enum(['all', 'similar']),
    /** The words as they were read, when some were corrected or all translated. */
    corrected: z.nullable(z.string()),
    /** The language that the words were translated from, such as es; null where they are found as they are. */
    translated_from: z.nullable(z.string()),
    /** The slug of the category that the words name; null where they name none for certain. */
    named_category: z.nullable(z.string()),
    currency: moneyShape.shape.currency,
    facets: z.nullable(facetsShape),
  }),
  errors: [],
  limit: 'read',
});

export type ServiceList = DataOf<typeof listServices>;

export const serviceCategories = query({
  path: '/api/services/categories',
  summary: 'Lists all categories with their number of published services.',
  access: 'public',
  data: z.object({
    total: z.number(),
    categories: z.array(
      z.object({
        slug: z.string(),
        name: z.string(),
        blurb: z.string(),
        motif: motifShape,
        count: z.number(),
        sub_categories: z.array(countShape),
      }),
    ),
  }),
  errors: [],
  limit: 'read',
});

export const categoryPage = query({
  path: '/api/services/categories/:slug',
  summary:
    'Returns a category: description, subcategories, price ranges, median delivery time and best rated services.',
  access: 'public',
  params: slug,
  data: z.object({
    slug: z.string(),
    name: z.string(),
    blurb: z.string(),
    intro: z.string(),
    motif: motifShape,
    parent: z.nullable(z.object({ slug: z.string(), name: z.string() })),
    count: z.number(),
    sub_categories: z.array(z.object({ slug: z.string(), name: z.string(), blurb: z.string(), count: z.number() })),
    /** The lower, middle and upper third of starting prices; empty when there is little to compare. */
    price_bands: z.array(
      z.object({ name: z.enum(['low', 'middle', 'high']), from: moneyShape, to: moneyShape, count: z.number() }),
    ),
    median_delivery_days: z.nullable(z.number()),
    top: z.array(cardShape),
    faq: z.array(z.object({ question: z.string(), answer: z.string() })),
    popular_searches: z.array(z.string()),
  }),
  errors: ['not_found'],
  limit: 'read',
});

export const topRankedServices = query({
  path: '/api/services/top-ranked',
  summary: 'Lists the best rated services of each category, and new ones that show promise.',
  access: 'public',
  data: z.object({
    /** Those that have any, in the order of the categories. */
    categories: z.array(z.object({ slug: z.string(), name: z.string(), items: z.array(cardShape) })),
    promising: z.array(cardShape),
    counted_at: instant,
  }),
  errors: [],
  limit: 'read',
});

export type TopRanked = DataOf<typeof topRankedServices>;

/** What a page says of the seller. */
const shownSellerShape = z.object({
  ...sellerShape.shape,
  title: z.nullable(z.string()),
  country: z.nullable(z.string()),
  is_verified: z.boolean(),
  member_since: instant,
  services: z.number(),
  /** Codes such as en, as they show them to everyone. */
  languages: z.array(z.string()),
  /** IANA name; null where they don't show it. */
  timezone: z.nullable(z.string()),
  /** Of orders delivered on time, in percent; null before the first. */
  on_time_percent: z.nullable(z.number()),
});

export const compareServices = query({
  path: '/api/services/compare',
  summary: 'Returns up to three services to compare, in the given order. Those that are not on sale are left out.',
  access: 'public',
  query: z.object({
    /** Separated by commas. */
    slugs: z.string().check(z.regex(COMPARED_SLUGS, `Use 1 to ${MOST_COMPARED} slugs, separated by commas.`)),
  }),
  data: z.object({
    items: z.array(z.object({ card: cardShape, packages: contentShape.shape.packages, seller: shownSellerShape })),
  }),
  errors: [],
  limit: 'read',
});
export type ComparedService = DataOf<typeof compareServices>['items'][number];

export const serviceBySlug = query({
  path: '/api/services/by-slug/:slug',
  summary: 'Returns a published service. Paused and archived services return 404.',
  access: 'public',
  params: slug,
  data: z.object({
    id: z.string(),
    slug: z.string(),
    motif: motifShape,
    /** Path of what its card shows; null draws the generated cover. */
    cover: z.nullable(z.string()),
    content: contentShape,
    version: z.number(),
    published_at: instant,
    updated_at: instant,
    rating: z.nullable(z.number()),
    rating_count: z.number(),
    seller: shownSellerShape,
    similar: z.array(cardShape),
    taking_orders: z.pick(capacityShape, {
      most_open: true,
      open_orders: true,
      closed: true,
      opens_at: true,
      away_note: true,
    }),
    /** The client fee now, which an order placed now would keep. */
    in_force: inForceShape(CLIENT_FEE_TERMS),
  }),
  errors: ['not_found'],
  limit: 'read',
});
export type ServiceShown = DataOf<typeof serviceBySlug>;

export const serviceReviews = query({
  path: '/api/services/by-slug/:slug/reviews',
  summary: 'Lists the published reviews of a service, newest first, with how its rating is computed.',
  access: 'public',
  params: slug,
  query: z.object({
    ...pageQuery,
    stars: z.optional(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(5))),
    /** Reviews and replies that have each of these words. */
    words: z.optional(z.string().check(z.trim(), z.maxLength(100))),
    /** 'with' leaves out reviews without a reply. */
    reply: z.optional(z.literal('with')),
  }),
  data: z.object({
    next_cursor: z.nullable(z.string()),
    /** Of all its reviews, whatever the filters; null before the first, and after the first page. */
    rating: z.nullable(subjectRatingShape),
    items: z.array(
      z.object({
        id: z.string(),
        author: z.object({
          id: z.string(),
          name: z.string(),
          username: z.string(),
          avatar_url: z.nullable(z.string()),
        }),
        stars: starsShape,
        rating: z.number(),
        body: z.string(),
        package_name: z.string(),
        at: instant,
        edited_at: z.nullable(instant),
        reply: replyShape,
      }),
    ),
  }),
  errors: ['not_found'],
  limit: 'read',
});

export const servicesOfSeller = query({
  path: '/api/services/of/:username',
  summary: 'Lists a person’s published services, and says whether they are away.',
  access: 'public',
  params: z.object({ username: z.string().check(z.maxLength(60)) }),
  data: z.object({
    items: z.array(cardShape),
    away: z.nullable(z.object({ until: instant, note: z.nullable(z.string()) })),
  }),
  errors: [],
  limit: 'read',
});

/** A service in its seller's list. */
export const mineShape = z.object({
  id: z.string(),
  slug: z.nullable(z.string()),
  title: z.string(),
  category: z.nullable(z.string()),
  motif: motifShape,
  cover: z.nullable(z.string()),
  state: stateShape,
  from_price: z.nullable(moneyShape),
  rating: z.nullable(z.number()),
  rating_count: z.number(),
  /** How many needed things are still missing before it can be published. */
  missing: z.number(),
  /** The draft differs from the published version. */
  has_unpublished_changes: z.boolean(),
  /** Why it is on hold; with absence its seller can resume it. Null for any other state. */
  hold: z.nullable(z.enum(HOLD_CAUSES)),
  actions: z.array(actionShape),
  saved_at: instant,
  published_at: z.nullable(instant),
});

export const myServices = query({
  path: '/api/my/services',
  summary: 'Lists your services with their state and next step, newest first.',
  access: 'freelancer',
  data: z.object({
    items: z.array(mineShape),
    counts: z.object({ active: z.number(), draft: z.number(), paused: z.number(), other: z.number() }),
    can_create: z.boolean(),
  }),
  errors: [],
  limit: 'read',
});

const onMine = { access: 'freelancer', params: byId, limit: 'write' } as const;
const stood = z.object({ id: z.string(), slug: z.nullable(z.string()), state: stateShape });

export const createService = command({
  method: 'POST',
  path: '/api/my/services',
  summary: 'Creates a draft, optionally with a title and category.',
  access: 'freelancer',
  body: z.object({ title: z.optional(draftShape.shape.title), category: z.optional(draftShape.shape.category) }),
  data: z.object({ id: z.string() }),
  status: 201,
  errors: ['wrong_state'],
  limit: 'write',
  repeat: 'key',
});

export const myService = query({
  ...onMine,
  path: '/api/my/services/:id',
  summary: 'Returns one of your services for editing.',
  data: z.object({
    id: z.string(),
    slug: z.nullable(z.string()),
    state: stateShape,
    draft: draftShape,
    pictures: z.array(draftPictureShape),
    motif: motifShape,
    /**
     * Path of the portfolio picture that it shows without a picture of its own and without a chosen design; null where
     * there is none.
     */
    portfolio_cover: z.nullable(z.string()),
    saved_at: instant,
    has_unpublished_changes: z.boolean(),
    checks: z.array(checkShape),
    problems: z.record(z.string(), z.array(z.string())),
    price_range: z.object({ min: moneyShape, max: moneyShape }),
    /**
     * The limits of prices and the service fee now: the wizard judges prices, and says what the seller receives, by
     * them.
     */
    in_force: inForceShape(SELLER_TERMS),
    actions: z.array(actionShape),
    versions: z.array(z.object({ number: z.number(), title: z.string(), published_at: instant })),
  }),
  errors: ['not_found'],
  limit: 'read',
});

export const servicePreview = query({
  ...onMine,
  path: '/api/my/services/:id/preview',
  summary:
    'Returns the draft of one of your services as its public page would show it. Packages and extras without a price are left out.',
  data: z.object({
    ...z.omit(serviceBySlug.data, { similar: true, version: true, published_at: true, updated_at: true }).shape,
    slug: z.nullable(z.string()),
    state: stateShape,
    /** How many needed things are still missing before it can be published. */
    missing: z.int(),
    has_unpublished_changes: z.boolean(),
    /** What was saved last. */
    saved_at: instant,
  }),
  errors: ['not_found'],
  limit: 'read',
});
export type ServicePreview = DataOf<typeof servicePreview>;

export const saveDraft = command({
  ...onMine,
  method: 'PUT',
  path: '/api/my/services/:id',
  summary: 'Replaces the draft. The published version doesn’t change until you publish again.',
  body: draftShape,
  data: z.object({
    saved_at: instant,
    checks: z.array(checkShape),
    problems: z.record(z.string(), z.array(z.string())),
  }),
  errors: ['not_found', 'wrong_state'],
  repeat: 'natural',
});

const onMyService = { ...onMine, method: 'POST', data: stood, repeat: 'key' } as const;

export const publishService = command({
  ...onMyService,
  path: '/api/my/services/:id/publish',
  summary: 'Publishes the draft as a new version, or returns what is missing per field.',
  said: 'Published',
  errors: ['not_found', 'wrong_state', 'invalid_input'],
});
export const pauseService = command({
  ...onMyService,
  path: '/api/my/services/:id/pause',
  summary: 'Pauses a service and removes it from listings. Open orders continue.',
  said: 'Paused',
  errors: ['not_found', 'wrong_state'],
});
export const resumeService = command({
  ...onMyService,
  path: '/api/my/services/:id/resume',
  summary: 'Resumes a paused service.',
  said: 'Resumed',
  errors: ['not_found', 'wrong_state'],
});
export const archiveService = command({
  ...onMyService,
  path: '/api/my/services/:id/archive',
  summary: 'Archives a service permanently. Open orders continue and reviews stay.',
  said: 'Archived',
  errors: ['not_found', 'wrong_state'],
});

const picturesAnswer = z.object({ pictures: z.array(draftPictureShape) });

export const uploadPicture = command({
  ...onMine,
  method: 'POST',
  path: '/api/my/services/:id/pictures',
  summary:
    'Adds a picture to the draft, up to 6: JPEG, PNG, WebP or AVIF of at least 800 by 500 pixels and at most 8 MB, cropped to 16:10.',
  upload: { field: 'picture', maxBytes: bodyLimits.coverBytes },
  data: picturesAnswer,
  errors: ['not_found', 'wrong_state', 'too_large', 'unsupported_media', 'invalid_input'],
  limit: 'upload',
  repeat: 'natural',
});

export const uploadVideo = command({
  ...onMine,
  method: 'POST',
  path: '/api/my/services/:id/video',
  summary:
    'Adds a video to the draft’s pictures: one MP4 or WebM of at most 50 MB, shown as it is. It is never the cover.',
  upload: { field: 'video', maxBytes: bodyLimits.videoBytes },
  data: picturesAnswer,
  errors: ['not_found', 'wrong_state', 'too_large', 'unsupported_media', 'invalid_input'],
  limit: 'upload',
  repeat: 'natural',
});

export const arrangePictures = command({
  ...onMine,
  method: 'PUT',
  path: '/api/my/services/:id/pictures',
  summary:
    'Sets the order and descriptions of the draft’s pictures. The first is the cover; pictures you leave out stay at the end.',
  body: z.object({ pictures: z.array(arrangedPictureShape).check(z.maxLength(PICTURE_LIMITS.most)) }),
  data: picturesAnswer,
  errors: ['not_found', 'wrong_state', 'invalid_input'],
  repeat: 'natural',
});

export const removePicture = command({
  ...onMine,
  params: z.object({ ...byId.shape, picture_id: idShape }),
  method: 'DELETE',
  path: '/api/my/services/:id/pictures/:picture_id',
  summary: 'Removes a picture from the draft. The published version keeps it until you publish again.',
  data: picturesAnswer,
  errors: ['not_found', 'wrong_state'],
  repeat: 'natural',
});
