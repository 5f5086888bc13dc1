/** Rows whose bytes are not where they should be, for the operator who restored, moved or lost something. */
import { statement, type Db } from '../db/database.ts';
import type { FileHome } from '../storage/files.ts';

const PAGE = 500;
const AT_A_TIME = 8;

const page = statement(
  'attachments_page',
  `select id, storage_key, bytes, sha256, name from attachment where :after::uuid is null or id > :after
   order by id limit ${PAGE}`,
);

export interface FileFault {
  readonly id: string;
  readonly key: string;
  readonly name: string;
  readonly fault: 'is missing' | 'has another length' | 'has other bytes';
}

export interface FilesChecked {
  readonly files: number;
  readonly faults: number;
}

type Row = { readonly storage_key: string; readonly bytes: string; readonly sha256: Buffer };

async function faultOf(home: FileHome, row: Row, readsAll: boolean): Promise<FileFault['fault'] | null> {
  const file = await home.openUnscanned(row.storage_key);
  if (file === null) return 'is missing';
  if (file.bytes !== Number(row.bytes) || !readsAll) {
    file.content.destroy();
    return file.bytes === Number(row.bytes) ? null : 'has another length';
  }
  const received = await home.receive(file.content);
  await home.discard(received);
  return received.sha256.equals(row.sha256) ? null : 'has other bytes';
}

/** One page of rows after the other. `readsAll` reads every file and compares its hash. */
export async function checkFiles(
  db: Db,
  home: FileHome,
  { readsAll, onFault }: { readonly readsAll: boolean; readonly onFault: (fault: FileFault) => void },
): Promise<FilesChecked> {
  let [files, faults, after] = [0, 0, null as string | null];
  for (;;) {
    const rows = await db.rows(page, { after });
    const waiting = [...rows];
    const work = async (): Promise<void> => {
      for (let row = waiting.shift(); row !== undefined; row = waiting.shift()) {
        const fault = await faultOf(home, row, readsAll);
        if (fault === null) continue;
        faults += 1;
        onFault({ id: row.id, key: row.storage_key, name: row.name, fault });
      }
    };
    await Promise.all(Array.from({ length: AT_A_TIME }, work));
    files += rows.length;
    const last = rows.at(-1);
    if (last === undefined || rows.length < PAGE) return { files, faults };
    after = last.id;
  }
}
