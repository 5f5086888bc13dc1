import { onCommand, onQuery, type Handler } from '#kit/server/http/handler.ts';
import * as admin from '../admin-contract.ts';
import * as contract from '../contract.ts';
import { applyFor } from './apply.ts';
import { readDesk, readOpening, readOpenings, wholeOpening } from './read-openings.ts';
import { close, deleteDraft, draft, publish, saveChanges } from './write-opening.ts';

export const careersHandlers: readonly Handler[] = [
  onQuery(contract.openings, ({ db, context }) => readOpenings(db, context)),
  onQuery(contract.opening, ({ db, params, context }) => readOpening(db, params.slug, context)),
  onCommand(contract.apply, ({ tx, actor, params, body, context }) => applyFor(tx, actor, params.slug, body, context)),
  onQuery(admin.openingDesk, ({ db }) => readDesk(db)),
  onQuery(admin.staffOpening, ({ db, params, context }) => wholeOpening(db, params.id, context)),
  onCommand(admin.draftOpening, ({ tx, actor, body, context }) => draft(tx, actor, body, context)),
  onCommand(admin.saveOpening, ({ tx, actor, params, body, context }) =>
    saveChanges(tx, actor, params.id, body, context),
  ),
  onCommand(admin.publishOpening, ({ tx, actor, params, context }) => publish(tx, actor, params.id, context)),
  onCommand(admin.closeOpening, ({ tx, actor, params, body, context }) =>
    close(tx, actor, params.id, body.reason, context),
  ),
  onCommand(admin.deleteOpening, ({ tx, actor, params }) => deleteDraft(tx, actor, params.id)),
];
