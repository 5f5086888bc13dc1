-- Nothing ever read or wrote it: a pause ends before an end begins, so a contract interrupts one thing at a time (decision 127). Milestones keep theirs.
alter table contract drop column interrupted_state;
