-- Sellers with something on sale, and when to look next whether they still use Docket (SVC-6). One row each: a seller who
-- comes often is looked at once in 53 days, and no index is kept on what every call may write.
create table seller_absence (
  user_id uuid primary key,
  due_at timestamptz not null,
  -- When they were notified that their services go on hold; emptied when they come back.
  warned_at timestamptz
);
create index seller_absence_due on seller_absence (due_at);

-- Also for the release before, which knows nothing of it. The update waits for a run that is just removing the row.
create function watch_seller() returns trigger language plpgsql as $$
begin
  insert into seller_absence as a (user_id, due_at) values (new.seller_id, now())
  on conflict (user_id) do update set due_at = a.due_at;
  return null;
end $$;
create trigger watch_new_seller after insert on service for each row when (new.state = 'active') execute function watch_seller();
create trigger watch_seller_on_sale after update of state on service for each row
  when (new.state = 'active' and old.state <> 'active') execute function watch_seller();

insert into seller_absence (user_id, due_at) select distinct seller_id, now() from service where state = 'active';
