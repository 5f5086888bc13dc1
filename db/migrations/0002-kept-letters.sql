-- Letters of an instance without SMTP, shown on the demo outbox page.
create table kept_letter (
  id bigint generated always as identity primary key,
  recipient text not null,
  subject text not null,
  body_text text not null,
  body_html text not null,
  created_at timestamptz not null default now()
);
create index kept_letter_recipient on kept_letter (recipient, id desc);
