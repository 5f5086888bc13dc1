-- Payments of one state are found without looking through all the others: few are under way or did not happen, and those
-- that did are found by the index of all. And who bears a payment that was taken back sees it among their payments.
create index funding_under_way_of_user on funding (user_id, created_at desc, id desc) where state in ('created', 'pending');
create index funding_failed_of_user on funding (user_id, created_at desc, id desc) where state in ('failed', 'expired');
create index payment_dispute_of_user on payment_dispute (user_id, created_at desc, id desc);
create index taken_share_of_user on taken_share (user_id) where user_id is not null and order_id is not null;
