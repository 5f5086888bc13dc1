import { onCommand, onQuery, type Handler } from '#kit/server/http/handler.ts';
import { addSuggestion, declineSuggestion, listSuggestions } from '../suggestions-admin-contract.ts';
import { addedWords, suggestWord } from '../suggestions-contract.ts';
import { addedSuggestions, decide, suggest, suggestionQueue } from './suggestions.ts';

export const suggestionHandlers: readonly Handler[] = [
  onCommand(suggestWord, ({ tx, actor, body, context }) => suggest(tx, actor, body, context)),
  onQuery(addedWords, ({ db }) => addedSuggestions(db)),
  onQuery(listSuggestions, ({ db, query }) => suggestionQueue(db, query)),
  onCommand(addSuggestion, ({ tx, actor, params, body, context }) => decide(tx, actor, params.id, body, context)),
  onCommand(declineSuggestion, ({ tx, actor, params, body, context }) => decide(tx, actor, params.id, body, context)),
];
