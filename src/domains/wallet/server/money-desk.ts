import type { DataOf } from '#kit/endpoint.ts';
import { money } from '#kit/money.ts';
import { cutPage, placeOf, type PageAsked } from '#kit/paging.ts';
import { statement, type Db } from '#kit/server/db/database.ts';
import type { chargebacks, parkedEvents, reconciliations } from '../money-desk-contract.ts';

const PAGE_SIZE = 25;
const MOST_SHOWN = 100;

const runs = statement(
  'desk_reconciliations',
  `select id, provider, state, from_at, to_at, date_trunc('milliseconds', started_at) as started_at,
    asked_by is not null as by_hand, ours, theirs, error,
     (select count(*)::int from reconciliation_difference where reconciliation_id = reconciliation.id) as differences,
     (select coalesce(json_agg(json_build_object('kind', kind, 'about', about, 'provider_reference', provider_reference,
       'reference', reference, 'ours', ours, 'theirs', theirs) order by id), '[]')
      from (select * from reconciliation_difference where reconciliation_id = reconciliation.id order by id
        limit ${MOST_SHOWN}) shown) as shown
   from reconciliation where :startedAt::timestamptz is null
     or (date_trunc('milliseconds', started_at), id) < (:startedAt, :id::uuid)
     order by date_trunc('milliseconds', started_at) desc, id desc limit :limit`,
);

export async function reconciliationRuns(db: Db, wanted: PageAsked): Promise<DataOf<typeof reconciliations>> {
  const place = placeOf(wanted.cursor);
  const limit = wanted.limit ?? PAGE_SIZE;
  const rows = await db.rows(runs, { startedAt: place?.key ?? null, id: place?.id ?? null, limit: limit + 1 });
  const items = rows.map((row) => ({
    id: row.id,
    provider: row.provider,
    state: row.state,
    from: row.from_at.toISOString(),
    to: row.to_at.toISOString(),
    started_at: row.started_at.toISOString(),
    by_hand: row.by_hand,
    ours: row.ours,
    theirs: row.theirs,
    error: row.error,
    differences: row.shown,
    difference_count: row.differences,
  }));
  return cutPage(items, limit, (row) => ({ key: row.started_at, id: row.id }));
}

const parked = statement(
  'desk_parked',
  `select id, provider, event_id, kind, note, tries, date_trunc('milliseconds', received_at) as received_at
    from payment_event
   where state = 'parked'
     and (:receivedAt::timestamptz is null or (date_trunc('milliseconds', received_at), id) > (:receivedAt, :id::uuid))
   order by date_trunc('milliseconds', received_at), id limit :limit`,
);

export async function eventsParked(db: Db, wanted: PageAsked): Promise<DataOf<typeof parkedEvents>> {
  const place = placeOf(wanted.cursor);
  const limit = wanted.limit ?? PAGE_SIZE;
  const rows = await db.rows(parked, { receivedAt: place?.key ?? null, id: place?.id ?? null, limit: limit + 1 });
  const items = rows.map(({ id, provider, event_id, kind, note, tries, received_at }) => ({
    id,
    provider,
    event_id,
    kind,
    why: note ?? '',
    tries,
    received_at: received_at.toISOString(),
  }));
  return cutPage(items, limit, (row) => ({ key: row.received_at, id: row.id }));
}

const disputed = statement(
  'desk_chargebacks',
  `select d.id, d.provider, d.provider_reference, f.number, d.amount, d.currency, d.state, d.reason, d.evidence_due_at,
    date_trunc('milliseconds', d.created_at) as created_at,
     (select coalesce(sum(amount), 0)::text from taken_share where subject_id = d.id and account = 'U.owed') as owed,
     (select coalesce(array_agg(distinct journal.reference_label), '{}') from taken_share
       join ledger.journal on journal.reference_id = taken_share.charge_id and journal.kind = 'settle'
      where subject_id = d.id) as charges
   from payment_dispute d join funding f on f.id = d.funding_id
   where :createdAt::timestamptz is null or (date_trunc('milliseconds', d.created_at), d.id) < (:createdAt, :id::uuid)
   order by date_trunc('milliseconds', d.created_at) desc, d.id desc limit :limit`,
);

export async function chargebacksKnown(db: Db, wanted: PageAsked): Promise<DataOf<typeof chargebacks>> {
  const place = placeOf(wanted.cursor);
  const limit = wanted.limit ?? PAGE_SIZE;
  const rows = await db.rows(disputed, { createdAt: place?.key ?? null, id: place?.id ?? null, limit: limit + 1 });
  const items = rows.map((row) => ({
    id: row.id,
    provider: row.provider,
    provider_reference: row.provider_reference,
    funding_number: row.number,
    amount: money(row.amount, row.currency),
    state: row.state,
    reason: row.reason,
    evidence_due_at: row.evidence_due_at?.toISOString() ?? null,
    opened_at: row.created_at.toISOString(),
    owed: money(row.owed, row.currency),
    charge_numbers: row.charges,
  }));
  return cutPage(items, limit, (row) => ({ key: row.opened_at, id: row.id }));
}
