-- Whether answers helped (CNT-8): sums by version and answer, nothing about who said so.
create table content_feedback (
  page text not null,
  number integer not null,
  -- The answer's anchor in that version.
  answer text not null check (length(answer) between 1 and 100),
  helpful integer not null default 0 check (helpful >= 0),
  unhelpful integer not null default 0 check (unhelpful >= 0),
  primary key (page, number, answer),
  foreign key (page, number) references content_version (page, number)
);
