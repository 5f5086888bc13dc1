import { statement, type Db, type Tx } from '#kit/server/db/database.ts';
import type { ExportState } from '../contract.ts';

export interface ExportRow {
  readonly id: string;
  readonly user_id: string;
  readonly state: ExportState['state'];
  readonly parts_done: number;
  readonly parts: number;
  readonly bytes: string | null;
  readonly asked_at: Date;
  readonly ready_at: Date | null;
  readonly expires_at: Date | null;
}

const SHOWN = 5;
const COLUMNS = 'id, user_id, state, parts_done, parts, bytes, asked_at, ready_at, expires_at';
const newest = statement(
  'exports_newest',
  `select ${COLUMNS} from data_export where user_id = :userId and state <> 'gone' order by asked_at desc
    limit ${SHOWN}`,
);
const mine = statement('export_mine', `select ${COLUMNS} from data_export where id = :id and user_id = :userId`);
const insert = statement(
  'export_insert',
  `insert into data_export (id, user_id, asked_at) values (:id, :userId, :at) on conflict do nothing
    returning ${COLUMNS}`,
);
const claim = statement(
  'export_claim',
  `update data_export set state = 'running' where id = :id and state in ('waiting', 'running') returning ${COLUMNS}`,
);
const progress = statement(
  'export_progress',
  "update data_export set parts_done = :done, parts = :parts where id = :id and state = 'running'",
);
const finish = statement(
  'export_finish',
  "update data_export set state = 'ready', parts_done = parts, bytes = :bytes, ready_at = :readyAt, expires_at = :expiresAt where id = :id and state = 'running' returning id",
);
const end = statement(
  'export_end',
  'update data_export set state = :to where id = :id and state = any (:from) returning user_id',
);
const others = statement(
  'exports_other_ready',
  "select id from data_export where user_id = :userId and state = 'ready' and id <> :id for update",
);
const drop = statement('exports_drop', 'delete from data_export where user_id = :userId returning id');

export const newestExports = (db: Db, userId: string): Promise<ExportRow[]> => db.rows(newest, { userId });
export const myExport = (db: Db, id: string, userId: string): Promise<ExportRow | undefined> =>
  db.row(mine, { id, userId });
/** Undefined while another one is being made: the table allows one at a time. */
export const insertExport = (tx: Tx, id: string, userId: string, at: Date): Promise<ExportRow | undefined> =>
  tx.row(insert, { id, userId, at });
export const claimExport = (db: Db, id: string): Promise<ExportRow | undefined> => db.row(claim, { id });
export const noteProgress = async (db: Db, id: string, done: number, total: number): Promise<void> =>
  void (await db.rows(progress, { id, done, parts: total }));
export const finishExport = async (
  tx: Tx,
  id: string,
  bytes: number,
  readyAt: Date,
  expiresAt: Date,
): Promise<boolean> => (await tx.row(finish, { id, bytes, readyAt, expiresAt })) !== undefined;
/** Gives its owner, if it was in one of these states. */
export const endExport = async (
  tx: Tx,
  id: string,
  to: ExportRow['state'],
  from: readonly ExportRow['state'][],
): Promise<string | null> => (await tx.row(end, { id, to, from }))?.user_id ?? null;
export const otherReadyExports = async (tx: Tx, userId: string, id: string): Promise<string[]> =>
  (await tx.rows(others, { userId, id })).map((row) => row.id);
export const dropExports = async (tx: Tx, userId: string): Promise<string[]> =>
  (await tx.rows(drop, { userId })).map((row) => row.id);

export const exportKey = (id: string): string => `exports/${id}.zip`;

export const present = (row: ExportRow): ExportState => ({
  id: row.id,
  state: row.state,
  parts_done: row.parts_done,
  parts: row.parts,
  bytes: row.bytes === null ? null : Number(row.bytes),
  asked_at: row.asked_at.toISOString(),
  ready_at: row.ready_at?.toISOString() ?? null,
  expires_at: row.expires_at?.toISOString() ?? null,
});
