/** The states of a service (SVC-1 to SVC-8), as one table. Everything that happens to a service is a move in it. */
import type { MoveTable } from '#kit/transitions.ts';

export const SERVICE_STATES = [
  'draft',
  'pending_review',
  'active',
  'needs_changes',
  'denied',
  'paused',
  'on_hold',
  'archived',
] as const;
export type ServiceState = (typeof SERVICE_STATES)[number];

export const SERVICE_PARTIES = ['freelancer', 'system', 'operator'] as const;
export type ServiceParty = (typeof SERVICE_PARTIES)[number];

/** `auto`: the publish rules decide immediately and operators check afterwards. `manual`: a person decides first. */
export type Moderation = 'auto' | 'manual';

const moves = {
  submit: { from: ['draft', 'needs_changes'], to: 'pending_review', by: ['freelancer'] },
  accept: { from: ['pending_review'], to: 'active', by: ['system', 'operator'] },
  /** Edits go live as a new version; orders keep the version they were placed on. */
  republish: { from: ['active', 'paused'], to: 'same', by: ['freelancer', 'operator'] },
  pause: { from: ['active'], to: 'paused', by: ['freelancer', 'system'] },
  resume: { from: ['paused'], to: 'active', by: ['freelancer', 'system'] },
  /** Open orders run on and reviews stay. */
  archive: {
    from: ['draft', 'pending_review', 'active', 'needs_changes', 'denied', 'paused', 'on_hold'],
    to: 'archived',
    by: ['freelancer', 'operator'],
  },
  /** After a report, or later for other reasons (SVC-6); released when an appeal is granted. */
  hold: { from: ['active', 'paused'], to: 'on_hold', by: ['operator', 'system'] },
  release: { from: ['on_hold'], to: 'active', by: ['operator', 'system'] },
  /** Only of what went on hold because its owner was absent. */
  comeBack: { from: ['on_hold'], to: 'active', by: ['freelancer'] },

  /** Also of what went live by the rules and is checked afterwards. */
  askChanges: { from: ['pending_review', 'active', 'paused'], to: 'needs_changes', by: ['operator'] },
  deny: { from: ['pending_review', 'active', 'paused'], to: 'denied', by: ['operator'] },
  backToDraft: { from: ['needs_changes'], to: 'draft', by: ['system'] },
} as const satisfies MoveTable<ServiceState, string, ServiceParty>;

export type ServiceMove = keyof typeof moves;
export const serviceMoves: MoveTable<ServiceState, ServiceMove, ServiceParty> = moves;

/** Only these can be found, opened by anyone and ordered. */
export const isListed = (state: ServiceState): boolean => state === 'active';

/** What a seller can still change. */
export const isEditable = (state: ServiceState): boolean =>
  state !== 'archived' && state !== 'denied' && state !== 'pending_review';

/** With this many a seller has to archive one first: a technical limit, not a plan's quota. */
export const MAX_SERVICES = 25;
