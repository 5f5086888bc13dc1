import { accountRecords } from '#domains/accounts/server/accounts.ts';
import { statement, type Db, type Tx } from '#kit/server/db/database.ts';
import type { ReportLine } from '../admin-contract.ts';

const decided = statement(
  'report_authors',
  `select author_id as "author_id!", (count(*) filter (where decision = 'removed'))::int as "removed!",
    (count(*) filter (where decision = 'warned'))::int as "warned!",
     (count(*) filter (where decision = 'dismissed'))::int as "dismissed!",
       (count(*) filter (where state = 'open'))::int as "open!"
   from report_case where author_id = any (:ids::uuid[]) group by author_id`,
);

/**
 * What is known of those whose things were reported: how long they are here, and what was decided about them, this case
 * included.
 */
export async function authorRecords(
  reads: Db | Tx,
  ids: readonly string[],
): Promise<ReadonlyMap<string, NonNullable<ReportLine['author_record']>>> {
  const [accounts, cases] = await Promise.all([accountRecords(reads, ids), reads.rows(decided, { ids })]);
  const countsOf = new Map(cases.map(({ author_id: id, ...counts }) => [id, counts]));
  return new Map(
    [...accounts].map(([id, { created_at: since, is_verified, is_suspended, suspensions }]) => [
      id,
      {
        member_since: since.toISOString(),
        is_verified,
        is_suspended,
        suspensions,
        ...(countsOf.get(id) ?? { removed: 0, warned: 0, dismissed: 0, open: 0 }),
      },
    ]),
  );
}
