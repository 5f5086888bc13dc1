/** The two homes of signed-in people. Domains bring what is on them, the app puts it together (decision 074). */
import * as z from 'zod/mini';
import { query } from './endpoint.ts';

export const DASHBOARDS = ['client', 'freelancer'] as const;
export type DashboardName = (typeof DASHBOARDS)[number];

/**
 * Named fields that one domain puts on a dashboard, as they go over the wire. No other domain has a field of that name.
 */
export type Piece = Readonly<Record<string, z.core.$ZodType>>;
export type PieceData<P extends Piece> = { readonly [Field in keyof P]: z.output<P[Field]> };

/**
 * Something that waits for an act of the reader. `kind` says whose card shows it; the one whose clock ends first is
 * first.
 */
const turnShape = z.looseObject({ kind: z.string(), clock: z.nullable(z.looseObject({ ends_at: z.iso.datetime() })) });
export type Turn = z.output<typeof turnShape>;

/** More than this waits on the screens of its own kind: orders, milestones, proposals. */
export const MOST_TURNS = 20;

/** `waiting` counts all that waits, `next` has the first of them. */
const dashboard = {
  access: 'member',
  data: z.looseObject({ next: z.array(turnShape), waiting: z.number() }),
  errors: [],
  limit: 'read',
} as const;

/**
 * For screens, and for commands after which a dashboard is no longer true. The app adds the fields of every domain to
 * `data`.
 */
export const dashboards = {
  client: query({
    ...dashboard,
    path: '/api/dashboard/client',
    summary: 'Returns the client dashboard: next steps, active orders and contracts, money held and spent.',
  }),
  freelancer: query({
    ...dashboard,
    /** What someone who does both has going on as a client; null for everyone else. */
    data: z.looseObject({ ...dashboard.data.shape, buying: z.nullable(z.looseObject({})) }),
    path: '/api/dashboard/freelancer',
    summary:
      'Returns the freelancer dashboard: next steps by deadline, active orders and contracts, matching projects, clearing and available earnings, and earnings of the last 12 weeks. With the role both, also what they buy.',
  }),
};
