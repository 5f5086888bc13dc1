/** The front door of projects: proposals are made on them, contracts tell them who was hired. */
export { lockProject, lockProjectAt, readMyProject, readProjectAt, type Project } from './store.ts';
export { projectsBrowsed } from './browse-projects.ts';
export { readDeskParts } from './desk-parts.ts';
export { presentProject } from './project-page.ts';
export { mustBeVisible, ndaAcceptedAt, visibleProject } from './nda.ts';
export { recordPaid } from './paid-before.ts';
export { recordProposals } from './record-proposals.ts';
export { contractEnded, hired, offerEnded, offerSent, whyNotOffer } from './hires.ts';
export type { ProjectMover } from './move-project.ts';
export { acceptByProposal } from './answer-invitation.ts';
export { invitationOf } from './my-invitations.ts';
/** For tests and the demo world. */
export { createProject, saveDraft } from './write-draft.ts';
export { postProject } from './post-project.ts';
export { readMyProjects } from './my-projects.ts';
export { closeProjects, endProjectsOf } from './end-project.ts';
