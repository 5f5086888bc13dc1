-- What a freelancer writes before it is sent, on every device of theirs. Its id is that of the proposal it becomes (decision 192).
create table proposal_draft (
  id uuid primary key,
  project_id uuid not null,
  freelancer_id uuid not null,
  -- The version of their proposal that it changes; 0 before the first was sent.
  version smallint not null check (version >= 0),
  body jsonb not null,
  saved_at timestamptz not null
);
create index proposal_draft_of_freelancer on proposal_draft (freelancer_id, saved_at desc, id desc);

-- Pieces of the freelancer's portfolio, by their ids: what is no longer on the profile is not shown.
alter table proposal add column portfolio jsonb not null default '[]';
-- Of the open offer of a contract: until when it waits, first for the signature, then for the money.
alter table proposal add column offer_until timestamptz;
alter table proposal add column offer_signed_at timestamptz;
-- A counter-offer names the parts too; those made before this have none, and keep the proposal's in proportion.
alter table proposal_counter add column milestones jsonb;

-- What waits for a freelancer: counter-offers to answer and offers to sign.
create index proposal_live_of_freelancer on proposal (freelancer_id) where state in ('submitted', 'shortlisted', 'interviewing', 'offered');
