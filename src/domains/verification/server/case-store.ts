import type { AttachedFile } from '#kit/server/attachments/attachment.ts';
import { statement, type Db, type Tx } from '#kit/server/db/database.ts';
import type { CaseState, Checker, DocumentKind, FilePart, Reason } from '../identity-case.ts';
import { TRIES_DAYS } from '../identity-case.ts';

export interface CaseRow {
  readonly id: string;
  readonly user_id: string;
  readonly state: CaseState;
  readonly document_kind: DocumentKind | null;
  readonly started_at: Date;
  readonly submitted_at: Date | null;
  readonly decided_at: Date | null;
  readonly decided_by: string | null;
  readonly reason_code: Reason | null;
  readonly statement: string | null;
  readonly document_expires_on: string | null;
  readonly file_hashes: Record<string, string>;
  readonly files_deleted_at: Date | null;
  readonly appeal: string | null;
  readonly appealed_at: Date | null;
  readonly appeal_answer: string | null;
  readonly appeal_answered_at: Date | null;
  readonly taken_by: string | null;
  readonly taken_at: Date | null;
  readonly waiting_since: Date | null;
  readonly provider: Checker;
  readonly provider_reference: string | null;
  readonly provider_tries: number;
}

export interface FileRow extends Pick<AttachedFile, 'id' | 'name' | 'bytes' | 'sha256' | 'uploaded_at' | 'scan'> {
  readonly part: FilePart;
  /** `webp` or `pdf`. */
  readonly kind: string;
  readonly storage_key: string;
  readonly thumbnail_key: string | null;
}

export const CASE_COLUMNS = `id, user_id, state, document_kind, started_at, submitted_at, decided_at, decided_by, reason_code, statement,
  document_expires_on::text as document_expires_on, file_hashes, files_deleted_at,
  appeal, appealed_at, appeal_answer, appeal_answered_at, taken_by, taken_at, waiting_since, provider, provider_reference, provider_tries`;

const latest = statement(
  'case_latest',
  `select ${CASE_COLUMNS} from verification_case where user_id = :userId order by started_at desc, id desc limit 1`,
);
const byId = statement('case_by_id', `select ${CASE_COLUMNS} from verification_case where id = :id`);
const byReference = statement(
  'case_by_reference',
  `select ${CASE_COLUMNS} from verification_case where provider = 'stripe' and provider_reference = :reference`,
);
const lock = statement('case_lock', `select ${CASE_COLUMNS} from verification_case where id = :id for update`);
const files = statement(
  'case_files',
  `select file.id, part, file.name, file.kind, file.bytes, file.sha256, file.uploaded_at, file.storage_key, file.thumbnail_key,
     file.scan
   from verification_file join attached_file file on file.id = verification_file.id
   where case_id = :caseId order by part`,
);
const tries = statement(
  'case_tries',
  `select count(*)::integer as used, min(submitted_at) as first from verification_case
   where user_id = :userId and submitted_at > :now::timestamptz - interval '${TRIES_DAYS} days'`,
);

export const latestCase = (reads: Db | Tx, userId: string): Promise<CaseRow | undefined> =>
  reads.row(latest, { userId });
export const caseById = (reads: Db | Tx, id: string): Promise<CaseRow | undefined> => reads.row(byId, { id });
export const caseByReference = (reads: Db | Tx, reference: string): Promise<CaseRow | undefined> =>
  reads.row(byReference, { reference });
export const lockCase = (tx: Tx, id: string): Promise<CaseRow | undefined> => tx.row(lock, { id });
export const filesOf = (reads: Db | Tx, caseId: string): Promise<FileRow[]> => reads.rows(files, { caseId });

/** Tries count what was submitted: a draft, or being asked for more, does not count. */
export async function triesOf(
  reads: Db | Tx,
  userId: string,
  now: Date,
): Promise<{ used: number; first: Date | null }> {
  return (await reads.row(tries, { userId, now })) ?? { used: 0, first: null };
}

export const fileView = ({ id, part, kind, bytes, uploaded_at: at, scan }: FileRow) => ({
  id,
  part,
  kind: kind === 'pdf' ? ('pdf' as const) : ('webp' as const),
  bytes: Number(bytes),
  added_at: at.toISOString(),
  scan,
});
