-- Whose case it is while it is looked at, and the answer to an objection (PRODUCT 5: within 7 days).
alter table verification_case
  add column taken_by uuid references account,
  add column taken_at timestamptz,
  -- Since when the reviewers have it: sent again after being asked for more, or looked at again after an objection.
  add column waiting_since timestamptz,
  add column appeal_answer text check (length(appeal_answer) <= 2000),
  add column appeal_answered_at timestamptz,
  add column appeal_answered_by uuid references account;
create index verification_case_appeals on verification_case (appealed_at, id) where appeal is not null and appeal_answered_at is null;
