import { shownPeople } from '#domains/profiles/server/profiles.ts';
import type { Actor } from '#kit/actor.ts';
import type { DataOf } from '#kit/endpoint.ts';
import { money } from '#kit/money.ts';
import { cutPage, isInstant, placeOf, type PageAsked } from '#kit/paging.ts';
import { recordStaffRead } from '#kit/server/audit.ts';
import type { Context } from '#kit/server/context.ts';
import { statement, type Db } from '#kit/server/db/database.ts';
import { HOLDING_STATES } from '../milestone.ts';
import type { staffContracts } from '../staff-contract.ts';

const PAGE_SIZE = 25;

const ofPerson = statement(
  'staff_contracts_of',
  `select c.id, c.number, c.title, c.state, c.offered_at, c.client_id, c.freelancer_id, c.currency, sums.held as "held!", sums.released as "released!"
   from contract c cross join lateral (
     select coalesce(sum(total) filter (where state = any ($5 /* holding_states */)), 0)::bigint as held, coalesce(sum(released_price), 0)::bigint as released
     from contract_milestone where contract_id = c.id) sums
   where (c.client_id = $1 or c.freelancer_id = $1) and ($2::timestamptz is null or (c.offered_at, c.id) < ($2::timestamptz, $3::uuid))
   order by c.offered_at desc, c.id desc limit $4`,
);

export async function readStaffContracts(
  db: Db,
  actor: Actor,
  { person, cursor, limit = PAGE_SIZE }: PageAsked & { readonly person: string },
  context: Context,
): Promise<DataOf<typeof staffContracts>> {
  await recordStaffRead(context, actor, 'contract.search', { type: 'account', id: person });
  const place = placeOf(cursor, { key: isInstant });
  const rows = await db.rows(ofPerson, [person, place?.key ?? null, place?.id ?? null, limit + 1, HOLDING_STATES]);
  const page = cutPage(rows, limit, (row) => ({ key: row.offered_at.toISOString(), id: row.id }));
  const personOf = await shownPeople(
    db,
    page.items.flatMap((row) => [row.client_id, row.freelancer_id]),
  );
  const party = (id: string) => ({ id, name: personOf(id).name });
  return {
    items: page.items.map((row) => ({
      contract_number: row.number,
      title: row.title,
      state: row.state,
      offered_at: row.offered_at.toISOString(),
      client: party(row.client_id),
      freelancer: party(row.freelancer_id),
      held: money(row.held, row.currency),
      released: money(row.released, row.currency),
    })),
    next_cursor: page.next_cursor,
  };
}
