-- The best SQL we can write by hand for what placing and approving an order leave behind: the same rows, the same
-- constraints and triggers, one call and one round trip each.
create sequence bench_number cache 50;
create function bench_place(p_client uuid, p_slug text) returns void language plpgsql as $$
declare
  new_id uuid := uuidv7();
  code text := translate(upper(lpad(to_hex(nextval('bench_number')), 8, '0')), '01', 'GH');
  new_number text := format('DK-%s-%s', substr(code, 1, 4), substr(code, 5, 4));
  bought record;
  fee bigint;
begin
  select s.id, s.seller_id, s.version_id, v.content->'packages'->0 as package, (v.content->'packages'->0->'price'->>'amount')::bigint as price,
    jsonb_build_object('title', v.content->'title', 'slug', s.slug, 'coverUrl', '/art/' || (v.content->>'motif') || '/' || s.id || '.svg', 'extras', '[]'::jsonb,
      'questions', v.content->'requirements', 'package', jsonb_build_object('tier', v.content->'packages'->0->'tier', 'name', v.content->'packages'->0->'name',
        'description', v.content->'packages'->0->'scope', 'price', v.content->'packages'->0->'price', 'deliveryDays', v.content->'packages'->0->'deliveryDays',
        'revisions', v.content->'packages'->0->'revisions')) as offer
  into bought from service s join service_version v on v.id = s.version_id where s.slug = p_slug and s.state = 'active';
  fee := greatest((bought.price * 300 + 5000) / 10000, 100);
  insert into orders (id, number, service_id, service_version_id, client_id, freelancer_id, state, currency, price, client_fee, service_fee, tax, offer,
    delivery_days, placed_at, paid_at, clock_at)
  values (new_id, new_number, bought.id, bought.version_id, p_client, bought.seller_id, 'awaiting_requirements', 'USD', bought.price, fee,
    (bought.price * 1000 + 5000) / 10000, 0, bought.offer, (bought.package->>'deliveryDays')::int, now(), now(), now() + interval '14 days');
  insert into work_event (work_id, at, move, party, actor_id, state_before, state_after)
  values (new_id, now(), 'place', 'client', p_client, null, 'pending_payment'), (new_id, now(), 'pay', 'client', p_client, 'pending_payment', 'awaiting_requirements');
  perform ledger.hold(new_id, 'USD', 'order', new_id, new_number, spend.id, avail.id, bought.price + fee)
  from ledger.account spend, ledger.account avail
  where spend.owner = p_client and spend.name = 'U.spend' and spend.currency = 'USD' and avail.owner = p_client and avail.name = 'U.avail' and avail.currency = 'USD';
  insert into charge (id, kind, flow, number, title, payer_id, payee_id, currency, price, client_fee, service_fee, tax, state, opened_at)
  values (new_id, 'order', 'payment', new_number, bought.offer->>'title', p_client, bought.seller_id, 'USD', bought.price, fee, (bought.price * 1000 + 5000) / 10000, 0, 'held', now());
  insert into job (lane, name, subject, run_at) values ('timers', 'order-clock', new_id, now() + interval '1 day');
  insert into job (lane, name, facts, topics) values ('events', 'order.paid', jsonb_build_object('orderId', new_id, 'orderNumber', new_number, 'clientId', p_client,
    'freelancerId', bought.seller_id, 'serviceTitle', bought.offer->'title'), array['order:' || new_number, 'user:' || p_client, 'user:' || bought.seller_id]);
  insert into idempotency (user_id, endpoint, key, request_hash, status, answer) values (p_client, 'POST /api/orders', gen_random_uuid(), sha256(p_slug::bytea), 201,
    format('{"success":true,"message":"Order placed","data":{"orderNumber":"%s","state":"awaiting_requirements"},"errors":{}}', new_number));
end $$;

create table bench_todo as select id from orders where state = 'delivered';
create index on bench_todo (id);

create function bench_approve() returns void language plpgsql as $$
declare
  approved orders;
  due uuid;
begin
  delete from bench_todo where id = (select id from bench_todo limit 1 for update skip locked) returning id into due;
  if due is null then raise exception 'no delivered order is left: plant more'; end if;
  update orders set state = 'completed', completed_at = now(), clears_at = now() + interval '7 days', clock_at = now() + interval '7 days', auto_approved = false
  where id = due and state = 'delivered' returning * into approved;
  insert into work_event (work_id, at, move, party, actor_id, state_before, state_after) values (due, now(), 'approve', 'client', approved.client_id, 'delivered', 'completed');
  perform ledger.release(uuidv7(), 'settle', 'USD', 'order', due, approved.number, array[pend, svc, buy],
    array[approved.price - approved.service_fee, approved.service_fee, approved.client_fee], true)
  from (select (ledger.open_accounts('{U.spend,U.pend}', approved.freelancer_id, 'USD'))[2] as pend) seller,
    (select min(id) filter (where name = 'R.svc') as svc, min(id) filter (where name = 'R.buy') as buy from ledger.account where owner is null and currency = 'USD') income;
  update charge set state = 'settled', paid = price - service_fee, service_fee_kept = service_fee, client_fee_kept = client_fee, settled_at = approved.completed_at,
    clears_at = approved.clears_at where id = due;
  insert into job (lane, name, subject, run_at) values ('timers', 'order-clock', due, now() + interval '7 days') on conflict (subject, name) do update set run_at = excluded.run_at;
  insert into job (lane, name, facts, topics) values ('events', 'order.completed', jsonb_build_object('orderId', due, 'orderNumber', approved.number, 'clientId', approved.client_id,
    'freelancerId', approved.freelancer_id, 'by', 'client'), array['order:' || approved.number, 'user:' || approved.client_id, 'user:' || approved.freelancer_id]);
  insert into idempotency (user_id, endpoint, key, request_hash, status, answer)
  values (approved.client_id, 'POST /api/orders/:orderNumber/approve', gen_random_uuid(), sha256(due::text::bytea), 200, format('{"success":true,"data":{"orderNumber":"%s","state":"completed"}}', approved.number));
end $$;

create table bench_buyer as select row_number() over (order by id) as n, id from account where username like 'buyer%';
create unique index on bench_buyer (n);
create table bench_offer as select row_number() over (order by slug) as n, slug from service where state = 'active';
create unique index on bench_offer (n);
select ledger.open_accounts('{R.svc,R.buy,R.mem,R.test,R.wd,R.exp,L.tax,L.promo,X.card,X.paypal,X.bank,X.test,E.psp,E.promo,E.loss}', null, 'USD');
