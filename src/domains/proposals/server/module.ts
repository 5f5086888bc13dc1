import { talkedAbout, talkCards } from '#domains/messaging/server/messaging.ts';
import { projectEdited, projectEnded, projectFilled, projectFinished } from '#domains/projects/events.ts';
import { HOUR_MS } from '#kit/clock.ts';
import { every } from '#kit/server/jobs/periodic.ts';
import { on, onTimer } from '#kit/server/jobs/reactions.ts';
import type { DomainModule } from '#kit/server/module.ts';
import { proposalNotices } from '../notices.ts';
import { announceChangedBrief } from './changed-brief.ts';
import { fireCounter } from './counter-offers.ts';
import { proposalDashboards } from './dashboards.ts';
import { endProposalsOf, endProposalsOfFilled, lapseProposal } from './decide-proposal.ts';
import { announceDecline, DECLINE_CLOCK } from './decline-proposals.ts';
import { proposalFacts } from './facts.ts';
import { proposalHandlers } from './handlers.ts';
import { COUNTER_CLOCK } from './open-counter.ts';
import { personal } from './personal.ts';
import { proposalChecks } from './proposal-checks.ts';
import { dropForgottenFiles } from './proposal-files.ts';
import { PROPOSAL_CLOCK } from './store.ts';
import { counterCards } from './talk-cards.ts';
import { proposalTalkedAbout } from './talked-about.ts';

export const proposals: DomainModule = {
  name: 'proposals',
  about: 'Proposals: what freelancers offer for a project, and how its client decides.',
  owns: ['proposal', 'proposal_counter', 'proposal_draft', 'proposal_event', 'proposal_note', 'proposal_version'],
  handlers: proposalHandlers,
  reactions: [
    on(projectEnded, 'end-proposals-of-the-ended', 'upkeep', endProposalsOf),
    on(projectFilled, 'end-proposals-of-the-filled', 'upkeep', endProposalsOfFilled),
    on(projectEdited, 'announce-changed-briefs', 'upkeep', announceChangedBrief),
    on(projectFinished, 'end-proposals-of-the-finished', 'upkeep', endProposalsOf),
  ],
  timers: [
    onTimer(PROPOSAL_CLOCK, 'orders', lapseProposal),
    onTimer(COUNTER_CLOCK, 'orders', fireCounter),
    onTimer(DECLINE_CLOCK, 'orders', announceDecline),
  ],
  periodic: [every(HOUR_MS, 'files of proposals that were never sent', dropForgottenFiles)],
  notices: proposalNotices,
  personal,
  extensions: [talkedAbout.with(proposalTalkedAbout), talkCards.with(counterCards)],
  dashboards: proposalDashboards,
  facts: proposalFacts,
  checks: proposalChecks,
  demo: () => import('./demo/demo.ts'),
  exampleCalls: () => import('./test-calls.ts'),
};
