-- Message search uses visible words (decision 143). Existing rows are reindexed in the background; processes of the previous
-- release insert without this column.
alter table message_search add column is_outdated boolean not null default true;
create index message_search_outdated on message_search (sent_at desc) where is_outdated;
