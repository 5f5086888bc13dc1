-- The timeline, the deliveries and the files of every kind of paid work (decision 073). They are known by the id of the work,
-- which is also the id of its charge and of its reviews. A file also carries what names the work and both people, as a round
-- of reviews does, so that nobody has to ask the work's own domain who may open it.
-- In the order in which commands take them: letting go of a foreign key takes the table it points to as well.
lock table orders in access exclusive mode;
lock table order_event, order_delivery, order_file in access exclusive mode;

alter table order_event rename to work_event;
alter table work_event rename column order_id to work_id;
alter table work_event drop constraint order_event_order_id_fkey;
alter table work_event rename constraint order_event_party_check to work_event_party_check;
alter index order_event_pkey rename to work_event_pkey;
alter index order_event_order rename to work_event_of_work;
alter sequence order_event_id_seq rename to work_event_id_seq;

alter table order_delivery rename to work_delivery;
alter table work_delivery rename column order_id to work_id;
alter table work_delivery drop constraint order_delivery_order_id_fkey;
alter table work_delivery rename constraint order_delivery_version_check to work_delivery_version_check;
alter index order_delivery_pkey rename to work_delivery_pkey;
alter index order_delivery_order_id_version_key rename to work_delivery_version;

alter table order_file rename to work_file;
alter table work_file rename column order_id to work_id;
alter table work_file drop constraint order_file_order_id_fkey;
alter table work_file rename constraint order_file_delivery_id_fkey to work_file_of_delivery;
alter table work_file rename constraint order_file_purpose_check to work_file_purpose_check;
alter table work_file rename constraint order_file_name_check to work_file_name_check;
alter table work_file rename constraint order_file_bytes_check to work_file_bytes_check;
alter index order_file_pkey rename to work_file_pkey;
alter index order_file_storage_key_key rename to work_file_storage_key;
alter index order_file_order rename to work_file_of_work;
alter table work_file
  -- What the work is called in its domain, and its number there.
  add column work_kind text,
  add column work_number text,
  add column client_id uuid,
  add column freelancer_id uuid;
update work_file set work_kind = 'order', work_number = orders.number, client_id = orders.client_id, freelancer_id = orders.freelancer_id
from orders where orders.id = work_file.work_id;
alter table work_file
  alter column work_kind set not null,
  alter column work_number set not null,
  alter column client_id set not null,
  alter column freelancer_id set not null,
  add constraint uploaded_by_one_of_both check (uploader_id in (client_id, freelancer_id));
-- A copy of everything about a person asks for their files, whatever they belong to.
create index work_file_of_client on work_file (client_id, id);
create index work_file_of_freelancer on work_file (freelancer_id, id);

-- What the domain of the work puts into its part of a person's copy.
create view work_timeline as select work_id, id, at, move, party, state_before, state_after, reason from work_event;
create view work_handover as select work_id, version, note, link, delivered_at from work_delivery;
revoke insert, update, delete on work_timeline, work_handover from docket_app;

-- For the release before, which may run beside this one while they take turns: it reads and writes orders' parts under their
-- old names. The next release drops the three views, the trigger and its function.
create view order_event as select id, work_id as order_id, at, move, party, actor_id, state_before, state_after, reason, facts from work_event;
create view order_delivery as select id, work_id as order_id, version, note, link, proof, delivered_at from work_delivery;
create view order_file as
  select id, work_id as order_id, uploader_id, purpose, delivery_id, storage_key, name, kind, bytes, sha256, uploaded_at, sent_at from work_file;
revoke update, delete on order_event from docket_app;
create function file_of_an_order() returns trigger language plpgsql as $$
begin
  select 'order', number, client_id, freelancer_id into new.work_kind, new.work_number, new.client_id, new.freelancer_id from orders where id = new.work_id;
  return new;
end $$;
create trigger file_of_the_release_before before insert on work_file for each row when (new.work_kind is null) execute function file_of_an_order();
