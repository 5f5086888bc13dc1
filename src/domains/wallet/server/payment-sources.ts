import type { PaymentKind, PaymentState } from '../history.ts';

const LAST = 'ffffffff-ffff-ffff-ffff-ffffffffffff';

/** When something is in each state. */
type States = Readonly<Record<PaymentState, string>>;
const DONE: States = { pending: 'false', done: 'true', failed: 'false' };

/** One source of payments, of one state or of all: read newest first by its own index, from the place of the cursor on. */
const source = (kind: PaymentKind, at: string, id: string, from: string, columns: string, states: States) => (state: PaymentState | null) =>
  `(
  select '${kind}' as kind, ${id} as id, ${at} as at, ${columns},
    case when ${states.done} then 'done' when ${states.failed} then 'failed' else 'pending' end as state
  from ${from} and ($2::text is null or $2 = '${kind}') and ${state === null ? 'true' : states[state]}
    and ${at} >= coalesce($3::timestamptz, '-infinity') and ${at} < coalesce($4::timestamptz, 'infinity')
    and (${at}, ${id}) < (coalesce($5::timestamptz, 'infinity'), coalesce($6::uuid, '${LAST}'))
  order by ${at} desc, ${id} desc limit $7)`;

const providerWords = "case f.provider when 'card' then 'Card' when 'paypal' then 'PayPal' else 'Test payment' end";

/** The client fee goes back with the price, in the same proportion (LED-12). */
const RETURNED_FEE = 'round(o.client_fee * r.amount::numeric / o.total)::bigint';
/** What the ledger paid out of the order: a part that was refunded before is neither earned nor charged for. */
const settled = (to: string): string =>
  `(select coalesce(sum(e.amount), 0)::bigint from ledger.journal j join ledger.entry e on e.journal_id = j.id join ledger.account a on a.id = e.account_id
    where j.reference_id = o.id and j.kind = 'settle' and ${to})`;

/** What a bank took of a payment or gave back of it: to the payer the payment, less what the platform bore; a question of the bank takes nothing yet. */
const DISPUTED = `coalesce(nullif((select sum(amount) from taken_share where subject_id = d.id and account <> 'E.loss'), 0), d.amount)::bigint`;
/** A case about money that was taken under another name is no second one. */
const OWN_CASE = `(d.taken_at is not null or (d.state in ('asked', 'won')
  and not exists (select from payment_dispute other where other.funding_id = d.funding_id and other.taken_at is not null)))`;

/** What an earner bore of it, order by order; taken and given back are each one moment. */
const borne = (kind: 'take_back' | 'give_back'): string => `(
    select md5(s.subject_id::text || s.order_id::text || '${kind}')::uuid as id, s.order_id, s.currency, sum(s.amount)::bigint as amount,
      (select min(created_at) from ledger.journal where reference_id = s.subject_id and kind = '${kind}') as at
    from taken_share s where s.user_id = $1 and s.order_id is not null group by s.subject_id, s.order_id, s.currency) s
  join order_charge o on o.id = s.order_id where s.at is not null`;

export const SOURCES = [
  source(
    'added',
    'f.created_at',
    'f.id',
    'funding f where f.user_id = $1',
    `f.number, f.amount, null::bigint as fee, f.currency, ${providerWords} as about, f.reason, case f.state when 'succeeded' then '{receipt}'::text[] else '{}' end as papers`,
    { pending: "f.state in ('created', 'pending')", done: "f.state = 'succeeded'", failed: "f.state in ('failed', 'expired')" },
  ),
  source(
    'returned',
    'r.created_at',
    'r.id',
    'funding_refund r join funding f on f.id = r.funding_id where r.user_id = $1',
    `r.number, -r.amount, null::bigint, r.currency, ${providerWords} || ', ' || f.number, r.reason, case r.state when 'succeeded' then '{receipt}'::text[] else '{}' end`,
    { pending: "r.state in ('requested', 'sent')", done: "r.state = 'succeeded'", failed: "r.state = 'failed'" },
  ),
  source(
    'order',
    'o.placed_at',
    'o.id',
    'order_charge o where o.client_id = $1 and o.paid_at is not null',
    "o.number, -o.total, o.client_fee, o.currency, o.title, null, case when o.completed_at is null then '{receipt}'::text[] else '{receipt,invoice}' end",
    DONE,
  ),
  source(
    'order_refund',
    'r.at',
    'r.journal_id',
    "held_refund r join order_charge o on o.id = r.reference_id where r.user_id = $1 and r.reference_type = 'order'",
    `o.number, r.amount, -${RETURNED_FEE}, o.currency, o.title, null, '{receipt}'::text[]`,
    DONE,
  ),
  source(
    'earned',
    'o.completed_at',
    'o.id',
    'order_charge o where o.freelancer_id = $1 and o.completed_at is not null',
    `o.number, ${settled('a.owner = $1')}, ${settled("a.name = 'R.svc'")}, o.currency, o.title, null, '{invoice}'::text[]`,
    DONE,
  ),
  source(
    'withdrawal',
    'w.requested_at',
    'w.id',
    'withdrawal_charge w where w.user_id = $1',
    "w.number, -w.amount, w.fee, w.currency, w.method, w.reason, case w.state when 'paid' then '{receipt}'::text[] else '{}' end",
    {
      pending: "w.state in ('requested', 'held', 'in_review', 'approved', 'processing')",
      done: "w.state = 'paid'",
      failed: "w.state in ('failed', 'cancelled', 'rejected')",
    },
  ),
  source(
    'taken_back',
    'd.created_at',
    'd.id',
    `payment_dispute d join funding f on f.id = d.funding_id where d.user_id = $1 and ${OWN_CASE}`,
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
    'payment_dispute d join funding f on f.id = d.funding_id where d.user_id = $1 and d.given_back_at is not null',
    `f.number, ${DISPUTED}, null::bigint, d.currency, ${providerWords}, null, '{}'::text[]`,
    DONE,
  ),
  source('taken_back', 's.at', 's.id', borne('take_back'), "o.number, -s.amount, null::bigint, s.currency, o.title, null, '{}'::text[]", DONE),
  source('given_back', 's.at', 's.id', borne('give_back'), "o.number, s.amount, null::bigint, s.currency, o.title, null, '{}'::text[]", DONE),
];
