/** Institutions as staff see them: who waits longest first, then the latest. */
import { shownPeople } from '#domains/profiles/server/profiles.ts';
import type { DataOf, Parsed } from '#kit/endpoint.ts';
import { Failure } from '#kit/errors.ts';
import { cutPage, placeOf } from '#kit/paging.ts';
import { statement, type Db, type RowOf, type Tx } from '#kit/server/db/database.ts';
import type { InstitutionQueue, InstitutionRow, institutionQueue } from '../admin-contract.ts';

const PAGE = 20;

const COLUMNS = `i.id, i.name, i.address, i.position, i.state, i.user_id, s.signed_name, s.signed_at, t.number, t.hash, i.countersigned_name, i.countersigned_at, i.reason,
  (select count(*)::int from academic_cohort c where c.institution_id = i.id and c.ended_at is null) as "cohorts!",
  (select count(*)::int from academic_member m join academic_cohort c on c.id = m.cohort_id where c.institution_id = i.id and m.left_at is null) as "students!"`;
const FROM =
  'from academic_institution i join academic_signature s on s.id = i.signature_id join academic_text t on t.hash = s.text_hash';

const byId = statement('academic_institution_row', `select ${COLUMNS} ${FROM} where i.id = :id`);

const QUEUES: Readonly<Record<InstitutionQueue, { states: string; direction: 'asc' | 'desc' }>> = {
  waiting: { states: "i.state = 'waiting'", direction: 'asc' },
  confirmed: { states: "i.state = 'confirmed'", direction: 'desc' },
  closed: { states: "i.state in ('declined', 'ended')", direction: 'desc' },
};
const queueOf = (name: InstitutionQueue) => {
  const { states, direction } = QUEUES[name];
  return statement(
    `academic_queue_${name}`,
    `select ${COLUMNS} ${FROM}
      where ${states} and (:at::timestamptz is null
      or (s.signed_at, i.id) ${direction === 'asc' ? '>' : '<'} (:at, :afterId::uuid))
     order by s.signed_at ${direction}, i.id ${direction} limit :limit`,
  );
};
const queues = { waiting: queueOf('waiting'), confirmed: queueOf('confirmed'), closed: queueOf('closed') };
const waiting = statement(
  'academic_queue_count',
  `select count(*)::int as "n!" from academic_institution where state = 'waiting'`,
);

async function present(reads: Db | Tx, rows: readonly RowOf<typeof byId>[]): Promise<InstitutionRow[]> {
  const personOf = await shownPeople(
    reads,
    rows.flatMap(({ user_id: id }) => id ?? []),
  );
  return rows.map(
    ({
      user_id: userId,
      signed_at: at,
      hash,
      countersigned_name: name,
      countersigned_at: countersignedAt,
      ...row
    }) => ({
      ...row,
      signed_at: at.toISOString(),
      hash: hash.toString('hex'),
      person: userId === null ? null : { id: userId, name: personOf(userId).name },
      countersigned: name === null || countersignedAt === null ? null : { name, at: countersignedAt.toISOString() },
    }),
  );
}

export async function institutionRow(reads: Db | Tx, id: string): Promise<InstitutionRow> {
  const row = await reads.row(byId, { id });
  const [line] = row === undefined ? [] : await present(reads, [row]);
  if (line === undefined) throw new Failure('not_found');
  return line;
}

export async function readInstitutionQueue(
  db: Db,
  { queue = 'waiting', cursor, limit = PAGE }: Parsed<typeof institutionQueue>['query'],
): Promise<DataOf<typeof institutionQueue>> {
  const place = placeOf(cursor);
  const rows = await db.rows(queues[queue], { at: place?.key ?? null, afterId: place?.id ?? null, limit: limit + 1 });
  const { items, next_cursor: nextCursor } = cutPage(rows, limit, ({ signed_at: at, id }) => ({
    key: at.toISOString(),
    id,
  }));
  return { items: await present(db, items), next_cursor: nextCursor, waiting: (await db.row(waiting))?.n ?? 0 };
}
