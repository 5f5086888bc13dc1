import type { Actor } from '#kit/actor.ts';
import { recordStaffRead } from '#kit/server/audit.ts';
import type { Context } from '#kit/server/context.ts';
import { onCommand, onQuery, type Handler } from '#kit/server/http/handler.ts';
import * as admin from '../admin-contract.ts';
import { entryProof, publishedBlock, publishedSeals } from '../contract.ts';
import { adjustmentList } from './adjustment-list.ts';
import { approve, decline, propose } from './adjust.ts';
import { askForCheck, latestCheckRuns } from './checker.ts';
import { proveEntry } from './entry-proof.ts';
import { journalPage } from './journal-page.ts';
import { ledgerAsCsv } from './ledger-csv.ts';
import { filtersOf, searchJournals, type LedgerQuery } from './ledger-search.ts';
import { booksAtAGlance } from './overview.ts';
import { blockPublished, sealsPublished } from './seals.ts';

/** What was asked for, as in the address; a look at the newest asks for nothing, a file of them is recorded too. */
async function recordSearch(
  context: Context,
  actor: Actor,
  act: 'ledger.search' | 'ledger.export',
  query: LedgerQuery,
): Promise<void> {
  const { cursor, limit: _limit, q = '', ...filters } = query;
  const filterQuery = new URLSearchParams(
    Object.entries(filters).filter((entry): entry is [string, string] => entry[1] !== undefined),
  ).toString();
  const id = [q.replaceAll('\0', ''), filterQuery].filter((part) => part !== '').join(' ');
  if (cursor === undefined && (id !== '' || act === 'ledger.export'))
    await recordStaffRead(context, actor, act, { type: 'search', id });
}

export const booksHandlers: readonly Handler[] = [
  onQuery(publishedSeals, ({ db, query }) => sealsPublished(db, query)),
  onQuery(publishedBlock, ({ db, params }) => blockPublished(db, params.number)),
  onQuery(entryProof, ({ db, actor, params }) => proveEntry(db, actor.userId, params.entry_id)),

  onQuery(admin.booksOverview, ({ db, context }) => booksAtAGlance(db, context.config.currency)),
  onQuery(admin.searchLedger, async ({ db, actor, query, context }) => {
    await recordSearch(context, actor, 'ledger.search', query);
    return searchJournals(db, query, context.config.currency);
  }),
  onQuery(admin.ledgerCsv, async ({ db, actor, query, context }) => {
    await recordSearch(context, actor, 'ledger.export', query);
    return ledgerAsCsv(db, filtersOf(query, context.config.currency).filters);
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
  onCommand(admin.approveAdjustment, ({ tx, actor, params, context }) =>
    approve(tx, actor, params.adjustment_id, context),
  ),
  onCommand(admin.declineAdjustment, ({ tx, actor, params, body }) =>
    decline(tx, actor, params.adjustment_id, body.reason),
  ),
];
