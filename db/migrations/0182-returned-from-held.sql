-- What went back out of held funds, and to whom: a person's payments list it by its own index. Written with the posting.
create table held_refund (
  journal_id uuid not null,
  user_id uuid not null,
  reference_type text not null,
  reference_id uuid not null,
  amount bigint not null check (amount > 0),
  currency text not null,
  at timestamptz not null,
  primary key (journal_id, user_id)
);
create index held_refund_of_user on held_refund (user_id, at desc, journal_id desc);
revoke update, delete on held_refund from docket_app;

insert into held_refund (journal_id, user_id, reference_type, reference_id, amount, currency, at)
select journal.id, account.owner, journal.reference_type, journal.reference_id, sum(entry.amount), journal.currency, journal.created_at
from ledger.journal join ledger.entry on entry.journal_id = journal.id join ledger.account on account.id = entry.account_id
where journal.kind = 'refund' and account.name like 'U.%' group by journal.id, account.owner;
