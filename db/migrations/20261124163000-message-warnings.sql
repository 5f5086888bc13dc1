-- What both sides are warned of in a message: asking to pay elsewhere, and contact details before an order (decision 141).
alter table message
  add column warnings text[] not null default '{}' check (warnings <@ array['pays_elsewhere', 'shares_contact']);
