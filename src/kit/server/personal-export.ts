/** What a domain gives when someone takes their data along: named lists of plain records, and files. */
import type { Db, Statement } from './db/database.ts';

export interface ExportPart {
  /** The file's name without `.json`. */
  readonly name: string;
  /** One sentence for the list of contents. */
  readonly about: string;
  readonly records: AsyncIterable<object>;
}

export interface ExportFile {
  /** Where it is in the archive, such as 'orders/DK-7K3M-92QX/brief.txt'. */
  readonly name: string;
  /** The storage key. */
  readonly key: string;
}

export interface Export {
  readonly parts: readonly ExportPart[];
  readonly files?: AsyncIterable<ExportFile>;
}

/** For lists that are short by nature; the statement takes the person's id. */
export async function* once<Row extends object>(
  db: Db,
  sql: Statement<{ userId: string }, Row>,
  userId: string,
): AsyncGenerator<Row> {
  yield* await db.rows(sql, { userId });
}

const PAGE = 500;

/**
 * For lists of any length: read a page at a time, so that nobody's history fills the memory. The statement takes the
 * person's id, the id to go on after (null first) and how many; it orders by `id`.
 */
export async function* paged<Row extends { readonly id: string }>(
  db: Db,
  sql: Statement<{ userId: string; after: string | null; limit: number }, Row>,
  userId: string,
): AsyncGenerator<Row> {
  let after: string | null = null;
  for (;;) {
    const rows: Row[] = await db.rows(sql, { userId, after, limit: PAGE });
    yield* rows;
    after = rows.at(-1)?.id ?? null;
    if (rows.length < PAGE) return;
  }
}

/** A person's file name is only a name here: nothing in it leads anywhere. */
export const safeFileName = (name: string): string =>
  name
    .replaceAll(/[\p{Cc}\p{Cs}\\/:*?"<>|]/gu, '_')
    .replace(/^\.+/, '_')
    .slice(0, 120) || 'file';
