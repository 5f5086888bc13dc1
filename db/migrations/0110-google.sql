-- Google accounts people sign in with, by the provider's own id for them: addresses change hands, subjects do not (AUT-8).
create table google_link (
  user_id uuid primary key references account,
  issuer text not null,
  subject text not null check (length(subject) between 1 and 255),
  -- As the provider told it when it was linked: shown in settings, never used to find anyone.
  email text not null,
  linked_at timestamptz not null,
  unique (issuer, subject)
);

-- A trip to the provider under way: good once, for the browser that began it, for ten minutes.
create table google_attempt (
  state_hash bytea primary key check (length(state_hash) = 32),
  browser_hash bytea not null check (length(browser_hash) = 32),
  nonce text not null,
  code_verifier text not null,
  -- Whose settings page began it; null when somebody signs in.
  user_id uuid references account,
  expires_at timestamptz not null
);
create index google_attempt_age on google_attempt (expires_at);

-- Back from the provider with something left to settle here: a role to choose, or proof that an account is theirs too.
create table google_ticket (
  ticket_hash bytea primary key check (length(ticket_hash) = 32),
  issuer text not null,
  subject text not null,
  email text not null,
  email_verified boolean not null,
  -- The account that wants its password; null for somebody new.
  user_id uuid references account,
  expires_at timestamptz not null
);
create index google_ticket_age on google_ticket (expires_at);
