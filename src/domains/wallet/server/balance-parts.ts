import type { DataOf } from '#kit/endpoint.ts';
import { isZero, money, subtract, sum, type Money } from '#kit/money.ts';
import { statement, type Db } from '#kit/server/db/database.ts';
import type { BalancePart, balanceParts } from '../history-contract.ts';
import { balances } from './balances.ts';

type Parted = 'held' | 'clearing' | 'inFlight';

const MOST = 100;

/** Open orders only, found by an index of theirs; should an ended one still hold money, it is in the line for all else. */
const HELD = `select o.number as label, o.title as about, o.number as order_number, part.amount::text as amount, o.due_at as until
  from order_charge o join ledger.account held on held.owner = o.id and held.name = 'H.order' and held.currency = $2
  cross join lateral (select coalesce(sum(entry.amount), 0) as amount from ledger.entry
    where entry.account_id = held.id and entry.source_id in (select id from ledger.account where owner = $1 and currency = $2)) part
  where o.client_id = $1 and o.state in ('awaiting_requirements', 'in_progress', 'delivered', 'in_revision', 'cancel_requested', 'disputed')
    and part.amount <> 0 order by o.placed_at desc, o.id desc`;

const CLEARING = `select o.number as label, o.title as about, o.number as order_number, part.amount::text as amount, o.clears_at as until
  from order_charge o cross join lateral (select coalesce(sum(e.amount), 0) as amount from ledger.journal j join ledger.entry e on e.journal_id = j.id
    where j.reference_id = o.id and e.account_id = (select id from ledger.account where owner = $1 and name = 'U.pend' and currency = $2)) part
  where o.freelancer_id = $1 and o.completed_at is not null and o.state = 'completed' and part.amount <> 0 order by o.clears_at, o.id`;

const IN_FLIGHT = `select number as label, about, null as order_number, amount::text, null::timestamptz as until from (
    select w.number, 'Withdrawal to ' || w.method as about, w.amount, w.requested_at as at from withdrawal_charge w
    where w.user_id = $1 and w.currency = $2 and w.state not in ('paid', 'failed', 'cancelled', 'rejected')
    union all select r.number, 'Back to where ' || f.number || ' came from', r.amount, r.created_at from funding_refund r join funding f on f.id = r.funding_id
    where r.user_id = $1 and r.currency = $2 and r.state in ('requested', 'sent')) going order by at desc, number`;

const partsOf = {
  held: statement('parts_held', HELD),
  clearing: statement('parts_clearing', CLEARING),
  inFlight: statement('parts_in_flight', IN_FLIGHT),
};

interface Row {
  label: string;
  about: string;
  order_number: string | null;
  amount: string;
  until: Date | null;
}

/** What no single thing explains, such as a payment taken back by its bank while its earnings cleared, has a line of its own. */
const OTHER = { label: 'Other', about: 'Corrections and payments taken back; see the transactions', orderNumber: null, until: null };

export async function readParts(db: Db, userId: string, bucket: Parted, currency: string): Promise<DataOf<typeof balanceParts>> {
  const [rows, all] = await Promise.all([db.rows<Row>(partsOf[bucket], [userId, currency]), balances(db, userId, currency)]);
  const items: BalancePart[] = rows.map(({ label, about, order_number: orderNumber, amount, until }) => ({
    label,
    about,
    orderNumber,
    amount: money(amount, currency),
    until: until?.toISOString() ?? null,
  }));
  const total: Money = all[bucket];
  const other = subtract(
    total,
    sum(
      items.map(({ amount }) => amount),
      currency,
    ),
  );
  const shown = items.slice(0, MOST);
  return { total, items: isZero(other) ? shown : [...shown, { ...OTHER, amount: other }], moreItems: items.length - shown.length };
}
