-- Who bears which fee: early clearance is the freelancer's, about an order.
create or replace view fee_payer as
select client_id as user_id, id as reference_id, 'R.buy' as account from orders where completed_at is not null
union all select freelancer_id, id, 'R.svc' from orders where completed_at is not null
union all select user_id, id, 'R.wd' from withdrawal
union all select user_id, id, 'R.exp' from withdrawal
union all select distinct user_id, order_id, 'R.exp' from early_clearance;
