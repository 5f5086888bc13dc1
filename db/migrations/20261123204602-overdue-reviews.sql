-- When operators were notified that a service has waited for a decision for longer than 24 hours: once (SVC-26).
alter table service_review add column overdue_at timestamptz;
create index service_review_unanswered on service_review (asked_at) where state = 'waiting' and overdue_at is null;
