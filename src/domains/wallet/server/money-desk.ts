import type { DataOf } from '#kit/endpoint.ts';
import { Failure } from '#kit/errors.ts';
import { money } from '#kit/money.ts';
import { cutPage, decodeCursor } from '#kit/paging.ts';
import { statement, type Db } from '#kit/server/db/database.ts';
import type { ProviderName } from '#kit/server/payments/provider.ts';
import type { DisputeState } from '../funding.ts';
import type { Difference, disputes, parkedEvents, reconciliations } from '../money-desk-contract.ts';

interface Wanted {
  readonly cursor?: string | undefined;
  readonly limit?: number | undefined;
}

const PAGE_SIZE = 25;
const MOST_SHOWN = 100;
const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;

function placeOf({ cursor }: Wanted): { at: string; id: string } | null {
  const place = decodeCursor(cursor);
  if (cursor !== undefined && (place === null || Number.isNaN(Date.parse(place.key)) || !UUID.test(place.id)))
    throw new Failure('invalid_shape', { fields: { cursor: ['This is not a cursor of this list.'] } });
  return place === null ? null : { at: place.key, id: place.id };
}

const runs = statement(
  'desk_reconciliations',
  `select id, provider, state, from_at, to_at, date_trunc('milliseconds', started_at) as started_at, asked_by is not null as by_hand, ours, theirs, error,
     (select count(*)::int from reconciliation_difference where reconciliation_id = reconciliation.id) as differences,
     (select coalesce(json_agg(json_build_object('kind', kind, 'about', about, 'providerReference', provider_reference, 'reference', reference, 'ours', ours, 'theirs', theirs) order by id), '[]')
      from (select * from reconciliation_difference where reconciliation_id = reconciliation.id order by id limit ${MOST_SHOWN}) shown) as shown
   from reconciliation where $1::timestamptz is null or (date_trunc('milliseconds', started_at), id) < ($1, $2::uuid) order by date_trunc('milliseconds', started_at) desc, id desc limit $3`,
);

interface RunRow {
  id: string;
  provider: ProviderName;
  state: 'running' | 'done' | 'failed';
  from_at: Date;
  to_at: Date;
  started_at: Date;
  by_hand: boolean;
  ours: number;
  theirs: number;
  error: string | null;
  differences: number;
  shown: Difference[];
}

export async function reconciliationRuns(db: Db, wanted: Wanted): Promise<DataOf<typeof reconciliations>> {
  const place = placeOf(wanted);
  const limit = wanted.limit ?? PAGE_SIZE;
  const rows = await db.rows<RunRow>(runs, [place?.at ?? null, place?.id ?? null, limit + 1]);
  const items = rows.map((row) => ({
    id: row.id,
    provider: row.provider,
    state: row.state,
    from: row.from_at.toISOString(),
    to: row.to_at.toISOString(),
    startedAt: row.started_at.toISOString(),
    byHand: row.by_hand,
    ours: row.ours,
    theirs: row.theirs,
    error: row.error,
    differences: row.shown,
    differenceCount: row.differences,
  }));
  return cutPage(items, limit, (row) => ({ key: row.startedAt, id: row.id }));
}

const parked = statement(
  'desk_parked',
  `select id, provider, event_id, kind, note, tries, date_trunc('milliseconds', received_at) as received_at from payment_event
   where state = 'parked' and ($1::timestamptz is null or (date_trunc('milliseconds', received_at), id) > ($1, $2::uuid))
   order by date_trunc('milliseconds', received_at), id limit $3`,
);

export async function eventsParked(db: Db, wanted: Wanted): Promise<DataOf<typeof parkedEvents>> {
  const place = placeOf(wanted);
  const limit = wanted.limit ?? PAGE_SIZE;
  const rows = await db.rows<{ id: string; provider: ProviderName; event_id: string; kind: string; note: string | null; tries: number; received_at: Date }>(
    parked,
    [place?.at ?? null, place?.id ?? null, limit + 1],
  );
  const items = rows.map(({ id, provider, event_id, kind, note, tries, received_at }) => ({
    id,
    provider,
    eventId: event_id,
    kind,
    why: note ?? '',
    tries,
    receivedAt: received_at.toISOString(),
  }));
  return cutPage(items, limit, (row) => ({ key: row.receivedAt, id: row.id }));
}

const disputed = statement(
  'desk_disputes',
  `select d.id, d.provider, d.provider_reference, f.number, d.amount, d.currency, d.state, d.reason, d.evidence_due_at, date_trunc('milliseconds', d.created_at) as created_at,
     (select coalesce(sum(amount), 0)::text from taken_share where subject_id = d.id and account = 'U.owed') as owed,
     (select coalesce(array_agg(distinct journal.reference_label), '{}') from taken_share join ledger.journal on journal.reference_id = taken_share.order_id and journal.kind = 'settle'
      where subject_id = d.id) as orders
   from payment_dispute d join funding f on f.id = d.funding_id
   where $1::timestamptz is null or (date_trunc('milliseconds', d.created_at), d.id) < ($1, $2::uuid)
   order by date_trunc('milliseconds', d.created_at) desc, d.id desc limit $3`,
);

interface DisputeRow {
  id: string;
  provider: ProviderName;
  provider_reference: string;
  number: string;
  amount: string;
  currency: string;
  state: DisputeState;
  reason: string | null;
  evidence_due_at: Date | null;
  created_at: Date;
  owed: string;
  orders: string[];
}

export async function disputesKnown(db: Db, wanted: Wanted): Promise<DataOf<typeof disputes>> {
  const place = placeOf(wanted);
  const limit = wanted.limit ?? PAGE_SIZE;
  const rows = await db.rows<DisputeRow>(disputed, [place?.at ?? null, place?.id ?? null, limit + 1]);
  const items = rows.map((row) => ({
    id: row.id,
    provider: row.provider,
    providerReference: row.provider_reference,
    fundingNumber: row.number,
    amount: money(row.amount, row.currency),
    state: row.state,
    reason: row.reason,
    evidenceDueAt: row.evidence_due_at?.toISOString() ?? null,
    openedAt: row.created_at.toISOString(),
    owed: money(row.owed, row.currency),
    orderNumbers: row.orders,
  }));
  return cutPage(items, limit, (row) => ({ key: row.openedAt, id: row.id }));
}
