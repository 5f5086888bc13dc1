-- What a payment is made for, such as an order, and what became of it when the money came: it pays once or stays in the balance.
alter table funding
  add column pays_kind text,
  add column pays_id uuid,
  add column pays_number text,
  -- 'paid', or why the money stayed in the payer's balance.
  add column pays_outcome text check (pays_outcome in ('paid', 'closed', 'already_paid', 'seller_gone', 'not_enough')),
  add constraint funding_pays_whole
    check ((pays_kind is null) = (pays_id is null) and (pays_id is null) = (pays_number is null) and (pays_outcome is null or pays_id is not null));
create index funding_pays on funding (pays_id) where pays_id is not null;
-- Two payments never pay for one thing.
create unique index funding_paid_once on funding (pays_id) where pays_outcome = 'paid';

-- What a person wants on their documents, offered again at the next payment. Empty where they gave nothing.
create table billing_details (
  user_id uuid primary key,
  name text not null,
  address text not null,
  country text not null,
  vat_number text not null,
  updated_at timestamptz not null default now()
);

-- The same as it was when a charge was paid, with the buyer's own number for it. Documents are printed from this.
create table charge_billing (
  -- The charge's id; it may be written before the money is held.
  charge_id uuid primary key,
  payer_id uuid not null,
  name text not null,
  address text not null,
  country text not null,
  vat_number text not null,
  po_number text not null,
  created_at timestamptz not null default now()
);
create index charge_billing_of_payer on charge_billing (payer_id);
revoke update on charge_billing from docket_app;
