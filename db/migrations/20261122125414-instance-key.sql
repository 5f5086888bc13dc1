-- Which instance key seals what is in this database (OPS-7): a one-way fingerprint of it. Written by the first start;
-- a start with another key is refused. Null says that the next start's key is to be taken as it is.
create table instance_key (
  only_one boolean primary key default true check (only_one),
  fingerprint bytea check (length(fingerprint) = 32),
  written_at timestamptz not null default now()
);
revoke all on instance_key from docket_app;
