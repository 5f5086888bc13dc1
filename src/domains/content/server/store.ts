import { statement, type Db, type Tx } from '#kit/server/db/database.ts';
import type { ContentPage } from '../pages.ts';

const COLUMNS = 'id, number, note, state, revision, written_by, published_by, saved_at, published_at, effective_at';
const all = statement(
  'content_versions',
  `select ${COLUMNS} from content_version where page = :page order by number desc`,
);
const everyPage = statement(
  'content_versions_of_all',
  `select page, ${COLUMNS} from content_version order by page, number desc`,
);
const bodyOf = statement('content_body', 'select body from content_version where id = :id');

export type Version = Awaited<ReturnType<typeof rowsOf>>[number];

const rowsOf = (reads: Db | Tx, page: string) => reads.rows(all, { page });

/** The newest first, with the draft; without their words. */
export const versionsOf = (reads: Db | Tx, page: ContentPage): Promise<Version[]> => rowsOf(reads, page);

/** By page, the newest first. */
export async function versionsOfAll(reads: Db | Tx): Promise<Map<string, Version[]>> {
  const byPage = new Map<string, Version[]>();
  for (const { page, ...version } of await reads.rows(everyPage))
    byPage.set(page, [...(byPage.get(page) ?? []), version]);
  return byPage;
}

export const readBody = async (reads: Db | Tx, { id }: Pick<Version, 'id'>): Promise<string> =>
  (await reads.row(bodyOf, { id }))?.body ?? '';

/** Of a published version, which has all its instants. */
export function instantOf(at: Date | null): string {
  if (at === null) throw new Error('this version is not published');
  return at.toISOString();
}

/** What readers know of a published version. */
export const presentPublished = ({ number, effective_at: from, note }: Version) => ({
  number,
  effective_at: instantOf(from),
  note,
});
