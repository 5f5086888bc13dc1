/** May this party make this move now? The same answer hides the button, words the hint and refuses the call. */
import { tryMove } from '#kit/transitions.ts';
import { MOVE_NAMES, PROJECT_LIMITS, projectMoves, type ProjectFacts, type ProjectMove, type ProjectParty, type ProjectState } from './project.ts';

export type Permission =
  | { readonly ok: true; readonly to: ProjectState }
  | { readonly ok: false; readonly code: 'forbidden' | 'wrong_state'; readonly why: string };

const IN_STATE: Readonly<Record<ProjectState, string>> = {
  draft: 'This project is a draft.',
  pending_review: 'This project is being checked.',
  open: 'This project is open.',
  reviewing: 'This project is no longer taking proposals.',
  awarded: 'An offer for this project is waiting for an answer.',
  in_progress: 'Someone is working on this project.',
  completed: 'This project is completed.',
  cancelled: 'This project was canceled.',
  expired: 'This project expired.',
  closed: 'This project was closed.',
};
export const stateWords = (state: ProjectState): string => IN_STATE[state];

export function mayMove(project: ProjectFacts, move: ProjectMove, party: ProjectParty, now: Date): Permission {
  const answer = tryMove(projectMoves, move, project.state, party);
  if (!answer.ok && answer.why === 'wrong_party') return { ok: false, code: 'forbidden', why: 'You can’t do this.' };
  if (!answer.ok) return { ok: false, code: 'wrong_state', why: IN_STATE[project.state] };
  const hasEnded = project.state === 'open' && project.expiresAt !== null && project.expiresAt <= now;
  const refused = (why: string): Permission => ({ ok: false, code: 'wrong_state', why });
  if (hasEnded && ['edit', 'extend', 'stopProposals', 'award'].includes(move)) return refused(IN_STATE.expired);
  if (move === 'expire' && !hasEnded) return refused('You can’t do this yet.');
  if (move === 'extend' && project.extensions >= PROJECT_LIMITS.extensions) return refused(`A project can be extended ${PROJECT_LIMITS.extensions} times.`);
  const isAward = move === 'award' || move === 'awardAnother';
  if (isAward && project.offers + project.hires >= project.hiresWanted)
    return refused(project.hiresWanted < 2 ? 'An offer was already sent.' : 'This project has offered or filled every place.');
  return answer;
}

/** What its client can do with it on the screens, each with its answer. Offers are made of a proposal. */
const OFFERED: ReadonlySet<ProjectMove> = new Set(['edit', 'extend', 'stopProposals', 'close']);
export const offeredMoves = (project: ProjectFacts, now: Date): { name: ProjectMove; ok: boolean; why: string | null }[] =>
  MOVE_NAMES.filter((name) => OFFERED.has(name) && tryMove(projectMoves, name, project.state, 'client').ok).map((name) => {
    const answer = mayMove(project, name, 'client', now);
    return { name, ok: answer.ok, why: answer.ok ? null : answer.why };
  });
