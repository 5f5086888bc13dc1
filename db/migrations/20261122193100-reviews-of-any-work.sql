-- Reviews of any finished work (decision 062). A round is opened when the work is finished and closed when its reviews are shown.
-- No order is finished and no review written until this is over: a process of the release before would do so unseen by the
-- copy below, and before the triggers that tell this release of it.
lock table orders, review in share row exclusive mode;

create table review_round (
  work_id uuid primary key,
  -- What the work was, in the words of its domain: an order, later a contract.
  kind text not null,
  number text not null,
  title text not null,
  -- What of it was bought, as others may read it; where there is such a thing.
  detail text,
  -- Its page, for those who take part in it.
  path text not null,
  client_id uuid not null,
  freelancer_id uuid not null,
  -- What is rated besides the people, such as a service, and under which name its reviews are listed.
  subject_id uuid,
  subject_key text,
  opened_at timestamptz not null,
  closes_at timestamptz not null check (closes_at >= opened_at),
  -- Both are in, or the time to write them is over.
  shown_at timestamptz,
  reviewed_by text[] not null default '{}',
  replied_by text[] not null default '{}',
  reminded_at timestamptz
);
-- An ended round is history; an open one belongs to few people.
create index review_round_open_of_client on review_round (client_id) where shown_at is null;
create index review_round_open_of_freelancer on review_round (freelancer_id) where shown_at is null;

create function review_days_at(p_at timestamptz) returns integer language sql stable as $$
  select coalesce((select new_value from term_change where name = 'reviewWindowDays' and holds_from <= p_at order by holds_from desc, id desc limit 1), 14)
$$;

insert into review_round (work_id, kind, number, title, detail, path, client_id, freelancer_id, subject_id, subject_key, opened_at, closes_at, shown_at, reviewed_by, replied_by, reminded_at)
select id, 'order', number, coalesce(offer ->> 'title', number), offer -> 'package' ->> 'name', '/services/orders/' || number, client_id, freelancer_id,
  service_id, offer ->> 'slug', completed_at, completed_at + make_interval(hours => 24 * review_days_at(placed_at)), reviews_shown_at, reviewed_by, replied_by,
  case when reminded_at > completed_at then reminded_at end
from orders where completed_at is not null;

-- It wakes at half time, or now when that has passed, and finds its own next instant.
insert into timer (kind, subject, fires_at)
select 'review-round', work_id, greatest(opened_at + (closes_at - opened_at) / 2, now()) from review_round where shown_at is null;

-- What is left of an order's own clock is its clearance.
update orders set clock_at = case when state = 'completed' then clears_at end where state in ('completed', 'cleared') and clock_at is not null;

alter table review
  add column work_id uuid,
  add column subject_id uuid,
  add column subject_key text,
  alter column order_id drop not null,
  alter column service_id drop not null,
  alter column service_slug drop not null,
  drop constraint review_order_id_fkey;
update review set work_id = order_id, subject_id = service_id, subject_key = service_slug;
alter table review
  alter column work_id set not null,
  add constraint review_of_round foreign key (work_id) references review_round,
  add constraint review_once unique (work_id, author);
create index review_of_subject on review (subject_key, shown_at desc, id desc) where author = 'client' and shown_at is not null;

-- For the release before, which may run beside this one while they take turns: it finds reviews and their round where it
-- keeps them, and what it writes is known here. The next release drops these three triggers, `review_days_at`, the columns
-- order_id, service_id and service_slug of review, and reviews_shown_at, reviewed_by and replied_by of orders.
create function review_of_both_releases() returns trigger language plpgsql as $$
begin
  new.work_id := coalesce(new.work_id, new.order_id);
  new.subject_id := coalesce(new.subject_id, new.service_id);
  new.subject_key := coalesce(new.subject_key, new.service_slug);
  if new.order_id is null and exists (select from review_round where work_id = new.work_id and kind = 'order') then
    new.order_id := new.work_id;
    new.service_id := new.subject_id;
    new.service_slug := new.subject_key;
  end if;
  return new;
end $$;
create trigger of_both_releases before insert on review for each row execute function review_of_both_releases();

create function round_of_order() returns trigger language plpgsql as $$
begin
  insert into review_round (work_id, kind, number, title, detail, path, client_id, freelancer_id, subject_id, subject_key, opened_at, closes_at, shown_at, reviewed_by, replied_by)
  values (new.id, 'order', new.number, coalesce(new.offer ->> 'title', new.number), new.offer -> 'package' ->> 'name', '/services/orders/' || new.number,
    new.client_id, new.freelancer_id, new.service_id, new.offer ->> 'slug', new.completed_at,
    new.completed_at + make_interval(hours => 24 * review_days_at(new.placed_at)), new.reviews_shown_at, new.reviewed_by, new.replied_by)
  on conflict (work_id) do update set shown_at = excluded.shown_at, reviewed_by = excluded.reviewed_by, replied_by = excluded.replied_by
    where (review_round.shown_at, review_round.reviewed_by, review_round.replied_by) is distinct from (excluded.shown_at, excluded.reviewed_by, excluded.replied_by);
  insert into timer (kind, subject, fires_at)
  select 'review-round', work_id, opened_at + (closes_at - opened_at) / 2 from review_round where work_id = new.id and shown_at is null
  on conflict do nothing;
  return new;
end $$;
create trigger review_round after update of completed_at, reviews_shown_at, reviewed_by, replied_by on orders
  for each row when (new.completed_at is not null and (old.completed_at, old.reviews_shown_at, old.reviewed_by, old.replied_by)
    is distinct from (new.completed_at, new.reviews_shown_at, new.reviewed_by, new.replied_by)) execute function round_of_order();

create function order_of_round() returns trigger language plpgsql as $$
begin
  update orders set reviews_shown_at = new.shown_at, reviewed_by = new.reviewed_by, replied_by = new.replied_by
  where id = new.work_id and (reviews_shown_at, reviewed_by, replied_by) is distinct from (new.shown_at, new.reviewed_by, new.replied_by);
  return new;
end $$;
create trigger orders_of_the_release_before after update of shown_at, reviewed_by, replied_by on review_round
  for each row when (new.kind = 'order' and (old.shown_at, old.reviewed_by, old.replied_by) is distinct from (new.shown_at, new.reviewed_by, new.replied_by))
  execute function order_of_round();

-- Where the reviews of a piece of work stand, for the domain whose work it is.
create view review_window as select work_id, closes_at, shown_at, reviewed_by, replied_by from review_round;
-- Everything others may read of a review. `points` are its three criteria added up.
create view shown_review as
select review.id, review.work_id, review.author, review.author_id, review.about_id, review.subject_id, review.subject_key, review.communication, review.quality,
  review.value, review.communication + review.quality + review.value as points, review.body, review.shown_at, review.reply, review.replied_at, round.title, round.detail
from review join review_round round on round.work_id = review.work_id where review.shown_at is not null;
grant select on review_window, shown_review to docket_app;

-- Stored notices keep facts (decision 055): those of reviews have the shape of the new events.
update notification set event = case split_part(event, '#', 1) when 'order.reviewed' then 'reviews.written' when 'order.reviews_shown' then 'reviews.shown' else 'reviews.answered' end
    || substr(event, length(split_part(event, '#', 1)) + 1),
  facts = case when facts is not null then jsonb_strip_nulls(jsonb_build_object('workId', facts -> 'orderId', 'kind', 'order', 'number', facts -> 'orderNumber', 'title', facts -> 'serviceTitle',
    'path', '/services/orders/' || (facts ->> 'orderNumber'), 'clientId', facts -> 'clientId', 'freelancerId', facts -> 'freelancerId', 'by', facts -> 'by')) end
where split_part(event, '#', 1) in ('order.reviewed', 'order.reviews_shown', 'order.review_answered');
