import { onCommand, onQuery, type Handler } from '#kit/server/http/handler.ts';
import { checkCode } from '#domains/accounts/server/accounts.ts';
import * as admin from '../admin-contract.ts';
import * as identity from '../identity-contract.ts';
import * as phone from '../phone-contract.ts';
import { answerAppeal } from './answer-appeal.ts';
import { applyCheck, checkInNews } from './apply-check.ts';
import { addIdentityFile, identityFile, storeIdentityFile } from './case-files.ts';
import { caseFileFor, caseFor, casesFor } from './case-queue.ts';
import { latestCase } from './case-store.ts';
import { appealIdentityCase, identityStateOf, startIdentityCase, submitIdentityCase } from './identity.ts';
import { approve, askForMore, reject, revoke } from './decide-case.ts';
import { takeCase } from './take-case.ts';
import { beginOutside, noteBegun } from './outside-check.ts';
import { askForPhoneCode, phoneState, provePhone } from './phone.ts';

const identityHandlers: readonly Handler[] = [
  onQuery(identity.identityVerification, ({ db, actor, context }) => identityStateOf(db, actor.userId, context)),
  onCommand(identity.startIdentity, ({ tx, actor, body, context }) =>
    startIdentityCase(tx, actor, body.document_kind, context),
  ),
  onCommand(
    identity.startIdentityCheck,
    ({ db, actor, context }) => beginOutside(db, actor, context),
    ({ tx, actor, context, prepared }) => noteBegun(tx, actor, prepared, context),
  ),
  onCommand(
    identity.receiveIdentityNews,
    ({ rawBody, headers, context }) => checkInNews(context, rawBody, headers['stripe-signature']),
    async ({ tx, prepared, context }) => {
      if (prepared !== null) await applyCheck(tx, prepared, context);
      return null;
    },
  ),
  onCommand(
    identity.uploadIdentityFile,
    ({ db, actor, params, file, context }) => storeIdentityFile(db, actor, params.part, file, context),
    ({ tx, actor, params, context, prepared }) => addIdentityFile(tx, actor, params.part, prepared, context),
  ),
  onCommand(identity.submitIdentity, ({ tx, actor, context }) => submitIdentityCase(tx, actor, context)),
  onCommand(identity.appealIdentity, ({ tx, actor, body, context }) =>
    appealIdentityCase(tx, actor, body.text, context),
  ),
  onQuery(identity.myIdentityFile, async ({ db, actor, params, context }) =>
    identityFile(db, await latestCase(db, actor.userId), params.file_id, context),
  ),
];

const reviewHandlers: readonly Handler[] = [
  onQuery(admin.listCases, ({ db, actor, query, context }) => casesFor(db, actor, query, context)),
  onQuery(admin.readCase, ({ db, actor, params, context }) => caseFor(db, actor, params.id, context)),
  onQuery(admin.readCaseFile, ({ db, actor, params, context }) =>
    caseFileFor(db, actor, params.id, params.file_id, context),
  ),
  onCommand(admin.takeCase, ({ tx, actor, params, context }) => takeCase(tx, actor, params.id, context)),
  onCommand(admin.approveCase, ({ tx, actor, params, body, context }) =>
    approve(tx, actor, params.id, body.document_expires_on, context),
  ),
  onCommand(admin.rejectCase, ({ tx, actor, params, body, context }) => reject(tx, actor, params.id, body, context)),
  onCommand(admin.askForMore, ({ tx, actor, params, body, context }) =>
    askForMore(tx, actor, params.id, body.statement, context),
  ),
  onCommand(admin.answerAppeal, ({ tx, actor, params, body, context }) =>
    answerAppeal(tx, actor, params.id, body, context),
  ),
  onCommand(admin.revokeCase, ({ tx, actor, params, body, context }) =>
    revoke(tx, actor, params.id, body.statement, context),
  ),
];

export const verificationHandlers: readonly Handler[] = [
  onQuery(phone.phoneVerification, ({ db, actor, context }) => phoneState(db, actor.userId, context)),
  onCommand(phone.startPhoneVerification, ({ tx, actor, body, context }) => askForPhoneCode(tx, actor, body, context)),
  onCommand(
    phone.confirmPhone,
    async ({ db, actor, body, context }): Promise<undefined> => {
      await checkCode(db, actor.userId, 'verify_phone', body.code, context);
      return undefined;
    },
    ({ tx, actor, body, context }) => provePhone(tx, actor, body.code, context),
  ),
  ...identityHandlers,
  ...reviewHandlers,
];
