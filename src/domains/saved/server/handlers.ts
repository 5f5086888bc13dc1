import { onCommand, onQuery, type Handler } from '#kit/server/http/handler.ts';
import { savedAmong as savedAmongCall } from '../among-contract.ts';
import * as contract from '../contract.ts';
import * as searchContract from '../searches-contract.ts';
import { removeList, renameList } from './lists.ts';
import { savedAmong } from './saved-among.ts';
import { changeSaved, removeSaved, savedAlready, savedIn, saveThing } from './saved-things.ts';
import { changeSearch, removeSearch, saveSearch, searchesOf } from './saved-searches.ts';

export const savedHandlers: readonly Handler[] = [
  onQuery(contract.savedThings, ({ db, actor, query }) => savedIn(db, actor, query)),
  onQuery(contract.savedAlready, ({ db, actor, query }) => savedAlready(db, actor, query)),
  onQuery(savedAmongCall, ({ db, actor, query, context }) => savedAmong(db, actor, query, context)),
  onCommand(contract.save, ({ tx, actor, body, context }) => saveThing(tx, actor, body, context)),
  onCommand(contract.changeSaved, ({ tx, actor, params, body }) => changeSaved(tx, actor, params.id, body)),
  onCommand(contract.removeSaved, ({ tx, actor, params }) => removeSaved(tx, actor, params.id)),
  onCommand(contract.renameList, ({ tx, actor, params, body }) => renameList(tx, actor, params.id, body.name)),
  onCommand(contract.removeList, ({ tx, actor, params }) => removeList(tx, actor, params.id)),
  onQuery(searchContract.savedSearches, ({ db, actor, context }) => searchesOf(db, actor, context)),
  onCommand(searchContract.saveSearch, ({ tx, actor, body, context }) => saveSearch(tx, actor, body, context)),
  onCommand(searchContract.changeSearch, ({ tx, actor, params, body, context }) =>
    changeSearch(tx, actor, params.id, body, context),
  ),
  onCommand(searchContract.removeSearch, ({ tx, actor, params }) => removeSearch(tx, actor, params.id)),
];
