-- Limits look at what a person and a destination took out together (MON-19).
create index withdrawal_of_method on withdrawal (method_id, requested_at);
create index payout_method_fingerprint on payout_method (fingerprint);

-- One bank account or PayPal address that several people named, also those who removed it since. The fingerprint is keyed
-- with the instance's key: it tells that it is the same one, and nothing else.
create table shared_destination (
  id uuid primary key,
  fingerprint bytea not null unique,
  -- As its owners see it: "Bank account ending 3000".
  label text not null,
  noticed_at timestamptz not null default now(),
  -- An operator looked at the people behind it; another person who names it opens it again.
  settled_at timestamptz,
  settled_by uuid,
  settled_because text,
  check ((settled_at is null) = (settled_by is null) and (settled_at is null) = (settled_because is null))
);
create index shared_destination_newest on shared_destination (noticed_at desc, id desc);

insert into shared_destination (id, fingerprint, label)
select gen_random_uuid(), fingerprint, min(label) from payout_method group by fingerprint having count(distinct user_id) > 1;
