-- Who may open an account on this instance (REG-1, REG-2). One row; the audit keeps what it was before.
create table registration_rules (
  id boolean primary key default true check (id),
  minimum_age integer not null check (minimum_age between 13 and 99),
  -- Countries whose people can't register, by number.
  closed_countries integer[] not null default '{}',
  revision integer not null default 1 check (revision >= 1)
);
insert into registration_rules (minimum_age) values (18);
