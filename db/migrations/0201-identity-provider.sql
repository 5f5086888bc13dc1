-- A check of an identity by a provider outside, beside our own review (PRODUCT 4.11).
alter table verification_case
  add column provider text not null default 'review' check (provider in ('review', 'stripe')),
  -- The provider's own name for its check: what its news is about.
  add column provider_reference text,
  -- How often a check was begun for this case: a new one wants a new key at the provider.
  add column provider_tries integer not null default 0;
create unique index verification_case_provider on verification_case (provider, provider_reference) where provider_reference is not null;
