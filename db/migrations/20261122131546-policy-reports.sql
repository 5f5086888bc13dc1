-- What browsers refused on our pages by the content security policy (WEB-2): counts alone, nothing about who was there.
create table policy_report (
  directive text not null,
  -- A host, or one of CSP's own words such as `inline`.
  blocked text not null,
  -- The pattern of the page's address: `/services/:slug`.
  page text not null,
  count bigint not null check (count > 0),
  first_seen_at timestamptz not null,
  last_seen_at timestamptz not null,
  primary key (directive, blocked, page)
);
