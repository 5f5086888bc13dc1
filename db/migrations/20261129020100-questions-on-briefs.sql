-- Questions about a brief: a freelancer asks, its client answers for everyone to read (PRJ-18, decision 191).
create table project_question (
  id uuid primary key,
  project_id uuid not null references project on delete cascade,
  -- Who asked; null once the account is gone.
  author_id uuid,
  question text not null check (length(question) > 0),
  asked_at timestamptz not null,
  answer text check (length(answer) > 0),
  answered_at timestamptz,
  -- Removed by staff after a report, each of the two on its own.
  hidden_at timestamptz,
  hidden_reason text,
  answer_hidden_at timestamptz,
  answer_hidden_reason text,
  constraint answered_whole check ((answer is null) = (answered_at is null))
);
create index project_question_of on project_question (project_id, asked_at, id);
create index project_question_by on project_question (author_id) where author_id is not null;
create index project_question_waiting on project_question (project_id) where answer is null and hidden_at is null;

-- Both can be reported: the author of a question and the client who answered each answer for their own words.
alter table report_case drop constraint report_case_kind_check;
alter table report_case add constraint report_case_kind_check
  check (kind in ('review', 'reply', 'service', 'profile', 'project', 'message', 'question', 'answer'));

-- A question is one more door to someone one doesn't work with (AUT-13, decision 171).
alter table outreach drop constraint outreach_door_check;
alter table outreach add constraint outreach_door_check
  check (door in ('message', 'request', 'contract', 'invitation', 'proposal', 'question', 'answer'));
