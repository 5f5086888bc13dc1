import { onCommand, onQuery, type Handler } from '#kit/server/http/handler.ts';
import * as contract from '../contract.ts';
import * as preferences from '../preferences-contract.ts';
import { addPushDevice, pushDevices, removePushDevice, testPushDevice } from '../device-contract.ts';
import { snoozeNotification } from '../snooze-contract.ts';
import { listOf, markAllRead, markRead, undoMarkAll } from './list.ts';
import { markPageRead } from './read-page.ts';
import { myPreferences, savePreferences } from './preferences.ts';
import { addDevice, devicesOf, removeDevice, testDevice } from './push-devices.ts';
import { sentToPerson } from '../staff-contract.ts';
import { readSentTo } from './sent-to-person.ts';
import { snooze } from './snooze.ts';
import { unsubscribe } from './unsubscribe.ts';

export const notificationHandlers: readonly Handler[] = [
  onQuery(contract.notificationList, ({ db, actor, query, context }) => listOf(db, actor, query, context)),
  onCommand(contract.readNotification, ({ tx, actor, params, context }) => markRead(tx, actor, params.id, context)),
  onCommand(contract.readPage, ({ tx, actor, body, context }) => markPageRead(tx, actor, body.path, context)),
  onCommand(contract.readAllNotifications, ({ tx, actor, context }) => markAllRead(tx, actor, context)),
  onCommand(contract.undoReadAll, ({ tx, actor, body }) => undoMarkAll(tx, actor, body.batch)),
  onQuery(sentToPerson, ({ db, actor, params, query, context }) => readSentTo(db, actor, params.id, query, context)),
  onQuery(preferences.notificationPreferences, ({ db, actor }) => myPreferences(db, actor.userId)),
  onCommand(preferences.savePreferences, ({ tx, actor, body, context }) => savePreferences(tx, actor, body, context)),
  onCommand(snoozeNotification, ({ tx, actor, params, body, context }) =>
    snooze(tx, actor, params.id, body.until, context),
  ),
  onQuery(pushDevices, ({ db, actor }) => devicesOf(db, actor)),
  onCommand(addPushDevice, ({ tx, actor, body, request, context }) =>
    addDevice(tx, actor, body, request.userAgent, context),
  ),
  onCommand(testPushDevice, ({ tx, actor, params, context }) => testDevice(tx, actor, params.id, context)),
  onCommand(removePushDevice, ({ tx, actor, params }) => removeDevice(tx, actor, params.id)),
  onCommand(preferences.unsubscribe, ({ tx, body, context }) => unsubscribe(tx, body.token, context)),
];
