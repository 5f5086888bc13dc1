import { recordStaffRead } from '#kit/server/audit.ts';
import { onCommand, onQuery, type Handler } from '#kit/server/http/handler.ts';
import * as admin from '../admin-contract.ts';
import { entryProof, publishedBlock, publishedSeals } from '../contract.ts';
import { adjustmentList } from './adjustment-list.ts';
import { approve, decline, propose } from './adjust.ts';
import { askForCheck, latestCheckRuns } from './checker.ts';
import { proveEntry } from './entry-proof.ts';
import { journalPage } from './journal-page.ts';
import { findJournals } from './ledger-search.ts';
import { booksAtAGlance } from './overview.ts';
import { blockPublished, sealsPublished } from './seals.ts';

export const booksHandlers: readonly Handler[] = [
  onQuery(publishedSeals, ({ db, query }) => sealsPublished(db, query)),
  onQuery(publishedBlock, ({ db, params }) => blockPublished(db, params.number)),
  onQuery(entryProof, ({ db, actor, params }) => proveEntry(db, actor.userId, params.entry_id)),

  onQuery(admin.booksOverview, ({ db, context }) => booksAtAGlance(db, context.config.currency)),
  onQuery(admin.searchLedger, async ({ db, actor, query, context }) => {
    const q = (query.q ?? '').replaceAll('\0', '');
    if (q !== '') await recordStaffRead(context, actor, 'ledger.search', { type: 'search', id: q });
    return findJournals(db, q);
  }),
  onQuery(admin.readJournal, async ({ db, actor, params, context }) => {
    const page = await journalPage(db, params.journal_id);
    await recordStaffRead(context, actor, 'ledger.read', { type: 'journal', id: params.journal_id });
    return page;
  }),
  onQuery(admin.checkRuns, ({ db }) => latestCheckRuns(db)),
  onCommand(admin.checkNow, async ({ tx, actor, context }) => {
    const id = context.makeId();
    await askForCheck(tx, actor, id);
    return { id };
  }),
  onQuery(admin.adjustments, ({ db, actor }) => adjustmentList(db, actor.userId)),
  onCommand(admin.proposeAdjustment, ({ tx, actor, body, context }) => propose(tx, actor, body, context)),
  onCommand(admin.approveAdjustment, ({ tx, actor, params, context }) => approve(tx, actor, params.adjustment_id, context)),
  onCommand(admin.declineAdjustment, ({ tx, actor, params, body }) => decline(tx, actor, params.adjustment_id, body.reason)),
];
