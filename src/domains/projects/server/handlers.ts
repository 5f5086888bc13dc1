import { onUpload } from '#kit/server/attachments/attachments-of.ts';
import { onCommand, onQuery, type Handler } from '#kit/server/http/handler.ts';
import * as browse from '../browse-contract.ts';
import * as contract from '../contract.ts';
import { listProjects } from '../finding-contract.ts';
import { hiringRecord } from '../hiring-contract.ts';
import { postProblems } from '../post-rules.ts';
import * as invitations from '../invitations-contract.ts';
import { invitationTurns } from '../turns-contract.ts';
import * as questions from '../questions-contract.ts';
import * as reviews from '../review-contract.ts';
import * as staff from '../staff-contract.ts';
import { acceptInvitation, declineInvitation } from './answer-invitation.ts';
import { answerQuestion, askQuestion, readQuestions, removeQuestion } from './brief-questions.ts';
import { projectsBrowsed } from './browse-projects.ts';
import { closeProjectByStaff, closeProjects, extendProject, stopProposals, unpublishProject } from './end-project.ts';
import { hideProject, showProject } from './hide-project.ts';
import { readHiringRecord } from './hiring-record.ts';
import { readProjectInvitations } from './invitations-page.ts';
import { invitePerson, withdrawInvitation } from './invite.ts';
import { countMyInvitations, readMyInvitations } from './my-invitations.ts';
import { acceptNda, openProjectFile, visibleProject } from './nda.ts';
import { projectsFound } from './list-projects.ts';
import { readInWizard, readMyProjects } from './my-projects.ts';
import { readPaidBefore } from './paid-before.ts';
import { postProject } from './post-project.ts';
import { presentProjectFile, projectFiles, removeFile } from './project-files.ts';
import { readPublicProject } from './project-page.ts';
import { changeScreening, decideReview, readReviews } from './screening.ts';
import { readStaffProjects } from './staff-projects.ts';
import type { Project } from './store.ts';
import { createProject, discardProject, saveDraft } from './write-draft.ts';

const stood = ({ id, slug, state }: Project) => ({ id, slug, state });

export const projectHandlers: readonly Handler[] = [
  onQuery(listProjects, ({ db, query, context }) => projectsFound(db, query, context)),
  onQuery(browse.browseProjects, ({ db, actor, query, context }) => projectsBrowsed(db, actor, query, context)),
  onCommand(browse.hideProject, ({ tx, actor, body: { project, hidden }, context }) =>
    hidden ? hideProject(tx, actor, project, context) : showProject(tx, actor, project),
  ),
  onQuery(hiringRecord, ({ db, params, context }) => readHiringRecord(db, params.username, context)),
  onQuery(contract.projectBySlug, ({ db, params }) => readPublicProject(db, params.slug)),
  onQuery(contract.paidBefore, ({ db, query, context }) => readPaidBefore(db, query.category, context)),
  onQuery(contract.myProjects, ({ db, actor, query, context }) => readMyProjects(db, actor, query, context)),
  onQuery(contract.myProject, ({ db, actor, params, context }) => readInWizard(db, actor, params.id, context)),
  onCommand(contract.createProject, ({ tx, actor, body, context }) => createProject(tx, actor, body, context)),
  onCommand(contract.saveProjectDraft, async ({ tx, actor, params, body, context }) => {
    const { savedAt, from } = await saveDraft(tx, actor, params.id, body, context);
    return { saved_at: savedAt.toISOString(), problems: postProblems(body, context.config.currency, from) };
  }),
  onCommand(contract.postProject, async ({ tx, actor, params, context }) =>
    stood(await postProject(tx, actor, params.id, context)),
  ),
  onCommand(contract.discardProject, ({ tx, actor, params, context }) => discardProject(tx, actor, params.id, context)),
  onCommand(contract.extendProject, async ({ tx, actor, params, context }) => {
    const { id, state, expiresAt } = await extendProject(tx, actor, params.id, context);
    return { id, state, expires_at: (expiresAt ?? context.clock()).toISOString() };
  }),
  onCommand(contract.stopProposals, async ({ tx, actor, params, context }) =>
    stood(await stopProposals(tx, actor, params.id, context)),
  ),
  onCommand(contract.closeProjects, async ({ tx, actor, body, context }) => ({
    closed: await closeProjects(tx, actor, body.ids, body.reason, context),
  })),
  onUpload(contract.uploadProjectFile, projectFiles, ({ params }) => params, presentProjectFile),
  onCommand(contract.removeProjectFile, ({ tx, actor, params, context }) =>
    removeFile(tx, actor, params.id, params.file_id, context),
  ),
  onQuery(contract.downloadProjectFile, async ({ db, actor, params, query, context }) =>
    openProjectFile(db, actor, await visibleProject(db, params.slug, actor.userId), { ...params, ...query }, context),
  ),
  onCommand(contract.acceptNda, async ({ tx, actor, params, body, context }) => {
    const at = await acceptNda(tx, actor, await visibleProject(tx, params.slug, actor.userId), body.name, context);
    return { accepted_at: at.toISOString() };
  }),
  onQuery(questions.projectQuestions, ({ db, actor, params, context }) =>
    readQuestions(db, actor, params.slug, context),
  ),
  onCommand(questions.askQuestion, ({ tx, actor, params, body, context }) =>
    askQuestion(tx, actor, params.slug, body.question, context),
  ),
  onCommand(questions.answerQuestion, ({ tx, actor, params, body, context }) =>
    answerQuestion(tx, actor, params.slug, params.question_id, body.answer, context),
  ),
  onCommand(questions.removeQuestion, ({ tx, actor, params }) =>
    removeQuestion(tx, actor, params.slug, params.question_id),
  ),
  onQuery(invitations.projectInvitations, ({ db, actor, params, context }) =>
    readProjectInvitations(db, actor, params.id, context),
  ),
  onCommand(invitations.invitePerson, ({ tx, actor, params, body, context }) =>
    invitePerson(tx, actor, params.id, body, context),
  ),
  onCommand(invitations.withdrawInvitation, ({ tx, actor, params, context }) =>
    withdrawInvitation(tx, actor, params.id, context),
  ),
  onCommand(invitations.acceptInvitation, ({ tx, actor, params, context }) =>
    acceptInvitation(tx, actor, params.id, context),
  ),
  onCommand(invitations.declineInvitation, ({ tx, actor, params, body, context }) =>
    declineInvitation(tx, actor, params.id, body.reason, context),
  ),
  onQuery(invitationTurns, ({ db, actor }) => countMyInvitations(db, actor)),
  onQuery(invitations.myInvitations, ({ db, actor, query, context }) => readMyInvitations(db, actor, query, context)),
  onQuery(staff.staffProjects, ({ db, actor, query, context }) => readStaffProjects(db, actor, query, context)),
  onCommand(staff.closeProjectByStaff, async ({ tx, actor, params, body, context }) => {
    const { id, state } = await closeProjectByStaff(tx, actor, params.id, body.reason, context);
    return { id, state };
  }),
  onCommand(staff.unpublishProjectByStaff, async ({ tx, actor, params, body, context }) => {
    const { id, state } = await unpublishProject(tx, actor, params.id, body.reason, context);
    return { id, state };
  }),
  onQuery(reviews.projectReviews, ({ db, query }) => readReviews(db, query)),
  onCommand(reviews.decideProjectReview, ({ tx, actor, params, body, context }) =>
    decideReview(tx, actor, params.id, body, context),
  ),
  onCommand(reviews.changeScreening, ({ tx, actor, body, context }) =>
    changeScreening(tx, actor, body.mode, body.reason, context),
  ),
];
