-- What has been handed to a provider, for the daily comparison of books: the net amount, as the provider knows it.
create view payout_line as
  select provider, id::text as reference, provider_reference, amount - fee as amount, currency, state, sent_at as created_at
  from withdrawal where sent_at is not null;
grant select on payout_line to docket_app;
