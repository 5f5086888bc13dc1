import { statement, type Tx } from '#kit/server/db/database.ts';
import { changesText, lineText, moveRow, moveText, notedIn } from '#kit/server/db/move-row.ts';
import type { CaseMove, CaseState, Party, Reason } from '../identity-case.ts';
import type { CaseRow } from './case-store.ts';

/** What a move may write besides the state. */
const COLUMNS = [
  'submitted_at',
  'waiting_since',
  'taken_by',
  'taken_at',
  'file_hashes',
  'files_deleted_at',
  'decided_at',
  'decided_by',
  'reason_code',
  'statement',
  'document_expires_on',
  'provider',
  'provider_reference',
  'appeal_answer',
  'appeal_answered_at',
  'appeal_answered_by',
] as const;
type Changes = {
  readonly [Column in (typeof COLUMNS)[number]]?: Column extends keyof CaseRow ? CaseRow[Column] : string | null;
};

const note = notedIn(statement('case_event_add', lineText('verification_event', 'case_id')));
const table = {
  write: statement(
    'case_move',
    moveText({ table: 'verification_case', sets: `, ${changesText('verification_case', COLUMNS)}`, returning: 'id' }),
  ),
  note,
};

interface By {
  readonly party: Party;
  readonly actorId: string | null;
  readonly at: Date;
  readonly reason?: Reason | null;
}

/** Makes a move that `tryMove` allowed under the lock of the case: to what state it said. */
export async function moveCase(
  tx: Tx,
  { id, state }: CaseRow,
  move: CaseMove,
  to: CaseState,
  by: By,
  changes: Changes = {},
): Promise<void> {
  const { party, actorId, at, reason = null } = by;
  await moveRow(
    tx,
    table,
    { id, from: state, to, move, party, actorId, at, reason },
    { changes: JSON.stringify(changes) },
  );
}

/** The first line of a new case. */
export const noteBegin = (tx: Tx, caseId: string, userId: string, at: Date): void =>
  note(tx, {
    id: caseId,
    from: null,
    to: 'started',
    move: 'begin',
    party: 'person',
    actorId: userId,
    reason: null,
    at,
  });
