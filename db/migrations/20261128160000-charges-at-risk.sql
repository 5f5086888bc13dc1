-- Held money remembers its source (LED-11, MON-20, decision 169): which charges of a payer stand on a payment that a bank or
-- a provider took back, or asks about. Computed when it is asked, so that a repaid debt or a won case ends it immediately.

create index payment_dispute_asked on payment_dispute (user_id) where state = 'asked' and taken_at is null;

-- What a payer owes is moved to those who earned from it: the case keeps one line that lowers the payer's part.
alter table taken_share drop constraint taken_share_amount_check,
  add constraint taken_share_amount_check check (amount > 0 or (amount < 0 and (account = 'E.loss' or (account = 'U.owed' and charge_id is null)))) not valid;
alter table taken_share validate constraint taken_share_amount_check;

-- One row for each charge at risk, with how much of its money is. At stake is what the payer owes because of these cases, and what
-- cases ask for beyond what the payer has not spent. It lies in what was bought after the payment, the oldest first (decision 020).
-- A question of a bank that nobody answers for half a year counts as ended.
create function charges_at_risk(p_payer uuid, p_currency text)
  returns table (charge_id uuid, amount bigint, is_decided boolean) language plpgsql stable as $$
#variable_conflict use_column
begin
  if not exists (select from payment_dispute where user_id = p_payer)
    and not exists (select from funding_refund where user_id = p_payer and origin = 'provider') then return; end if;
  return query
  with known as (
    select d.funding_id, d.id,
      case when d.taken_at is null then d.amount else 0 end as asked,
      d.state = 'lost' and not exists (
        select from payment_dispute other where other.funding_id = d.funding_id and other.id <> d.id and other.state in ('asked', 'open')) as is_decided
    from payment_dispute d
    where d.user_id = p_payer and d.currency = p_currency and d.given_back_at is null
      and (d.taken_at is not null or (d.state = 'asked' and d.created_at > now() - interval '180 days'
        and not exists (select from payment_dispute other where other.funding_id = d.funding_id and other.taken_at is not null and other.given_back_at is null)))
    union all
    select r.funding_id, r.id, 0, true from funding_refund r
    where r.user_id = p_payer and r.currency = p_currency and r.origin = 'provider' and r.state in ('sent', 'succeeded')
  ), cases as (
    select known.*, coalesce((select sum(s.amount) from taken_share s
      where s.subject_id = known.id and s.charge_id is null and s.user_id = p_payer and s.account = 'U.owed'), 0) as owed from known
  ), purse as (
    select coalesce(-sum(balance.amount) filter (where name = 'U.owed'), 0) as debt, coalesce(sum(balance.amount) filter (where name = 'U.spend'), 0) as unspent
    from ledger.account join ledger.balance on balance.account_id = account.id
    where account.owner = p_payer and account.currency = p_currency and name in ('U.owed', 'U.spend')
  ), live as (
    select cases.* from cases, purse where asked > 0 or (owed > 0 and debt > 0)
  ), stake as (
    select least((select debt from purse), sum(owed)) + greatest(sum(asked) - (select unspent from purse), 0) as total,
      sum(asked) > 0 as is_asked, bool_and(live.is_decided) as is_decided from live having count(*) > 0
  ), bought as (
    select journal.reference_id as charge_id, min(entry.id) as first,
      -sum(entry.amount) - coalesce((select sum(s.amount) from taken_share s where s.charge_id = journal.reference_id), 0) as spent
    from ledger.account spend join ledger.entry on entry.account_id = spend.id join ledger.journal on journal.id = entry.journal_id
    where spend.owner = p_payer and spend.name = 'U.spend' and spend.currency = p_currency and journal.kind <> 'repay'
      and entry.id > (select min(paid.id) from ledger.entry paid join ledger.journal credit on credit.id = paid.journal_id
                      where paid.account_id = spend.id and credit.kind = 'fund' and credit.reference_id in (select funding_id from live))
      and exists (select from charge where charge.id = journal.reference_id and charge.flow = 'payment')
    group by journal.reference_id
  ), lined_up as (
    select bought.charge_id, spent, sum(spent) over (order by first) - spent as before
    from bought join charge on charge.id = bought.charge_id, stake
    where spent > 0 and (charge.cleared_at is null or stake.is_asked)
  )
  select lined_up.charge_id, least(spent, total - before)::bigint, stake.is_decided from lined_up, stake where total > before;
end $$;
