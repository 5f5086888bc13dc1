import { browseProjects } from '#domains/projects/browse-contract.ts';
import { myProjects } from '#domains/projects/contract.ts';
import { myInvitations } from '#domains/projects/invitations-contract.ts';
import { invitationTurns } from '#domains/projects/turns-contract.ts';
import { dashboards } from '#kit/dashboard.ts';
import { projectRoom } from '../contract.ts';
import { projectDesk } from '../desk-contract.ts';
import { myProposal, myProposals } from '../own-contract.ts';
import { myProposalTurns } from '../turns-contract.ts';

/** What is no longer true after a freelancer sent, changed or withdrew something: a proposal accepts an invitation. */
export const staledByOwn = [
  projectRoom,
  myProposal,
  myProposals,
  myProposalTurns,
  browseProjects,
  myInvitations,
  invitationTurns,
  dashboards.freelancer,
];

/** What is no longer true after a counter-offer or an answer: the pages of both sides, and whose turn it is. */
export const staledByAnswers = [...staledByOwn, projectDesk, myProjects, dashboards.client];
