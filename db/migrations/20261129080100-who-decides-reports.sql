-- Who looks into a report, as tickets have it.
alter table report_case add column taken_by uuid;
