import { onCommand, onQuery, type Handler } from '#kit/server/http/handler.ts';
import * as contract from '../contract.ts';
import { listOf, markAllRead, markRead, undoMarkAll } from './list.ts';
import { myPreferences, savePreferences } from './preferences.ts';
import { unsubscribe } from './unsubscribe.ts';

export const notificationHandlers: readonly Handler[] = [
  onQuery(contract.notificationList, ({ db, actor, query, context }) => listOf(db, actor, query, context)),
  onCommand(contract.readNotification, ({ tx, actor, params, context }) => markRead(tx, actor, params.id, context)),
  onCommand(contract.readAllNotifications, ({ tx, actor, context }) => markAllRead(tx, actor, context)),
  onCommand(contract.undoReadAll, ({ tx, actor, body }) => undoMarkAll(tx, actor, body.batch)),
  onQuery(contract.notificationPreferences, ({ db, actor }) => myPreferences(db, actor.userId)),
  onCommand(contract.savePreferences, ({ tx, actor, body, context }) => savePreferences(tx, actor, body, context)),
  onCommand(contract.unsubscribe, ({ tx, body, context }) => unsubscribe(tx, body.token, context)),
];
