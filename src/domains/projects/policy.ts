/** What the rules of a project say about its moves. */
import { lifeOf } from '#kit/transitions.ts';
import {
  PROJECT_LIMITS,
  projectMoves,
  type ProjectFacts,
  type ProjectMove,
  type ProjectParty,
  type ProjectState,
} from './project.ts';

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

/** What its client can do with it on the screens. Offers are made of a proposal. */
const OFFERED: ReadonlySet<ProjectMove> = new Set(['edit', 'extend', 'stopProposals', 'close']);

export const { mayMove, mustMove, offeredMoves } = lifeOf<ProjectFacts, ProjectState, ProjectMove, ProjectParty>({
  moves: projectMoves,
  otherParty: 'You can’t do this.',
  inState: ({ state }) => IN_STATE[state],
  whyNot: (project, move, _party, now) => {
    const { extensions, offers, hires, hiresWanted } = project;
    const hasEnded = project.state === 'open' && project.expiresAt !== null && project.expiresAt <= now;
    if (hasEnded && ['edit', 'extend', 'stopProposals', 'award'].includes(move)) return IN_STATE.expired;
    if (move === 'expire' && !hasEnded) return 'You can’t do this yet.';
    if (move === 'extend' && extensions >= PROJECT_LIMITS.extensions)
      return `A project can be extended ${PROJECT_LIMITS.extensions} times.`;
    const isAward = move === 'award' || move === 'awardAnother';
    if (!isAward || offers + hires < hiresWanted) return null;
    return hiresWanted < 2 ? 'An offer was already sent.' : 'This project has offered or filled every place.';
  },
  isOffered: (move) => OFFERED.has(move),
});
