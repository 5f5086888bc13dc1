-- PayPal's list of transactions names a payout by its item's own transaction, which is told once the item was worked on.
alter table withdrawal add column provider_transaction text;
create or replace view payout_line as
  select provider, id::text as reference, provider_reference, amount - fee as amount, currency, state, sent_at as created_at, provider_transaction
  from withdrawal where sent_at is not null;
