-- Staff find things by the start of a number and by words of a title, a name or an address.
create index orders_by_number on orders (number text_pattern_ops);
create index contract_milestone_by_number on contract_milestone (number text_pattern_ops);
create index dispute_by_number on dispute (number text_pattern_ops);
create index dispute_by_work_number on dispute (work_number text_pattern_ops);
create index funding_by_number on funding (number text_pattern_ops);
create index withdrawal_by_number on withdrawal (number text_pattern_ops);
create index charge_by_number on charge (number text_pattern_ops);
create index withdrawal_by_reference on withdrawal (provider_reference) where provider_reference is not null;
create index support_ticket_by_number on support_ticket (ticket_number text_pattern_ops);
create index contract_title on contract using gin (title gin_trgm_ops);
create index project_title on project using gin (title gin_trgm_ops);
create index service_version_title on service_version using gin ((content ->> 'title') gin_trgm_ops);
create index dispute_title on dispute using gin (title gin_trgm_ops);
create index report_case_title on report_case using gin (title gin_trgm_ops);
create index support_ticket_words on support_ticket using gin ((subject || ' ' || name || ' ' || email) gin_trgm_ops);
-- Their lists are narrowed down to days.
create index orders_placed on orders using brin (placed_at);
create index project_posted on project (posted_at desc, id desc) where posted_at is not null;
