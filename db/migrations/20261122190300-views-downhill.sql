-- What domains after their owner may read of its tables (docs/decisions/059-views-downhill.md). Plain projections: PostgreSQL
-- puts them into the statement that reads them, so the tables' own indexes serve.

-- Of an account: where it stands, nothing personal but its name on links.
create view account_standing as
  select id, username, role, created_at, identity_verified_at, suspended_at, closing_at, erased_at from account;

-- What staff see beside the work about a person.
create view account_contact as
  select id, username, email, first_name || ' ' || last_name as name, country_id, created_at from account;

-- Earnings on their way to available, of every kind of charge, less what left early or was taken back.
create view clearing_charge as
  select c.id, c.kind, c.number, c.title, c.payee_id, c.currency, c.clears_at, early.amount as cleared_early,
    c.paid - early.amount - (select coalesce(sum(t.amount), 0) from taken_share t where t.charge_id = c.id and t.account = 'U.pend') as left_amount
  from charge c cross join lateral (select coalesce(sum(e.amount), 0) as amount from early_clearance e where e.charge_id = c.id) early
  where c.state = 'settled' and c.cleared_at is null;

-- bank_detail, payout_line and notification_preference_record have no reader any more: payouts and notifications bring these
-- parts themselves. A process of the release before, which may run beside this one, reads them; the next release drops them.

-- The platform's own tables, likewise.
create view scanned_file as select storage_key, state from file_scan;
create view failing_timer as select kind, subject, tries from timer where tries >= 8;

-- A sign-in is one statement, with what it writes of the platform's: by functions of the platform.
create function forgive_attempts(p_counters text[], p_whole text[]) returns void language sql as $$
  update attempt set failures = case when counter = any (p_whole) then 0 else greatest(failures - 1, 0) end, blocked_until = null where counter = any (p_counters)
$$;
create function announce_event(p_name text, p_facts jsonb, p_topics text[]) returns void language sql as $$
  insert into outbox (name, facts, topics) values (p_name, p_facts, p_topics)
$$;
