import { onCommand, onQuery, type Handler } from '#kit/server/http/handler.ts';
import * as admin from '../admin-contract.ts';
import * as contract from '../contract.ts';
import * as signing from '../signing-contract.ts';
import { cohortOfCode } from './cohort-code.ts';
import { readCohort } from './cohort-page.ts';
import { confirmInstitution, declineInstitution, endInstitution } from './decide-institution.ts';
import { endCohort } from './end-cohort.ts';
import { readInstitutionQueue } from './institution-queue.ts';
import { inviteStudents } from './invite-students.ts';
import { joinCohort, readCohortToJoin } from './join-cohort.ts';
import { leaveCohort, removeStudent } from './leave-cohort.ts';
import { readMyAcademic } from './my-academic.ts';
import { setUpCohort } from './set-up-cohort.ts';
import { signAgreement } from './sign-agreement.ts';
import { institutionDocument, signedDocument } from './signed-document.ts';

export const academicHandlers: readonly Handler[] = [
  onQuery(contract.myAcademic, ({ db, actor, context }) => readMyAcademic(db, actor, context)),
  onCommand(signing.signAgreement, ({ tx, actor, body, context }) => signAgreement(tx, actor, body, context)),
  onQuery(contract.signedDocument, ({ db, actor, params, context }) => signedDocument(db, actor, params.id, context)),
  onCommand(contract.setUpCohort, ({ tx, actor, body, context }) => setUpCohort(tx, actor, body, context)),
  onQuery(contract.cohort, ({ db, actor, params, context }) => readCohort(db, actor, params.id, context)),
  onCommand(contract.inviteStudents, ({ tx, actor, params, body, context }) =>
    inviteStudents(tx, actor, params.id, body, context),
  ),
  onCommand(contract.removeStudent, ({ tx, actor, params, body, context }) =>
    removeStudent(tx, actor, { id: params.id, studentId: params.student_id, reason: body.reason }, context),
  ),
  onCommand(contract.endCohort, ({ tx, actor, params, context }) => endCohort(tx, actor, params.id, context)),
  onQuery(contract.cohortToJoin, async ({ db, actor, query, request, context }) =>
    readCohortToJoin(
      db,
      actor,
      await cohortOfCode(db, { actor, address: request.address }, query.code, context),
      context,
    ),
  ),
  onCommand(
    contract.joinCohort,
    ({ db, actor, body, request, context }) =>
      cohortOfCode(db, { actor, address: request.address }, body.code, context),
    ({ tx, actor, body, context }) => joinCohort(tx, actor, body, context),
  ),
  onCommand(contract.leaveCohort, ({ tx, actor, params, context }) => leaveCohort(tx, actor, params.id, context)),
  onQuery(admin.institutionQueue, ({ db, query }) => readInstitutionQueue(db, query)),
  onQuery(admin.institutionDocument, ({ db, actor, params, context }) =>
    institutionDocument(db, actor, params.id, context),
  ),
  onCommand(admin.confirmInstitution, ({ tx, actor, params, body, context }) =>
    confirmInstitution(tx, actor, params.id, body.signature, context),
  ),
  onCommand(admin.declineInstitution, ({ tx, actor, params, body, context }) =>
    declineInstitution(tx, actor, params.id, body.reason, context),
  ),
  onCommand(admin.endInstitution, ({ tx, actor, params, body, context }) =>
    endInstitution(tx, actor, params.id, body.reason, context),
  ),
];
