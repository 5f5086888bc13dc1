-- What money moves for, whoever it moves for: an order, a withdrawal, later a milestone or a membership. The ledger has the
-- money, a charge says what it is about. Written with the posting, in its statement (decision 049).
create table charge (
  -- Also the ledger's reference: everything posted about it carries this id.
  id uuid not null,
  kind text not null,
  -- A payment is held and then settled or refunded; a payout is set aside and then sent, or it failed.
  flow text not null check (flow in ('payment', 'payout')),
  -- What people read and type. Its domain keeps it unique.
  number text not null,
  title text not null,
  payer_id uuid not null,
  -- Null: the money leaves, or is the platform's.
  payee_id uuid,

  -- As agreed. The client fee comes on top of the price, the service fee out of it.
  currency text not null,
  price bigint not null check (price > 0),
  client_fee bigint not null default 0 check (client_fee >= 0),
  service_fee bigint not null default 0 check (service_fee >= 0),
  tax bigint not null default 0 check (tax >= 0),
  total bigint not null generated always as (price + client_fee + tax) stored,

  -- What has become of the total, as posted; what is in none of these is still held.
  paid bigint not null default 0,
  client_fee_kept bigint not null default 0,
  service_fee_kept bigint not null default 0,
  tax_kept bigint not null default 0,
  returned bigint not null default 0,
  state text not null default 'held' check (state in ('held', 'settled', 'refunded', 'sent', 'failed')),
  -- Why it waits or did not happen, for its people.
  reason text,

  opened_at timestamptz not null default now(),
  -- When it is expected to be settled.
  due_at timestamptz,
  settled_at timestamptz,
  -- When what the payee earned becomes available, and when it did.
  clears_at timestamptz,
  cleared_at timestamptz,
  -- Refunded, sent or failed.
  ended_at timestamptz,
  constraint held_until_nothing_is_left check ((state = 'held') = (paid + client_fee_kept + service_fee_kept + tax_kept + returned < price + client_fee + tax)),
  constraint no_more_than_all check (paid + client_fee_kept + service_fee_kept + tax_kept + returned <= price + client_fee + tax)
);

insert into charge (id, kind, flow, number, title, payer_id, payee_id, currency, price, client_fee, service_fee, tax, state,
  paid, client_fee_kept, service_fee_kept, tax_kept, returned, opened_at, due_at, settled_at, clears_at, cleared_at, ended_at)
select id, 'order', 'payment', number, coalesce(offer ->> 'title', number), client_id, freelancer_id, currency, price, client_fee, service_fee, tax,
  case when is_settled then 'settled' when is_returned then 'refunded' else 'held' end,
  case when is_settled then price - service_fee else 0 end, case when is_settled then client_fee else 0 end,
  case when is_settled then service_fee else 0 end, case when is_settled then tax else 0 end, case when is_returned then total else 0 end,
  paid_at, due_at, completed_at, clears_at, case when state = 'cleared' then coalesce(cleared_at, clears_at, completed_at) end,
  case when is_returned then coalesce(closed_at, paid_at) end
from orders, lateral (select completed_at is not null as is_settled, state = 'cancelled' as is_returned) become
where paid_at is not null;

insert into charge (id, kind, flow, number, title, payer_id, currency, price, service_fee, state, paid, service_fee_kept, returned, reason, opened_at, ended_at)
select w.id, 'withdrawal', 'payout', w.number, m.label, w.user_id, w.currency, w.amount, w.fee,
  case when is_sent then 'sent' when is_over then 'failed' else 'held' end,
  case when is_sent then w.amount - w.fee else 0 end, case when is_sent and not is_late then w.fee else 0 end,
  case when is_sent then case when is_late then w.fee else 0 end when is_over then w.amount else 0 end,
  w.reason, w.requested_at, w.ended_at
from withdrawal w join payout_method m on m.id = w.method_id, lateral (
  select w.state = 'paid' as is_sent, w.state in ('failed', 'cancelled', 'rejected') as is_over,
    coalesce(w.ended_at > w.promised_at, false) as is_late) become;

alter table charge add primary key (id);
create index charge_number on charge (number);
create index charge_of_payer on charge (payer_id, flow, opened_at desc, id desc);
create index charge_earned on charge (payee_id, settled_at desc, id desc) where settled_at is not null;
-- What is held, on its way or clearing is made of a few open charges, however many ended ones there are.
create index charge_open on charge (payer_id, opened_at desc, id desc) where state = 'held';
create index charge_failed on charge (payer_id, opened_at desc, id desc) where state = 'failed';
create index charge_clearing on charge (payee_id, clears_at, id) where state = 'settled' and cleared_at is null;
revoke delete on charge from docket_app;

drop view order_charge;
drop view withdrawal_charge;
-- Only what the wallet showed as held was read by it.
drop index orders_open_of_client;

alter table taken_share rename column order_id to charge_id;
alter index taken_share_order rename to taken_share_charge;
alter table early_clearance rename column order_id to charge_id;
alter index early_clearance_of_order rename to early_clearance_of_charge;
