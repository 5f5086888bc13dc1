-- Whom someone turned to, by which door, before the two talked or worked together. Nothing takes a row back: withdrawn
-- offers, requests and invitations count like all others (LIM-64, AUT-13, decision 171).
create table outreach (
  id bigint generated always as identity primary key,
  from_id uuid not null,
  to_id uuid not null,
  door text not null check (door in ('message', 'request', 'contract', 'invitation', 'proposal', 'answer')),
  at timestamptz not null,
  constraint not_oneself check (from_id <> to_id)
);
create index outreach_pair on outreach (from_id, to_id, at);
create index outreach_day on outreach (from_id, at);
create index outreach_to on outreach (to_id);
-- One answer opens all doors to the person who wrote it.
create unique index outreach_answer on outreach (from_id, to_id) where door = 'answer';

-- What was sent before: the first messages of the last day, as they count for a day, and all else, as it may be answered.
insert into outreach (from_id, to_id, door, at)
select asked_by, case when low_id = asked_by then high_id else low_id end, 'message', created_at
from conversation where asked_by is not null and low_id is not null and low_id <> high_id and created_at > now() - interval '1 day'
union all
select client_id, freelancer_id, 'request', asked_at from custom_offer where scope <> '' and client_id <> freelancer_id
union all
select client_id, freelancer_id, 'contract', offered_at from contract where client_id <> freelancer_id
union all
select client_id, freelancer_id, 'invitation', sent_at from project_invitation where client_id <> freelancer_id
union all
select freelancer_id, client_id, 'proposal', sent_at from proposal where client_id <> freelancer_id;
