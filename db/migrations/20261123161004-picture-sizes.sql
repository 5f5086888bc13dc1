-- Uploaded pictures whose smaller sizes are not made yet (decision 111). A picture without a row has them, or was given up
-- after some tries; until then it is served as it is.
create table unsized_picture (
  storage_key text primary key check (storage_key ~ '^(avatars|covers|portfolio)/[a-z0-9-]+\.webp$'),
  due_at timestamptz not null,
  tries smallint not null default 0
);
create index unsized_picture_due on unsized_picture (due_at);

-- Those that were uploaded before.
insert into unsized_picture (storage_key, due_at)
select distinct key, now() from (
  select 'avatars/' || avatar as key from profile where avatar is not null
  union all select 'portfolio/' || file from portfolio_image
  union all select 'covers/' || cover from service where cover is not null
  union all select 'covers/' || (picture->>'file') from service cross join lateral jsonb_array_elements(pictures) picture
  union all select 'covers/' || (content->>'cover') from service_version
  union all select 'covers/' || (picture->>'file') from service_version cross join lateral jsonb_array_elements(coalesce(content->'pictures', '[]')) picture
) known where key ~ '^(avatars|covers|portfolio)/[a-z0-9-]+\.webp$'
on conflict do nothing;
