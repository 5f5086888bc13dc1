-- PRODUCT 4.11: a payout method that a payment has arrived at counts in the verification level.
alter table account add column payout_method_proven_at timestamptz;
update account a set payout_method_proven_at = m.at
from (select user_id, min(proven_at) as at from payout_method where removed_at is null and proven_at is not null group by user_id) m
where m.user_id = a.id;

create or replace function verification_level(a account) returns smallint language sql immutable parallel safe
return (case when a.email_verified_at is null then 0 else 20 end
  + case when a.phone_verified_at is null then 0 else 15 end
  + case when a.identity_verified_at is null then 0 else 40 end
  + case when a.payout_method_proven_at is null then 0 else 5 end)::smallint;
