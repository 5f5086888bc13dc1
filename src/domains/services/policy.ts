/** What a seller may do with a service now. The same answer hides the button and refuses the call. */
import { openMoves, refused, tryMove, type Permission } from '#kit/transitions.ts';
import type { HoldCause } from './absence.ts';
import { serviceMoves, type ServiceMove, type ServiceParty, type ServiceState } from './service.ts';

const stateWords: Record<ServiceState, string> = {
  draft: 'This service is a draft.',
  pending_review: 'This service is in review.',
  active: 'This service is live.',
  needs_changes: 'This service needs changes first.',
  denied: 'This service was rejected.',
  paused: 'This service is paused.',
  on_hold: 'This service is on hold.',
  archived: 'This service is archived.',
};

export function mayMove(state: ServiceState, move: ServiceMove, party: ServiceParty): Permission<ServiceState> {
  const answer = tryMove(serviceMoves, move, state, party);
  if (answer.ok) return answer;
  if (answer.why === 'wrong_party') return { ok: false, code: 'forbidden', why: 'You can’t do this.' };
  return refused(stateWords[state]);
}

/** What the seller's buttons offer, named as the calls are. */
export type SellerAction = 'publish' | 'pause' | 'resume' | 'archive';

const actions: Partial<Record<ServiceMove, SellerAction>> = {
  submit: 'publish',
  republish: 'publish',
  pause: 'pause',
  resume: 'resume',
  comeBack: 'resume',
  archive: 'archive',
};

export function sellerActions(state: ServiceState, hold: HoldCause | null = null): SellerAction[] {
  return openMoves(serviceMoves, state, 'freelancer').flatMap((move) =>
    move === 'comeBack' && hold !== 'absence' ? [] : (actions[move] ?? []),
  );
}
