import { shownPeople } from '#domains/profiles/server/profiles.ts';
import { ticketsAbout } from '#domains/support/server/support.ts';
import type { DataOf } from '#kit/endpoint.ts';
import type { Context } from '#kit/server/context.ts';
import type { Db, Tx } from '#kit/server/db/database.ts';
import { richText } from '#kit/markdown.ts';
import type { openingDesk, staffOpening } from '../admin-contract.ts';
import type { opening, openings } from '../contract.ts';
import { isPastLastDay, whyNotApply, whyNotClose, whyNotDelete, whyNotOpen } from '../opening.ts';
import { allOpenings, factsOf, listedOpenings, openingById, publicOpening, type OpeningRow } from './store.ts';

type Clocked = Pick<Context, 'clock'>;

const cardOf = ({ slug, title, kind, place, location, closes_on: closesOn }: OpeningRow, openedAt: Date) => ({
  slug,
  title,
  kind,
  place,
  location,
  opened_at: openedAt.toISOString(),
  closes_on: closesOn,
});

export async function readOpenings(db: Db, { clock }: Clocked): Promise<DataOf<typeof openings>> {
  const now = clock();
  const rows = (await listedOpenings(db)).filter((row) => !isPastLastDay(factsOf(row), now));
  return { items: rows.flatMap((row) => (row.opened_at === null ? [] : cardOf(row, row.opened_at))) };
}

export async function readOpening(db: Db, slug: string, { clock }: Clocked): Promise<DataOf<typeof opening>> {
  const row = await publicOpening(db, slug);
  return {
    ...cardOf(row, row.opened_at),
    blocks: richText(row.body, { ownPaths: true }),
    refusal: whyNotApply(factsOf(row), clock()),
  };
}

type Counts = Awaited<ReturnType<typeof ticketsAbout>>;
const NONE = { total: 0, open: 0 };

function lineOf(row: OpeningRow, counts: Counts) {
  const { id, slug, title, kind, place, location, state, closes_on: closesOn } = row;
  const { total, open } = counts.get(id) ?? NONE;
  return {
    id,
    slug,
    title,
    kind,
    place,
    location,
    state,
    closes_on: closesOn,
    saved_at: row.saved_at.toISOString(),
    opened_at: row.opened_at?.toISOString() ?? null,
    closed_at: row.closed_at?.toISOString() ?? null,
    applications: total,
    waiting: open,
  };
}

export async function readDesk(db: Db): Promise<DataOf<typeof openingDesk>> {
  const rows = await allOpenings(db);
  const counts = await ticketsAbout(
    db,
    rows.map(({ id }) => id),
  );
  return { items: rows.map((row) => lineOf(row, counts)) };
}

export async function wholeOpening(
  reads: Db | Tx,
  id: string,
  { clock }: Clocked,
): Promise<DataOf<typeof staffOpening>> {
  const row = await openingById(reads, id);
  const [counts, personOf] = [await ticketsAbout(reads, [id]), await shownPeople(reads, [row.written_by])];
  const [facts, now] = [factsOf(row), clock()];
  return {
    ...lineOf(row, counts),
    body: row.body,
    blocks: richText(row.body, { ownPaths: true }),
    revision: row.revision,
    written_by: personOf(row.written_by).name,
    not_opened: whyNotOpen(facts, now),
    not_closed: whyNotClose(facts),
    not_deleted: whyNotDelete(facts),
  };
}
