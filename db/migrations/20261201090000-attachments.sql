-- What every file that people add to something has, whatever that is (decision 249). Where it belongs stays with its domain,
-- in a row of the same id: work_file, message_file, project_file, support_file, verification_file.
-- In the order in which commands take them.
lock table work_file, message_file, project_file, support_file, verification_file in share row exclusive mode;

create table attachment (
  id uuid primary key,
  -- The work, conversation, project, ticket or case: what it may hold is counted by it.
  host_id uuid not null,
  -- Null: somebody without an account.
  uploader_id uuid,
  -- Under our own key; the person's file name is only ever shown or sent as a download name (UPL-3).
  storage_key text not null unique,
  -- Of a picture: a smaller one of our own making, and how large that is shown.
  thumbnail_key text,
  width integer,
  height integer,
  name text not null check (length(name) between 1 and 255),
  kind text not null,
  bytes bigint not null check (bytes > 0),
  sha256 bytea not null,
  uploaded_at timestamptz not null,
  constraint a_size_is_of_a_thumbnail check ((width is null) = (height is null) and (width is null or thumbnail_key is not null))
);
create index attachment_of_host on attachment (host_id, uploaded_at);

create view attached_file as
  select file.id, host_id, file.uploader_id, file.storage_key, thumbnail_key, width, height, file.name, kind, bytes, sha256,
    uploaded_at, coalesce(scan.state, 'not_scanned') as scan
  from attachment file left join file_scan scan on scan.storage_key = file.storage_key;
revoke insert, update, delete on attached_file from docket_app;

-- For the release before, which may run beside this one while they take turns: it writes and reads everything in the domain's
-- row. What it writes becomes an attachment, and what this release writes is filled in for it. The next release drops the
-- columns, the triggers and the functions. A delivered picture has a smaller one beside it, whose name follows from its own.
create function attachment_of(p_file jsonb, p_host_id uuid) returns void language sql as $$
  insert into attachment (id, host_id, uploader_id, storage_key, thumbnail_key, width, height, name, kind, bytes, sha256, uploaded_at)
  select (p_file ->> 'id')::uuid, p_host_id, coalesce(p_file ->> 'uploader_id', p_file ->> 'user_id')::uuid,
    coalesce(p_file ->> 'storage_key', 'identity/' || (p_file ->> 'id') || '.' || (p_file ->> 'kind')),
    coalesce(p_file ->> 'thumbnail_key', case when p_file ->> 'purpose' = 'delivery' and p_file ->> 'kind' = 'image'
      then (p_file ->> 'storage_key') || '-small' end),
    (p_file ->> 'width')::integer, (p_file ->> 'height')::integer,
    left(coalesce(p_file ->> 'name', (p_file ->> 'part') || '.' || (p_file ->> 'kind')), 255), p_file ->> 'kind',
    (p_file ->> 'bytes')::bigint, (p_file ->> 'sha256')::bytea, coalesce(p_file ->> 'uploaded_at', p_file ->> 'added_at')::timestamptz
  on conflict (id) do nothing
$$;
create function file_of_the_release_before() returns trigger language plpgsql as $$
begin
  if new.bytes is not null then
    perform attachment_of(to_jsonb(new), (to_jsonb(new) ->> tg_argv[0])::uuid);
    return new;
  end if;
  select (jsonb_populate_record(new, jsonb_strip_nulls(to_jsonb(file)) || jsonb_build_object('added_at', file.uploaded_at))).* into new
  from attachment file where file.id = new.id;
  return new;
end $$;
create function file_dropped_by_the_release_before() returns trigger language plpgsql as $$
begin
  delete from attachment where id = old.id;
  return null;
end $$;

create trigger attached before insert on work_file for each row execute function file_of_the_release_before('work_id');
create trigger attached before insert on message_file for each row execute function file_of_the_release_before('conversation_id');
create trigger attached before insert on project_file for each row execute function file_of_the_release_before('project_id');
create trigger attached before insert on support_file for each row execute function file_of_the_release_before('ticket_id');
create trigger attached before insert on verification_file for each row execute function file_of_the_release_before('case_id');
create trigger dropped after delete on work_file for each row execute function file_dropped_by_the_release_before();
create trigger dropped after delete on message_file for each row execute function file_dropped_by_the_release_before();
create trigger dropped after delete on project_file for each row execute function file_dropped_by_the_release_before();
create trigger dropped after delete on support_file for each row execute function file_dropped_by_the_release_before();
create trigger dropped after delete on verification_file for each row execute function file_dropped_by_the_release_before();

select attachment_of(to_jsonb(file), work_id) from work_file file;
select attachment_of(to_jsonb(file), conversation_id) from message_file file;
select attachment_of(to_jsonb(file), project_id) from project_file file;
select attachment_of(to_jsonb(file), ticket_id) from support_file file;
select attachment_of(to_jsonb(file), case_id) from verification_file file;
alter table work_file add constraint work_file_attached foreign key (id) references attachment on delete cascade;
alter table message_file add constraint message_file_attached foreign key (id) references attachment on delete cascade;
alter table project_file add constraint project_file_attached foreign key (id) references attachment on delete cascade;
alter table support_file add constraint support_file_attached foreign key (id) references attachment on delete cascade;
alter table verification_file add constraint verification_file_attached foreign key (id) references attachment on delete cascade;
