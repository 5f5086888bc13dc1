/** The front door: forms of other domains make tickets of their own. */
import { statement, type Db, type Tx } from '#kit/server/db/database.ts';

export { open as openTicket } from './write-ticket.ts';

const countsByThing = statement(
  'support_tickets_about',
  `select thing_id as "thing_id!", count(*)::int as "total!", (count(*) filter (where state = 'open'))::int as "open!"
   from support_ticket where thing_id = any (:ids::uuid[]) group by thing_id`,
);

/** How many tickets are about each thing, and how many of them wait for an answer. */
export async function ticketsAbout(
  reads: Db | Tx,
  ids: readonly string[],
): Promise<ReadonlyMap<string, { readonly total: number; readonly open: number }>> {
  return new Map(
    (await reads.rows(countsByThing, { ids })).map(({ thing_id: id, total, open }) => [id, { total, open }]),
  );
}
