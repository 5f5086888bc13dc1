-- Every move of an identity check, as services, withdrawals and paid work have it. Cases begun before have the moves made since;
-- what staff did before is in the audit.
create table verification_event (
  id bigint generated always as identity primary key,
  case_id uuid not null references verification_case,
  at timestamptz not null,
  move text not null,
  party text not null check (party in ('person', 'operator', 'provider', 'system')),
  actor_id uuid,
  state_before text,
  state_after text not null,
  -- The code of a decision's reason; words are in the case, where they can be erased.
  reason text
);
create index verification_event_of on verification_event (case_id, id);
revoke update, delete on verification_event from docket_app;
