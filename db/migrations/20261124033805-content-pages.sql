-- The words of public pages (CNT-1 to CNT-6): every version that was ever in force stays as it was read and agreed to.
create table content_version (
  id uuid primary key,
  page text not null,
  number integer not null check (number >= 1),
  body text not null check (length(body) between 1 and 100000),
  -- What is new in it, for its readers.
  note text not null check (length(note) <= 500),
  state text not null check (state in ('draft', 'published', 'withdrawn')),
  -- How often the draft was saved: whoever saves an older one is shown the newer one instead.
  revision integer not null default 1 check (revision >= 1),
  -- Null for what the product came with, and for operators who left.
  written_by uuid,
  published_by uuid,
  saved_at timestamptz not null,
  published_at timestamptz,
  effective_at timestamptz,
  withdrawn_at timestamptz,
  -- When everyone was told of a changed text they agree to.
  announced_at timestamptz,
  unique (page, number),
  constraint published_with_its_times check ((state = 'draft') = (published_at is null) and (state = 'draft') = (effective_at is null)),
  constraint withdrawn_at_an_instant check ((state = 'withdrawn') = (withdrawn_at is not null))
);
create unique index content_draft_of_page on content_version (page) where state = 'draft';
create index content_version_in_force on content_version (page, effective_at desc, number desc) where state = 'published';

-- Who agreed to which version, and when.
create table content_agreement (
  user_id uuid not null,
  page text not null,
  number integer not null,
  agreed_at timestamptz not null,
  primary key (user_id, page, number),
  foreign key (page, number) references content_version (page, number)
);
