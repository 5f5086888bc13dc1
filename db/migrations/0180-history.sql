-- What histories, statements and papers are read by.

-- The first entry of an account at or after an instant, found by halving its numbers: within one account they grow with
-- time, but a journal carries the start of its transaction. Callers ask for an hour more and compare instants themselves.
-- Null when there is none.
create function entry_near(p_account bigint, p_at timestamptz) returns bigint language plpgsql stable parallel safe as $$
declare
  low bigint := (select id from ledger.entry where account_id = p_account order by id limit 1);
  high bigint := (select id from ledger.entry where account_id = p_account order by id desc limit 1);
  middle bigint;
  found_at timestamptz;
  answer bigint;
begin
  while low <= high loop
    middle := low + (high - low) / 2;
    select entry.id, journal.created_at into middle, found_at
    from ledger.entry join ledger.journal on journal.id = entry.journal_id
    where account_id = p_account and entry.id >= middle order by entry.id limit 1;
    if found_at >= p_at then
      answer := middle;
      high := (select id from ledger.entry where account_id = p_account and id < middle order by id desc limit 1);
    else
      low := (select id from ledger.entry where account_id = p_account and id > middle order by id limit 1);
    end if;
  end loop;
  return answer;
end $$;

create index funding_refund_of_user on funding_refund (user_id, created_at desc, id desc);
create index orders_earned on orders (freelancer_id, completed_at desc, id desc) where completed_at is not null;

-- What a wallet's history tells of orders and withdrawals, which stand further up the street.
create view order_charge as
select id, number, client_id, freelancer_id, currency, price, client_fee, service_fee, tax, total, offer ->> 'title' as title,
  state, placed_at, paid_at, due_at, completed_at, clears_at from orders;

create view withdrawal_charge as
select w.id, w.number, w.user_id, w.currency, w.amount, w.fee, w.lane, w.state, w.reason, w.requested_at, w.ended_at, m.label as method
from withdrawal w join payout_method m on m.id = w.method_id;

-- Who bears which fee, wherever the ledger posts it about one of these things.
create view fee_payer as
select client_id as user_id, id as reference_id, 'R.buy' as account from orders where completed_at is not null
union all select freelancer_id, id, 'R.svc' from orders where completed_at is not null
union all select user_id, id, 'R.wd' from withdrawal
union all select user_id, id, 'R.exp' from withdrawal;
