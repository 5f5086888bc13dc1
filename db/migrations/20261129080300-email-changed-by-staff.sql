-- Someone who lost their mailbox gets another address: staff propose it with a reason, another operator confirms, and the
-- new address is verified before it counts.
create table staff_email_change (
  id uuid primary key,
  user_id uuid not null references account,
  to_email text not null check (to_email = lower(btrim(to_email)) and length(to_email) <= 254),
  reason text not null check (length(reason) <= 2000),
  state text not null check (state in ('proposed', 'sent', 'done', 'declined', 'withdrawn')),
  proposed_by uuid not null,
  proposed_at timestamptz not null,
  decided_by uuid,
  decided_at timestamptz,
  decided_because text,
  done_at timestamptz,
  constraint done_at_an_instant check ((done_at is not null) = (state = 'done'))
);
create unique index staff_email_change_open on staff_email_change (user_id) where state in ('proposed', 'sent');
create index staff_email_change_of on staff_email_change (user_id, proposed_at desc);
