-- What each side of a dispute last asked for or offered, of the price to the freelancer: once both are equal, it is settled.
alter table dispute add column client_share integer check (client_share between 0 and 10000);
alter table dispute add column freelancer_share integer check (freelancer_share between 0 and 10000);
-- Who declined or withdrew the last offer makes the next one.
alter table dispute add column offer_due_from text check (offer_due_from in ('client', 'freelancer'));
-- The side that opened it asked to withdraw it; once it was answered, the other side has to agree.
alter table dispute add column withdraw_asked_at timestamptz;

-- Of what is open: the claim, its answer, and the newest offer of each side that was not withdrawn.
update dispute set
  client_share = coalesce(
    (select share from work_split_offer offer where offer.work_id = dispute.work_id and offered_by = 'client' and offered_at >= dispute.opened_at
       and outcome is distinct from 'withdrawn' order by offered_at desc, id desc limit 1),
    (select share from dispute_statement said where said.dispute_id = dispute.id and side = 'client' and share is not null order by said_at, id limit 1)),
  freelancer_share = coalesce(
    (select share from work_split_offer offer where offer.work_id = dispute.work_id and offered_by = 'freelancer' and offered_at >= dispute.opened_at
       and outcome is distinct from 'withdrawn' order by offered_at desc, id desc limit 1),
    (select share from dispute_statement said where said.dispute_id = dispute.id and side = 'freelancer' and share is not null order by said_at, id limit 1))
where ended_at is null;
