-- Pictures of a draft in their order, each with the words for those who cannot see it: [{ "file", "alt" }]. The first is
-- the cover, which stays in its own column: processes of the release before read and write that one alone.
alter table service add column pictures jsonb not null default '[]' check (jsonb_typeof(pictures) = 'array' and jsonb_array_length(pictures) <= 7);
