import * as z from 'zod/mini';
import type { PieceData } from '#kit/dashboard.ts';
import { moneyShape } from '#kit/money-shape.ts';
import { myRow } from './contract.ts';

const budget = { budget_least: z.nullable(moneyShape), budget_most: z.nullable(moneyShape) };

/** An invitation that its freelancer has not answered. */
export const invitationTurnShape = z.object({
  kind: z.literal('invitation'),
  id: z.string(),
  title: z.string(),
  client: z.string(),
  ...budget,
  /** Until then the project takes proposals. */
  clock: z.nullable(z.object({ ends_at: z.iso.datetime() })),
});
export type InvitationTurn = z.output<typeof invitationTurnShape>;

/** Open projects that ask for skills of the reader, the best match first. */
export const matchingPiece = {
  matching_projects: z.array(
    z.object({
      slug: z.string(),
      title: z.string(),
      ...budget,
      posted_at: z.iso.datetime(),
      proposals: z.number(),
      fit: z.object({ shared: z.int(), skills: z.int(), wanted: z.int(), hours: z.nullable(z.int()) }),
    }),
  ),
};
export type Matching = PieceData<typeof matchingPiece>;

/** A client’s projects that are open or worked on. */
export const ownProjectsPiece = {
  projects: z.object({
    /** The newest of them. */
    open: z.array(
      z.pick(myRow, { id: true, slug: true, title: true, state: true, proposals: true, unread: true, step: true }),
    ),
    count: z.number(),
  }),
};
export type OwnProjects = PieceData<typeof ownProjectsPiece>;

/** A first project that is still a draft, or questions about an open one that its client hasn’t answered. */
export const projectTurnShape = z.object({
  kind: z.literal('project'),
  what: z.enum(['draft', 'questions']),
  id: z.string(),
  /** Null for a draft. */
  slug: z.nullable(z.string()),
  title: z.string(),
  /** Of the questions; 1 for a draft. */
  count: z.number(),
  clock: z.null(),
});
export type ProjectTurn = z.output<typeof projectTurnShape>;
