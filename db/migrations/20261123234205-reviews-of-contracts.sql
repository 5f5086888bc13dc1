-- Contracts that were completed before their reviews existed can be reviewed too, as long as the period that was agreed runs.
insert into review_round (work_id, kind, number, title, path, client_id, freelancer_id, opened_at, closes_at)
select id, 'contract', number, title, '/milestones?contract=' || number, client_id, freelancer_id, ended_at, ended_at + interval '14 days'
from contract where state = 'completed' on conflict (work_id) do nothing;
insert into timer (kind, subject, fires_at)
select 'review-round', work_id, closes_at from review_round where kind = 'contract' and shown_at is null on conflict (subject, kind) do nothing;
