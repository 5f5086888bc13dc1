-- What becomes of a charge is written by functions called after the posting, in its statement: each sees the charge as it is
-- once the ledger's lock is held, not as it was when the statement began. A plain update there would have its constraints
-- checked against the older row first, and refuse what is right.
create function charge_settled(p_id uuid, p_payee uuid, p_paid bigint, p_service_fee bigint, p_client_fee bigint, p_tax bigint, p_at timestamptz, p_clears_at timestamptz)
returns void language plpgsql as $$
begin
  update charge set state = 'settled', payee_id = coalesce(payee_id, p_payee), paid = paid + p_paid, service_fee_kept = service_fee_kept + p_service_fee,
    client_fee_kept = client_fee_kept + p_client_fee, tax_kept = tax_kept + p_tax, settled_at = coalesce(p_at, now()), clears_at = p_clears_at, cleared_at = null
  where id = p_id;
end $$;

create function charge_refunded(p_id uuid, p_amount bigint, p_at timestamptz) returns void language plpgsql as $$
begin
  update charge set returned = returned + p_amount,
    state = case when paid + client_fee_kept + service_fee_kept + tax_kept + returned + p_amount < total then 'held' else 'refunded' end,
    ended_at = case when paid + client_fee_kept + service_fee_kept + tax_kept + returned + p_amount < total then ended_at else coalesce(p_at, now()) end
  where id = p_id;
end $$;
