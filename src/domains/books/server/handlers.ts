import { onQuery, type Handler } from '#kit/server/http/handler.ts';
import { entryProof, publishedBlock, publishedSeals } from '../contract.ts';
import { proveEntry } from './entry-proof.ts';
import { blockPublished, sealsPublished } from './seals.ts';

export const booksHandlers: readonly Handler[] = [
  onQuery(publishedSeals, ({ db, query }) => sealsPublished(db, query)),
  onQuery(publishedBlock, ({ db, params }) => blockPublished(db, params.number)),
  onQuery(entryProof, ({ db, actor, params }) => proveEntry(db, actor.userId, params.entryId)),
];
