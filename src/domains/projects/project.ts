/**
 * The life of a project, from a brief to the end of its contracts (PRJ-1 to PRJ-8), as one table. Everything that
 * happens to it is a move in it.
 */
import type { MoveTable } from '#kit/transitions.ts';

export const PROJECT_STATES = [
  'draft',
  'pending_review',
  'open',
  'reviewing',
  'awarded',
  'in_progress',
  'completed',
  'cancelled',
  'expired',
  'closed',
] as const;
export type ProjectState = (typeof PROJECT_STATES)[number];

export const PROJECT_PARTIES = ['client', 'freelancer', 'system', 'operator'] as const;
export type ProjectParty = (typeof PROJECT_PARTIES)[number];

/**
 * `auto`: the rules decide at once, and staff may look afterwards. `manual`: staff decide about an account’s first
 * post.
 */
export const SCREENING_MODES = ['auto', 'manual'] as const;
export type Screening = (typeof SCREENING_MODES)[number];

const WITH_PEOPLE = ['open', 'reviewing', 'awarded', 'in_progress'] as const satisfies readonly ProjectState[];

const moves = {
  post: { from: ['draft'], to: 'pending_review', by: ['client'] },
  accept: { from: ['pending_review'], to: 'open', by: ['system', 'operator'] },
  sendBack: { from: ['pending_review'], to: 'draft', by: ['operator'] },
  /** Nobody has proposed: its client changes it and posts it again. */
  unpublish: { from: ['open', 'reviewing'], to: 'draft', by: ['operator'] },
  /** A draft that was posted before has a history, so it is not deleted. */
  giveUp: { from: ['draft'], to: 'closed', by: ['client'] },
  /** The brief is never edited in place: a changed one is the next version. */
  edit: { from: ['open', 'reviewing'], to: 'same', by: ['client'] },
  extend: { from: ['open'], to: 'same', by: ['client'] },
  stopProposals: { from: ['open'], to: 'reviewing', by: ['client'] },
  award: { from: ['open', 'reviewing', 'awarded'], to: 'awarded', by: ['client'] },
  /** One more person, while others work already. */
  awardAnother: { from: ['in_progress'], to: 'same', by: ['client'] },
  hire: { from: ['awarded', 'in_progress'], to: 'in_progress', by: ['client', 'freelancer'] },
  /**
   * An offer ended unanswered or unfunded; other offers or hires keep the state, and so does the departure of the
   * client.
   */
  offerEnded: { from: ['awarded', 'in_progress', 'closed'], to: 'same', by: ['client', 'freelancer', 'system'] },
  /** The last offer ended, and nobody was hired. */
  reopen: { from: ['awarded'], to: 'open', by: ['client', 'freelancer', 'system'] },
  contractEnded: { from: ['in_progress'], to: 'same', by: ['client', 'freelancer', 'system', 'operator'] },
  complete: { from: ['in_progress'], to: 'completed', by: ['client', 'freelancer', 'system', 'operator'] },
  cancel: { from: ['in_progress'], to: 'cancelled', by: ['client', 'freelancer', 'system', 'operator'] },
  expire: { from: ['open'], to: 'expired', by: ['system'] },
  close: { from: ['pending_review', 'open', 'reviewing', 'expired'], to: 'closed', by: ['client', 'operator'] },
  /** Its client closes their account. */
  endForLeaving: { from: ['pending_review', 'open', 'reviewing', 'awarded', 'expired'], to: 'closed', by: ['system'] },
} as const satisfies MoveTable<ProjectState, string, ProjectParty>;

export type ProjectMove = keyof typeof moves;
export const projectMoves: MoveTable<ProjectState, ProjectMove, ProjectParty> = moves;
export const MOVE_NAMES = Object.keys(moves) as [ProjectMove, ...ProjectMove[]];

/** Its page exists, for anyone who may see it. */
export const isShown = (state: ProjectState): boolean => state !== 'draft' && state !== 'pending_review';
/** Proposals are still decided about. */
export const isDeciding = (state: ProjectState): boolean => (WITH_PEOPLE as readonly ProjectState[]).includes(state);

/** Nobody can be hired for it any more. */
export const isOver = (state: ProjectState): boolean => ['completed', 'cancelled', 'expired', 'closed'].includes(state);

export const VISIBILITIES = ['public', 'unlisted', 'invite_only'] as const;
export type Visibility = (typeof VISIBILITIES)[number];

/** What the rules need to know; instants are the database’s. */
export interface ProjectFacts {
  readonly state: ProjectState;
  readonly expiresAt: Date | null;
  readonly extensions: number;
  readonly hiresWanted: number;
  readonly offers: number;
  readonly hires: number;
}

export const PROJECT_LIMITS = {
  /** Drafts and projects that are not over, of one client: a technical limit, not a plan’s quota. */
  open: 50,
  title: { least: 12, most: 100 },
  description: { least: 120, most: 8_000 },
  skills: 15,
  scopeAnswer: 600,
  questions: 8,
  question: 300,
  /** About a brief: of one person for one project, and of everyone. */
  asked: { least: 10, most: 500, each: 3, all: 100 },
  answer: 2_000,
  milestones: 20,
  criteria: 1_000,
  files: 10,
  filesBytes: 1_024 * 1_024 * 1_024,
  days: 365,
  hires: 10,
  reason: 500,
  /** Open projects that one person hides. */
  hidden: 500,
  /** How long a post is open, and when its client is asked what they want with it (PRJ-6). */
  openDays: 30,
  promptDays: [14, 27],
  extensions: 2,
  /** Prices of services and open budgets of a category, where too little was paid, from so many on. */
  hintFrom: 5,
  /** What was paid in a category is said from so many contracts of so many days on. */
  paidContracts: 10,
  paidDays: 730,
} as const;
