import * as contract from '../../uploads.ts';
import { onCommand, onQuery, promisedFile, type Handler } from '../http/handler.ts';
import { beginUpload } from './begin-upload.ts';
import { cancelUpload } from './drop-uploads.ts';
import { addPart, storePart } from './send-part.ts';
import { present, uploadOf } from './store.ts';

export const uploadHandlers: readonly Handler[] = [
  onCommand(contract.beginUpload, ({ tx, actor, body, context }) => beginUpload(tx, actor, body, context)),
  onQuery(contract.uploadState, async ({ db, actor, params, context }) =>
    present(await uploadOf(db, params.id, actor.userId, context.clock())),
  ),
  onCommand(
    contract.sendPart,
    ({ db, actor, params, query, file, context }) =>
      storePart(db, actor, { ...params, ...query, file: promisedFile(file) }, context),
    ({ tx, actor, params, query, file, context, prepared }) =>
      addPart(tx, actor, { ...params, ...query, file: promisedFile(file) }, prepared, context),
  ),
  onCommand(contract.cancelUpload, ({ tx, actor, params, context }) => cancelUpload(tx, actor, params.id, context)),
];
