import { onCommand, onQuery, type Handler } from '#kit/server/http/handler.ts';
import * as admin from '../admin-contract.ts';
import * as contract from '../contract.ts';
import { answerAppeal, decideReport, dismissReports } from './decide-report.ts';
import { appealDecision, readDecisionsAboutMe, readMyReports } from './my-reports.ts';
import { readReportQueue, wholeCase } from './report-queue.ts';
import { readReportedThing, reportThing } from './report-thing.ts';
import { takeReport } from './take-report.ts';

export const reportHandlers: readonly Handler[] = [
  onQuery(contract.reportedThing, ({ db, actor, query, context }) => readReportedThing(db, actor, query, context)),
  onCommand(contract.reportThing, ({ tx, actor, body, context }) => reportThing(tx, actor, body, context)),
  onQuery(contract.myReports, ({ db, actor, query }) => readMyReports(db, actor, query)),
  onQuery(contract.decisionsAboutMe, ({ db, actor, query, context }) =>
    readDecisionsAboutMe(db, actor, query, context.clock()),
  ),
  onCommand(contract.appealDecision, ({ tx, actor, params, body, context }) =>
    appealDecision(tx, actor, { ...params, ...body }, context),
  ),
  onQuery(admin.reportQueue, ({ db, actor, query, context }) => readReportQueue(db, actor, query, context)),
  onQuery(admin.oneReport, ({ db, actor, params, context }) => wholeCase(db, actor, params.id, context)),
  onCommand(admin.takeReport, ({ tx, actor, params, body, context }) =>
    takeReport(tx, actor, params.id, body.mine, context),
  ),
  onCommand(admin.dismissReports, ({ tx, actor, body, context }) =>
    dismissReports(tx, actor, body.ids, body.statement, context),
  ),
  onCommand(admin.decideReport, ({ tx, actor, params, body, context }) =>
    decideReport(tx, actor, params.id, body, context),
  ),
  onCommand(admin.answerAppeal, ({ tx, actor, params, body, context }) =>
    answerAppeal(tx, actor, params.id, body, context),
  ),
];
