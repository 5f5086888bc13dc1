import type { PaymentKind, PaymentState } from '../history.ts';

const LAST = 'ffffffff-ffff-ffff-ffff-ffffffffffff';

/** When something is in each state. */
type States = Readonly<Record<PaymentState, string>>;
const DONE: States = { pending: 'false', done: 'true', failed: 'false' };

/**
 * One source of payments, of one state or of all: read newest first by its own index, from the place of the cursor on.
 */
const source =
  (
    kind: PaymentKind,
    at: string,
    id: string,
    from: string,
    columns: string,
    states: States,
    chargeKind = 'null',
    clearsAt = 'null',
    pays = 'null',
  ) =>
  (state: PaymentState | null) =>
    `(
  select '${kind}' as kind, ${id} as id, ${at} as at, ${columns},
    case when ${states.done} then 'done' when ${states.failed} then 'failed' else 'pending' end as state,
    ${chargeKind}::text as charge_kind, ${clearsAt}::timestamptz as clears_at, ${pays}::text as pays
  from ${from} and (:kind::text is null or :kind = '${kind}') and ${state === null ? 'true' : states[state]}
    and ${at} >= coalesce(:from::timestamptz, '-infinity') and ${at} < coalesce(:until::timestamptz, 'infinity')
    and (${at}, ${id}) < (coalesce(:placeAt::timestamptz, 'infinity'), coalesce(:placeId::uuid, '${LAST}'))
  order by ${at} desc, ${id} desc limit :limit)`;

const providerWords = "case f.provider when 'card' then 'Card' when 'paypal' then 'PayPal' else 'Test payment' end";

/** The client fee goes back with the price, in the same proportion (LED-12). */
const RETURNED_FEE = 'round(c.client_fee * r.amount::numeric / c.total)::bigint';

/** What was paid for a charge later is a payment of its own. */
const LATER = (column: string): string =>
  `coalesce((select sum(${column}) from charge_addition where charge_id = c.id), 0)::bigint`;

/**
 * What a bank took of a payment or gave back of it: to the payer the payment, less what the platform bore; a question
 * of the bank takes nothing yet.
 */
const DISPUTED = `coalesce(nullif((select sum(amount) from taken_share where subject_id = d.id and account <> 'E.loss'), 0), d.amount)::bigint`;
/** A case about money that was taken under another id does not count twice. */
const OWN_CASE = `(d.taken_at is not null or (d.state in ('asked', 'won')
  and not exists (select from payment_dispute other where other.funding_id = d.funding_id and other.taken_at is not null)))`;

/** What a payee bore of it, by charge; taken and returned are one moment each. */
const borne = (kind: 'take_back' | 'give_back'): string => `(
    select md5(s.subject_id::text || s.charge_id::text || '${kind}')::uuid as id, s.charge_id, s.currency, sum(s.amount)::bigint as amount,
      (select min(created_at) from ledger.journal where reference_id = s.subject_id and kind = '${kind}') as at
    from taken_share s where s.user_id = :userId and s.charge_id is not null group by s.subject_id, s.charge_id, s.currency) s
  join charge c on c.id = s.charge_id where s.at is not null`;

export const SOURCES = [
  source(
    'added',
    'f.created_at',
    'f.id',
    'funding f where f.user_id = :userId',
    `f.number, f.amount, null::bigint as fee, f.currency, ${providerWords} as about, f.reason, case when f.state = 'succeeded' and f.pays_outcome is distinct from 'paid' then '{receipt}'::text[] else '{}' end as documents`,
    {
      pending: "f.state in ('created', 'pending')",
      done: "f.state = 'succeeded'",
      failed: "f.state in ('failed', 'expired')",
    },
    'null',
    'null',
    // A payment for something, unless its money stayed in the balance.
    "case when f.pays_outcome is null or f.pays_outcome = 'paid' then f.pays_number end",
  ),
  source(
    'returned',
    'r.created_at',
    'r.id',
    'funding_refund r join funding f on f.id = r.funding_id where r.user_id = :userId',
    `r.number, -r.amount, null::bigint, r.currency, ${providerWords} || ', ' || f.number, r.reason, case r.state when 'succeeded' then '{receipt}'::text[] else '{}' end`,
    { pending: "r.state in ('requested', 'sent')", done: "r.state = 'succeeded'", failed: "r.state = 'failed'" },
  ),
  source(
    'paid',
    'c.opened_at',
    'c.id',
    "charge c where c.payer_id = :userId and c.flow = 'payment'",
    `c.number, -(c.total - ${LATER('amount')}), c.client_fee - ${LATER('client_fee')}, c.currency, c.title, null, case when c.settled_at is null then '{receipt}'::text[] else '{receipt,invoice}' end`,
    DONE,
    'c.kind',
  ),
  source(
    'paid',
    'a.at',
    'a.journal_id',
    'charge_addition a join charge c on c.id = a.charge_id where a.user_id = :userId',
    "c.number, -a.amount, a.client_fee, a.currency, a.title, null, '{receipt}'::text[]",
    DONE,
    'c.kind',
    'null',
    'c.number',
  ),
  source(
    'paid',
    'c.opened_at',
    'c.id',
    "charge c where c.payer_id = :userId and c.flow = 'purchase'",
    "c.number, -c.total, null::bigint, c.currency, c.title, null, '{receipt,invoice}'::text[]",
    DONE,
    'c.kind',
  ),
  source(
    'refunded',
    'r.at',
    'r.journal_id',
    'held_refund r join charge c on c.id = r.reference_id where r.user_id = :userId',
    `c.number, r.amount, case when c.flow = 'payment' then -${RETURNED_FEE} end, c.currency, c.title, null, '{receipt}'::text[]`,
    DONE,
    'c.kind',
  ),
  // What was refunded before is neither earned nor has a fee.
  source(
    'earned',
    'c.settled_at',
    'c.id',
    'charge c where c.payee_id = :userId and c.settled_at is not null',
    "c.number, c.paid, c.service_fee_kept, c.currency, c.title, null, '{invoice}'::text[]",
    DONE,
    'c.kind',
    // While any of it clears: what was cleared early or taken back does not.
    '(select left_of.clears_at from clearing_charge left_of where left_of.id = c.id and left_of.left_amount > 0)',
  ),
  source(
    'paid_out',
    'c.opened_at',
    'c.id',
    "charge c where c.payer_id = :userId and c.flow = 'payout'",
    "c.number, -c.price, c.service_fee, c.currency, c.title, c.reason, case c.state when 'sent' then '{receipt}'::text[] else '{}' end",
    { pending: "c.state = 'held'", done: "c.state = 'sent'", failed: "c.state = 'failed'" },
    'c.kind',
  ),
  source(
    'taken_back',
    'd.created_at',
    'd.id',
    `payment_dispute d join funding f on f.id = d.funding_id where d.user_id = :userId and ${OWN_CASE}`,
    `f.number, -${DISPUTED}, null::bigint, d.currency, ${providerWords}, d.reason, '{}'::text[]`,
    {
      pending: "(d.taken_at is null and d.state = 'asked')",
      done: 'd.taken_at is not null',
      failed: "(d.taken_at is null and d.state = 'won')",
    },
  ),
  source(
    'given_back',
    'd.given_back_at',
    'd.id',
    'payment_dispute d join funding f on f.id = d.funding_id where d.user_id = :userId and d.given_back_at is not null',
    `f.number, ${DISPUTED}, null::bigint, d.currency, ${providerWords}, null, '{}'::text[]`,
    DONE,
  ),
  source(
    'taken_back',
    's.at',
    's.id',
    borne('take_back'),
    "c.number, -s.amount, null::bigint, s.currency, c.title, null, '{}'::text[]",
    DONE,
    'c.kind',
  ),
  source(
    'given_back',
    's.at',
    's.id',
    borne('give_back'),
    "c.number, s.amount, null::bigint, s.currency, c.title, null, '{}'::text[]",
    DONE,
    'c.kind',
  ),
];
