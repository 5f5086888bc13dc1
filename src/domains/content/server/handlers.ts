import { onCommand, onQuery, type Handler } from '#kit/server/http/handler.ts';
import * as admin from '../admin-contract.ts';
import * as contract from '../contract.ts';
import { agreeToText, readAgreements } from './agreements.ts';
import { heardFeedback } from './answer-feedback.ts';
import { readDesk, readPageDesk } from './desk.ts';
import { readChanges, readPage } from './read-page.ts';
import { readTextsToAgree } from './registration-texts.ts';
import { discardDraft, publishDraft, saveDraft, withdrawVersion } from './write-page.ts';

export const contentHandlers: readonly Handler[] = [
  onQuery(contract.contentPage, ({ db, params, query, context }) => readPage(db, params.page, query, context)),
  onQuery(contract.contentChanges, ({ db, params, query, context }) => readChanges(db, params.page, query, context)),
  onCommand(contract.answerFeedback, ({ tx, body, context }) => heardFeedback(tx, body, context)),
  onQuery(contract.textsToAgree, ({ db, context }) => readTextsToAgree(db, context)),
  onQuery(contract.myAgreements, ({ db, actor, context }) => readAgreements(db, actor, context)),
  onCommand(contract.agreeTo, ({ tx, actor, body, context }) => agreeToText(tx, actor, body, context)),
  onQuery(admin.contentPages, ({ db, context }) => readDesk(db, context)),
  onQuery(admin.contentDesk, ({ db, actor, params, context }) => readPageDesk(db, actor, params.page, context)),
  onCommand(admin.saveContentDraft, ({ tx, actor, params, body, context }) =>
    saveDraft(tx, actor, params.page, body, context),
  ),
  onCommand(admin.discardContentDraft, ({ tx, actor, params }) => discardDraft(tx, actor, params.page)),
  onCommand(admin.publishContent, ({ tx, actor, params, body, context }) =>
    publishDraft(tx, actor, params.page, body, context),
  ),
  onCommand(admin.withdrawContent, ({ tx, actor, params, body, context }) =>
    withdrawVersion(tx, actor, params.page, body, context),
  ),
];
