import * as z from 'zod/mini';
import { mineShape, myServices } from '#domains/services/contract.ts';
import { checkShape, stateShape } from '#domains/services/shapes.ts';
import { capacityShape } from '#domains/services/taking-orders-contract.ts';
import { query, type DataOf } from '#kit/endpoint.ts';
import { byId } from '#kit/id-shape.ts';
import { moneyShape } from '#kit/money-shape.ts';
import { ADVICE } from './advice.ts';
import { SOURCES } from './sources.ts';

const count = z.int();
const periodShape = z.object({ from: z.iso.date(), to: z.iso.date() });
const seenShape = { impressions: count, clicks: count };
const figuresShape = z.object({
  ...seenShape,
  /** Paid in the period. */
  orders: count,
  /** Of orders completed in the period, after the service fee. */
  revenue: moneyShape,
});
export type Figures = z.output<typeof figuresShape>;

const analyticsShape = z.object({
  /** Null for all services together. */
  service: z.nullable(z.object({ id: z.string(), title: z.string(), state: stateShape, slug: z.nullable(z.string()) })),
  period: periodShape,
  before: periodShape,
  /** The first day with a count; null while nothing was counted. */
  counted_since: z.nullable(z.iso.date()),
  total: figuresShape,
  total_before: figuresShape,
  /** Each day of the period with the same day of the period before. The last one is today, so far. */
  days: z.array(z.object({ day: z.iso.date(), now: figuresShape, before: figuresShape })),
  sources: z.array(z.object({ source: z.enum(SOURCES), host: z.string(), ...seenShape, clicks_before: count })),
  /** Each service; empty for one service. */
  services: z.array(z.object({ id: z.string(), title: z.string(), state: stateShape, ...figuresShape.shape })),
});
export type Analytics = DataOf<typeof myAnalytics>;

const period = z.object({ days: z.optional(z.enum(['7', '30', '90'])) });

export const myAnalytics = query({
  path: '/api/my/analytics',
  summary:
    'Returns views, visits, orders and earnings of your services over 7, 30 or 90 days, with the period before. Days are UTC.',
  access: 'freelancer',
  query: period,
  data: analyticsShape,
  errors: [],
  limit: 'read',
});

export const myServiceAnalytics = query({
  path: '/api/my/analytics/:id',
  summary: 'Returns the same figures for one of your services.',
  access: 'freelancer',
  params: byId,
  query: period,
  data: analyticsShape,
  errors: ['not_found'],
  limit: 'read',
});

export const servicesDashboard = query({
  path: '/api/my/services-dashboard',
  summary: 'Lists your services with their figures of the last 30 days, open orders, and what would help them.',
  access: 'freelancer',
  data: z.object({
    ...myServices.data.shape,
    taking_orders: capacityShape,
    items: z.array(
      z.object({
        ...mineShape.shape,
        figures: figuresShape,
        /** Paid and not delivered yet. */
        in_queue: count,
        advice: z.array(
          z.object({
            kind: z.enum(ADVICE),
            fixes: z.array(z.pick(checkShape, { label: true, step: true, field: true })),
          }),
        ),
      }),
    ),
  }),
  errors: [],
  limit: 'read',
});
export type ServicesDashboard = DataOf<typeof servicesDashboard>;
