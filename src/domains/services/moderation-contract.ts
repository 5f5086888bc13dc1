import * as z from 'zod/mini';
import { command, query } from '#kit/endpoint.ts';
import { byId } from '#kit/id-shape.ts';
import { pageOf, pageQuery } from '#kit/paging.ts';
import { REVIEW_DECISIONS, REVIEW_KINDS, RULE_EFFECTS, RULE_KINDS } from './moderation.ts';
import { contentShape, stateShape } from './shapes.ts';

const instant = z.iso.datetime();
const onStaff = { access: 'operator', staff: ['trust'] } as const;

export const REVIEW_QUEUES = ['waiting', 'decided'] as const;
export const MODES = ['auto', 'manual'] as const;

const findingShape = z.object({ kind: z.enum(RULE_KINDS), field: z.string(), found: z.string(), reason: z.string() });

const lineShape = z.object({
  id: z.string(),
  service_id: z.string(),
  title: z.string(),
  category: z.string(),
  kind: z.enum(REVIEW_KINDS),
  state: z.enum(['waiting', ...REVIEW_DECISIONS]),
  findings: z.array(findingShape),
  seller: z.object({ id: z.string(), name: z.string() }),
  asked_at: instant,
  /** Of one whose seller waits. */
  due_at: z.nullable(instant),
  is_overdue: z.boolean(),
  decided_at: z.nullable(instant),
});
export type ReviewLine = z.output<typeof lineShape>;

export const serviceReviewQueue = query({
  ...onStaff,
  path: '/api/admin/services/reviews',
  summary: 'Lists services to review, oldest first, or decided ones, newest first.',
  query: z.object({ ...pageQuery, queue: z.optional(z.enum(REVIEW_QUEUES)), kind: z.optional(z.enum(REVIEW_KINDS)) }),
  data: z.object({ ...pageOf(lineShape).shape, waiting: z.int(), overdue: z.int(), mode: z.enum(MODES) }),
  errors: [],
  limit: 'read',
});

export const serviceReviewCase = query({
  ...onStaff,
  path: '/api/admin/services/reviews/:id',
  summary: 'Returns one review: what was submitted beside what is live, what the rules found, and earlier decisions.',
  params: byId,
  data: z.object({
    ...lineShape.shape,
    service_state: stateShape,
    slug: z.nullable(z.string()),
    submitted: contentShape,
    /** Null where nothing is live. */
    live: z.nullable(contentShape),
    reason: z.nullable(z.string()),
    decided_by: z.nullable(z.string()),
    seller_record: z.object({
      is_verified: z.boolean(),
      live_services: z.int(),
      sent_back: z.int(),
      member_since: z.nullable(instant),
    }),
    earlier: z.array(
      z.object({
        id: z.string(),
        state: z.enum(REVIEW_DECISIONS),
        reason: z.nullable(z.string()),
        decided_at: instant,
      }),
    ),
  }),
  errors: ['not_found'],
  limit: 'read',
});

export const decideServiceReview = command({
  ...onStaff,
  method: 'POST',
  path: '/api/admin/services/reviews/:id/decide',
  summary: 'Approves a service, sends it back for changes, or denies it. The seller reads the reason.',
  params: byId,
  body: z.object({
    decision: z.enum(REVIEW_DECISIONS),
    /** Mandatory unless it is approved. */
    reason: z.optional(z.string().check(z.trim(), z.maxLength(2_000, 'Use at most 2,000 characters.'))),
  }),
  data: z.object({ id: z.string(), state: z.enum(REVIEW_DECISIONS), service_state: stateShape }),
  said: 'Decided',
  errors: ['not_found', 'wrong_state', 'invalid_input'],
  limit: 'write',
  repeat: 'key',
});

const ruleShape = z.object({
  id: z.string(),
  kind: z.enum(RULE_KINDS),
  words: z.array(z.string()),
  factor: z.nullable(z.int()),
  effect: z.enum(RULE_EFFECTS),
  reason: z.string(),
  is_on: z.boolean(),
  changed_at: instant,
});
export type RuleOnWire = z.output<typeof ruleShape>;

export const serviceRules = query({
  ...onStaff,
  path: '/api/admin/services/rules',
  summary: 'Lists the automatic rules for services, and who decides about publications.',
  data: z.object({ mode: z.enum(MODES), rules: z.array(ruleShape) }),
  errors: [],
  limit: 'read',
});

const word = z
  .string()
  .check(z.trim(), z.minLength(2, 'Use at least 2 characters.'), z.maxLength(40, 'Use at most 40 characters.'));
const ruleFields = {
  words: z.array(word).check(z.maxLength(100, 'Add at most 100 words.')),
  factor: z.nullable(z.int().check(z.minimum(2, 'Enter 2 to 100.'), z.maximum(100, 'Enter 2 to 100.'))),
  effect: z.enum(RULE_EFFECTS),
  reason: z
    .string()
    .check(
      z.trim(),
      z.minLength(10, 'Write a reason of at least 10 characters.'),
      z.maxLength(500, 'Use at most 500 characters.'),
    ),
  is_on: z.boolean(),
};

export const addServiceRule = command({
  ...onStaff,
  method: 'POST',
  path: '/api/admin/services/rules',
  summary: 'Adds a rule that looks for words.',
  body: z.object({
    words: ruleFields.words.check(z.minLength(1, 'Enter at least one word.')),
    effect: ruleFields.effect,
    reason: ruleFields.reason,
  }),
  data: ruleShape,
  status: 201,
  said: 'Rule added',
  errors: ['wrong_state'],
  limit: 'write',
  repeat: 'key',
});

export const changeServiceRule = command({
  ...onStaff,
  method: 'PUT',
  path: '/api/admin/services/rules/:id',
  summary: 'Changes a rule or turns it off. It holds for publications from now on.',
  params: byId,
  body: z.object(ruleFields),
  data: ruleShape,
  said: 'Rule saved',
  errors: ['not_found', 'invalid_input'],
  limit: 'write',
  repeat: 'natural',
});

export const changeServiceModeration = command({
  ...onStaff,
  method: 'PUT',
  path: '/api/admin/services/mode',
  summary: 'Chooses who decides about publications: the rules (auto) or staff (manual).',
  body: z.object({
    mode: z.enum(MODES),
    reason: z.string().check(z.trim(), z.minLength(10, 'Write a reason of at least 10 characters.'), z.maxLength(500)),
  }),
  data: z.object({ mode: z.enum(MODES) }),
  said: 'Saved',
  errors: [],
  limit: 'write',
  repeat: 'natural',
});
