/**
 * A client's next step in a project: the most urgent one. The list of projects shows its label; the desk explains it.
 */
import { isOver, type ProjectState } from './project.ts';

export const CLIENT_STEPS = [
  'finish',
  'check',
  'counter',
  'agreed',
  'read',
  'offered',
  'work',
  'choose',
  'offer',
  'sort',
  'invite',
] as const;
export type ClientStep = (typeof CLIENT_STEPS)[number];

/** How many of its proposals wait for what. */
export interface Waiting {
  /** Counter-offers of freelancers. */
  readonly countered: number;
  /** Both accepted the same terms. */
  readonly agreed: number;
  readonly unread: number;
  readonly offered: number;
  /** Shortlisted or in talks. */
  readonly chosen: number;
  /** Neither of them, and nothing is decided. */
  readonly fresh: number;
  /** Someone can still be hired. */
  readonly canOffer: boolean;
}

export function clientStep(
  state: ProjectState,
  { countered, agreed, unread, offered, chosen, fresh, canOffer }: Waiting,
): ClientStep | null {
  if (state === 'draft') return 'finish';
  if (state === 'pending_review') return 'check';
  if (countered > 0) return 'counter';
  if (agreed > 0 && canOffer) return 'agreed';
  if (unread > 0) return 'read';
  if (offered > 0) return 'offered';
  if (state === 'in_progress') return 'work';
  if (isOver(state)) return null;
  if (chosen > 1) return 'choose';
  if (chosen === 1 && canOffer) return 'offer';
  if (fresh > 0) return 'sort';
  return state === 'open' ? 'invite' : null;
}

/** `isYours`: the client acts, so the list shows the label in bold. */
export const STEP_LABELS: Readonly<Record<ClientStep, { readonly label: string; readonly isYours: boolean }>> = {
  finish: { label: 'Finish and post it', isYours: true },
  check: { label: 'Our team checks it within 24 hours', isYours: false },
  counter: { label: 'Answer a counter-offer', isYours: true },
  agreed: { label: 'Offer the agreed contract', isYours: true },
  read: { label: 'Read new proposals', isYours: true },
  offered: { label: 'Your offer waits for an answer', isYours: false },
  work: { label: 'Work is under way', isYours: false },
  choose: { label: 'Choose from your shortlist', isYours: true },
  offer: { label: 'Offer a contract', isYours: true },
  sort: { label: 'Shortlist or decline', isYours: true },
  invite: { label: 'Invite freelancers', isYours: true },
};
