import { onCommand, onQuery, type Handler } from '#kit/server/http/handler.ts';
import * as calls from '../contract.ts';
import { leave, leavingState, stay } from './leave.ts';
import { askForExport, readExport } from './make-export.ts';
import { newestExports, present } from './store.ts';
import { readRoleChoices, switchRoleTo } from './switch-role.ts';

export const dataRightsHandlers: readonly Handler[] = [
  onQuery(calls.dataExports, async ({ db, actor }) => ({
    items: (await newestExports(db, actor.userId)).map(present),
  })),
  onCommand(calls.askForExport, ({ tx, actor, context }) => askForExport(tx, actor, context)),
  onQuery(calls.downloadExport, ({ db, actor, params, context }) => readExport(db, actor, params.export_id, context)),
  onQuery(calls.leaving, ({ db, actor, context }) => leavingState(db, actor.userId, context)),
  onCommand(calls.leave, ({ tx, actor, body, context }) => leave(tx, actor, body.username, context)),
  onCommand(calls.stay, ({ tx, actor, context }) => stay(tx, actor.userId, context)),
  onQuery(calls.roleChoices, ({ db, actor, context }) => readRoleChoices(db, actor, context)),
  onCommand(calls.switchRole, ({ tx, actor, body, context }) => switchRoleTo(tx, actor, body.role, context)),
];
