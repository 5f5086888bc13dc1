import { Failure } from '#kit/errors.ts';
import { statement, type Db, type Tx } from '#kit/server/db/database.ts';

const COLUMNS = `id, slug, title, kind, place, location, body, state, revision, closes_on::text as closes_on, written_by, saved_at, opened_at, closed_at`;
const listed = statement(
  'career_openings_listed',
  `select ${COLUMNS} from career_opening where state = 'open' order by opened_at desc, id desc`,
);
const all = statement(
  'career_openings',
  `select ${COLUMNS} from career_opening order by case state when 'draft' then 0 when 'open' then 1 else 2 end,
    saved_at desc, id desc limit 500`,
);
const byId = statement('career_opening_by_id', `select ${COLUMNS} from career_opening where id = :id`);
const lockById = statement(
  'career_opening_lock',
  `select ${COLUMNS} from career_opening where id = :id for no key update`,
);
/** Under any address it ever had. */
const byAnySlug = statement(
  'career_opening_by_slug',
  `select ${COLUMNS} from career_opening
    where slug = :slug or id = (select f.opening_id from career_former_slug f where f.slug = :slug)`,
);

export type OpeningRow = NonNullable<Awaited<ReturnType<typeof rowById>>>;
const rowById = (reads: Db | Tx, id: string) => reads.row(byId, { id });

export const listedOpenings = (db: Db) => db.rows(listed);
export const allOpenings = (db: Db) => db.rows(all);

function found(row: OpeningRow | undefined): OpeningRow {
  if (row === undefined) throw new Failure('not_found');
  return row;
}

export const openingById = async (reads: Db | Tx, id: string): Promise<OpeningRow> => found(await rowById(reads, id));
/** Two operators who change one do it one after the other. */
export const lockOpening = async (tx: Tx, id: string): Promise<OpeningRow> => found(await tx.row(lockById, { id }));

/** A draft is not public, whatever its address. */
export async function publicOpening(reads: Db | Tx, slug: string): Promise<OpeningRow & { readonly opened_at: Date }> {
  const row = await reads.row(byAnySlug, { slug });
  if (row === undefined || row.state === 'draft' || row.opened_at === null)
    throw new Failure('not_found', { message: 'There is no such position.' });
  return { ...row, opened_at: row.opened_at };
}

export const factsOf = ({ state, closes_on: closesOn }: OpeningRow) => ({ state, closesOn });
