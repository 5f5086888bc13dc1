import { onCommand, onQuery, type Handler } from '#kit/server/http/handler.ts';
import * as contract from '../contract.ts';
import { removeList, renameList } from './lists.ts';
import { changeSaved, removeSaved, savedAlready, savedIn, saveThing } from './saved-things.ts';

export const savedHandlers: readonly Handler[] = [
  onQuery(contract.savedThings, ({ db, actor, query }) => savedIn(db, actor, query)),
  onQuery(contract.savedAlready, ({ db, actor, query }) => savedAlready(db, actor, query)),
  onCommand(contract.save, ({ tx, actor, body, context }) => saveThing(tx, actor, body, context)),
  onCommand(contract.changeSaved, ({ tx, actor, params, body }) => changeSaved(tx, actor, params.id, body)),
  onCommand(contract.removeSaved, ({ tx, actor, params }) => removeSaved(tx, actor, params.id)),
  onCommand(contract.renameList, ({ tx, actor, params, body }) => renameList(tx, actor, params.id, body.name)),
  onCommand(contract.removeList, ({ tx, actor, params }) => removeList(tx, actor, params.id)),
];
