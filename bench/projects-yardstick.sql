-- The best SQL we can write by hand for what proposing, funding, submitting and approving leave behind: the same rows, the
-- same constraints and triggers, one call and one round trip each.
create function bench_propose(p_slug text, p_freelancer uuid) returns void language plpgsql as $$
declare
  new_id uuid := uuidv7();
  p project;
  live int;
  low bigint;
  high bigint;
begin
  select * into p from project where slug = p_slug and version > 0 for no key update;
  insert into proposal (id, project_id, client_id, freelancer_id, state, currency, price, days, cover, answers, service_fee_rate, findings, sent_at, clock_at, milestones)
  values (new_id, p.id, p.client_id, p_freelancer, 'submitted', 'USD', p.budget_least, p.days, repeat('I would begin with the first part. ', 6), '[]', 1000, '[]', now(), now() + interval '30 days', '[]');
  insert into proposal_version (proposal_id, number, price, days, cover, answers, sent_at, milestones)
  values (new_id, 1, p.budget_least, p.days, repeat('I would begin with the first part. ', 6), '[]', now(), '[]');
  insert into proposal_event (proposal_id, at, move, party, actor_id, state_before, state_after) values (new_id, now(), 'submit', 'freelancer', p_freelancer, null, 'submitted');
  insert into job (lane, name, subject, run_at) values ('timers', 'proposal-clock', new_id, now() + interval '30 days');
  select count(*), percentile_disc(0.25) within group (order by price), percentile_disc(0.75) within group (order by price) into live, low, high
  from proposal where project_id = p.id and state in ('submitted', 'shortlisted', 'interviewing', 'offered', 'accepted');
  update project set proposals = live, band_low = low, band_high = high where id = p.id;
  insert into job (lane, name, facts, topics) values ('events', 'proposal.sent', jsonb_build_object('proposalId', new_id, 'projectId', p.id, 'slug', p.slug, 'title', p.title, 'clientId', p.client_id,
    'freelancerId', p_freelancer, 'amount', p.budget_least::text, 'currency', 'USD', 'days', p.days, 'isRevision', false), array['user:' || p.client_id, 'user:' || p_freelancer]);
  insert into idempotency (user_id, endpoint, key, request_hash, status, answer) values (p_freelancer, 'POST /api/projects/:slug/proposals', gen_random_uuid(), sha256(p_slug::bytea), 201,
    format('{"success":true,"message":"Proposal sent","data":{"id":"%s","state":"submitted","resembles":null},"errors":{}}', new_id));
end $$;

create function bench_fund(p_number text) returns void language plpgsql as $$
declare
  m contract_milestone;
  c contract;
begin
  select * into c from contract where number = p_number for no key update;
  select * into m from contract_milestone where number = p_number || '-1';
  update contract set state = 'active', began_at = now(), clock_at = null where id = c.id and state = 'accepted';
  insert into work_event (work_id, at, move, party, actor_id, state_before, state_after) values (c.id, now(), 'begin', 'client', c.client_id, 'accepted', 'active');
  delete from job where subject = c.id and name = 'contract-clock';
  update contract_milestone set state = 'funded', funded_at = now(), due_at = now() + days * interval '1 day', idle_from = now(), clock_at = now() + days * interval '1 day'
  where id = m.id and state = 'agreed';
  insert into work_event (work_id, at, move, party, actor_id, state_before, state_after) values (m.id, now(), 'fund', 'client', c.client_id, 'agreed', 'funded');
  insert into job (lane, name, subject, run_at) values ('timers', 'milestone-clock', m.id, now() + interval '7 days');
  perform ledger.hold(m.id, 'USD', 'milestone', m.id, m.number, spend.id, avail.id, m.total)
  from ledger.account spend, ledger.account avail
  where spend.owner = c.client_id and spend.name = 'U.spend' and spend.currency = 'USD' and avail.owner = c.client_id and avail.name = 'U.avail' and avail.currency = 'USD';
  insert into charge (id, kind, flow, number, title, payer_id, payee_id, currency, price, client_fee, service_fee, tax, state, opened_at)
  values (m.id, 'milestone', 'payment', m.number, c.title || ': ' || m.title, c.client_id, c.freelancer_id, 'USD', m.price, m.client_fee, m.service_fee, 0, 'held', now());
  insert into job (lane, name, facts, topics) values
    ('events', 'contract.began', jsonb_build_object('contractId', c.id, 'contractNumber', c.number, 'title', c.title, 'clientId', c.client_id, 'freelancerId', c.freelancer_id),
      array['contract:' || c.number, 'user:' || c.client_id, 'user:' || c.freelancer_id]),
    ('events', 'milestone.funded', jsonb_build_object('contractId', c.id, 'contractNumber', c.number, 'title', c.title, 'clientId', c.client_id, 'freelancerId', c.freelancer_id,
      'milestoneNumber', m.number, 'milestone', m.title, 'amount', m.price::text, 'currency', m.currency, 'dueAt', now() + m.days * interval '1 day', 'byPayment', false),
      array['contract:' || c.number, 'user:' || c.client_id, 'user:' || c.freelancer_id]);
  insert into idempotency (user_id, endpoint, key, request_hash, status, answer) values (c.client_id, 'POST /api/milestones/:milestone_number/fund', gen_random_uuid(), sha256(p_number::bytea), 200,
    format('{"success":true,"message":"Milestone funded","data":{"milestone_number":"%s-1","state":"funded"},"errors":{}}', p_number));
end $$;

create function bench_submit(p_number text) returns void language plpgsql as $$
declare
  m contract_milestone;
  c contract;
begin
  select * into c from contract where number = p_number for no key update;
  select * into m from contract_milestone where number = p_number || '-1';
  update contract_milestone set state = 'submitted', submitted_at = now(), review_due_at = now() + interval '7 days', met = '[0]', idle_from = null, clock_at = now() + interval '7 days'
  where id = m.id and state = 'funded';
  insert into work_event (work_id, at, move, party, actor_id, state_before, state_after) values (m.id, now(), 'submit', 'freelancer', c.freelancer_id, 'funded', 'submitted');
  insert into job (lane, name, subject, run_at) values ('timers', 'milestone-clock', m.id, now() + interval '3 days') on conflict (subject, name) do update set run_at = excluded.run_at;
  insert into work_delivery (id, work_id, version, note, link, proof, delivered_at, watermarked)
  values (uuidv7(), m.id, 1, 'Here it is.', 'https://example.com/files', sha256(p_number::bytea), now(), false);
  insert into job (lane, name, facts, topics) values ('events', 'milestone.submitted', jsonb_build_object('contractId', c.id, 'contractNumber', c.number, 'title', c.title,
    'clientId', c.client_id, 'freelancerId', c.freelancer_id, 'milestoneNumber', m.number, 'milestone', m.title, 'version', 1, 'reviewDueAt', now() + interval '7 days'),
    array['contract:' || c.number, 'user:' || c.client_id, 'user:' || c.freelancer_id]);
  insert into idempotency (user_id, endpoint, key, request_hash, status, answer) values (c.freelancer_id, 'POST /api/milestones/:milestone_number/submit', gen_random_uuid(), sha256(p_number::bytea), 200,
    format('{"success":true,"message":"","data":{"milestone_number":"%s-1","state":"submitted"},"errors":{}}', p_number));
end $$;

create function bench_approve_milestone(p_number text) returns void language plpgsql as $$
declare
  m contract_milestone;
  c contract;
begin
  select * into c from contract where number = p_number for no key update;
  update contract_milestone set state = 'released', released_at = now(), clears_at = now() + interval '7 days', clock_at = now() + interval '7 days', released_price = price,
    earned = price - service_fee, auto_released = false
  where number = p_number || '-1' and state = 'submitted' returning * into m;
  insert into work_event (work_id, at, move, party, actor_id, state_before, state_after) values (m.id, now(), 'approve', 'client', c.client_id, 'submitted', 'released');
  perform ledger.release(uuidv7(), 'settle', 'USD', 'milestone', m.id, m.number, array[pend, svc, buy], array[m.price - m.service_fee, m.service_fee, m.client_fee], true)
  from (select (ledger.open_accounts('{U.spend,U.pend}', m.freelancer_id, 'USD'))[2] as pend) seller,
    (select min(id) filter (where name = 'R.svc') as svc, min(id) filter (where name = 'R.buy') as buy from ledger.account where owner is null and currency = 'USD') income;
  update charge set state = 'settled', paid = price - service_fee, service_fee_kept = service_fee, client_fee_kept = client_fee, settled_at = m.released_at, clears_at = m.clears_at where id = m.id;
  insert into job (lane, name, subject, run_at) values ('timers', 'milestone-clock', m.id, now() + interval '7 days') on conflict (subject, name) do update set run_at = excluded.run_at;
  update contract set idle_since = now(), clock_at = now() + interval '30 days' where id = c.id;
  insert into job (lane, name, subject, run_at) values ('timers', 'contract-clock', c.id, now() + interval '15 days') on conflict (subject, name) do update set run_at = excluded.run_at;
  insert into job (lane, name, facts, topics) values ('events', 'milestone.released', jsonb_build_object('contractId', c.id, 'contractNumber', c.number, 'title', c.title, 'clientId', c.client_id,
    'freelancerId', c.freelancer_id, 'milestoneNumber', m.number, 'milestone', m.title, 'amount', m.price::text, 'currency', m.currency, 'by', 'client',
    'earned', (m.price - m.service_fee)::text, 'returned', '0', 'rest', null, 'clearsAt', m.clears_at), array['contract:' || c.number, 'user:' || c.client_id, 'user:' || c.freelancer_id]);
  insert into idempotency (user_id, endpoint, key, request_hash, status, answer) values (c.client_id, 'POST /api/milestones/:milestone_number/approve', gen_random_uuid(), sha256(p_number::bytea), 200,
    format('{"success":true,"message":"","data":{"milestone_number":"%s-1","state":"released"},"errors":{}}', p_number));
end $$;
select ledger.open_accounts('{R.svc,R.buy,R.mem,R.test,R.wd,R.exp,L.tax,L.promo,X.card,X.paypal,X.bank,X.test,E.psp,E.promo,E.loss}', null, 'USD');
