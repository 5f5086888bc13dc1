-- An absence can begin later, and says something to clients (SVC-23). Both are emptied when it is over; its beginning once it has begun.
alter table seller_capacity add column away_from timestamptz;
alter table seller_capacity add column away_note text check (length(away_note) between 1 and 300);
alter table seller_capacity add constraint away_as_a_whole
  check (away_until is not null or (away_from is null and away_note is null));
