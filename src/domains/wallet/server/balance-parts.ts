import { isZero, money, subtract, sum } from '#kit/money.ts';
import { statement, type Db } from '#kit/server/db/database.ts';
import type { ChargeKinds } from '../charge-kind.ts';
import { chargePath, payoutKind } from '../charge.ts';
import type { BalancePart, BalancePartsOf } from '../history-contract.ts';
import { balances } from './balances.ts';

type Parted = 'held' | 'clearing' | 'in_flight';

const MOST = 100;

/** Open charges only, by their own index. Money that an ended charge still holds is in the line for everything else. */
const HELD = `select c.number as label, c.title as about, c.kind, part.amount::text as amount, c.due_at as until
  from charge c join ledger.account held on held.owner = c.id and held.name = 'H.' || c.kind
    and held.currency = :currency
  cross join lateral (select coalesce(sum(entry.amount), 0) as amount from ledger.entry
    where entry.account_id = held.id
      and entry.source_id in (select id from ledger.account where owner = :userId and currency = :currency)) part
  where c.payer_id = :userId and c.flow = 'payment' and c.state = 'held' and part.amount <> 0
    order by c.opened_at desc, c.id desc`;

const CLEARING = `select c.number as label, c.title as about, c.kind, part.amount::text as amount, c.clears_at as until
  from charge c cross join lateral (select coalesce(sum(e.amount), 0) as amount from ledger.journal j
    join ledger.entry e on e.journal_id = j.id
    where j.reference_id = c.id
      and e.account_id = (select id from ledger.account where owner = :userId and name = 'U.pend'
      and currency = :currency)) part
  where c.payee_id = :userId and c.state = 'settled' and c.cleared_at is null and part.amount <> 0
    order by c.clears_at, c.id`;

const IN_FLIGHT = `select number as label, about, kind, amount::text, null::timestamptz as until from (
    select c.number, c.title as about, c.kind, c.price as amount, c.opened_at as at from charge c
    where c.payer_id = :userId and c.flow = 'payout' and c.state = 'held' and c.currency = :currency
    union all select r.number, 'Back to where ' || f.number || ' came from', null, r.amount, r.created_at
      from funding_refund r join funding f on f.id = r.funding_id
    where r.user_id = :userId and r.currency = :currency and r.state in ('requested', 'sent')) going
      order by at desc, number`;

const partsOf = {
  held: statement('parts_held', HELD),
  clearing: statement('parts_clearing', CLEARING),
  in_flight: statement('parts_in_flight', IN_FLIGHT),
};

/**
 * What no single charge explains, such as a payment reversed by its bank while its earnings cleared, has a line of its
 * own.
 */
const OTHER = {
  label: 'Other',
  about: 'Corrections and reversed payments; see your transactions',
  path: null,
  until: null,
};

/** `all`: the person's balances, where they are being read anyway. */
export async function readParts(
  db: Db,
  userId: string,
  bucket: Parted,
  currency: string,
  kinds: ChargeKinds,
  all = balances(db, userId, currency),
): Promise<BalancePartsOf> {
  const [rows, { [bucket]: total }] = await Promise.all([db.rows(partsOf[bucket], { userId, currency }), all]);
  const items: BalancePart[] = rows.map(({ label, about, kind, amount, until }) => ({
    label,
    about: kind !== null && bucket === 'in_flight' ? payoutKind(kinds, kind).in_transit(about) : about,
    path: chargePath(kinds, kind, label),
    amount: money(amount, currency),
    until: until?.toISOString() ?? null,
  }));
  const other = subtract(
    total,
    sum(
      items.map(({ amount }) => amount),
      currency,
    ),
  );
  const shown = items.slice(0, MOST);
  return {
    total,
    items: isZero(other) ? shown : [...shown, { ...OTHER, amount: other }],
    more_items: items.length - shown.length,
  };
}
