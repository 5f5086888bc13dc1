-- What staff read of a day: sign-ups, paid work, refunds and disputes. Owners of the tables publish when, and how much.
create view signed_up as select created_at from account where not is_operator;
create view paid_charge as select kind, currency, price, opened_at from charge where flow = 'payment';
create view returned_charge as
  select kind, currency, returned, coalesce(ended_at, settled_at) as returned_at from charge where flow = 'payment' and returned > 0;
revoke insert, update, delete on signed_up, paid_charge, returned_charge from docket_app;
-- Charges are opened in the order of time.
create index charge_opened on charge using brin (opened_at) where flow = 'payment';
create index charge_returned on charge (coalesce(ended_at, settled_at)) where flow = 'payment' and returned > 0;
create index dispute_opened on dispute (opened_at);
