-- What is drawn for a service without a picture of its own: its title, or one of six designs. Null means no choice. It is
-- stored in the draft and in each version, so it is published and restored with them.
alter table service add constraint cover_design_known
  check (coalesce(draft->>'cover_design', '1') in ('title', '1', '2', '3', '4', '5', '6')) not valid;
alter table service_version add constraint cover_design_known
  check (coalesce(content->>'cover_design', '1') in ('title', '1', '2', '3', '4', '5', '6')) not valid;

-- Pictures of the works that people show to everyone (defaults as in src/domains/profiles/privacy.ts): the first of each work
-- before the second of any, the newest work first.
create view portfolio_on_show as
select p.user_id, array(
    select picture.file
    from jsonb_array_elements(p.portfolios) with ordinality work(entry, place),
      jsonb_array_elements_text(work.entry->'images') with ordinality picture(file, number)
    order by picture.number, work.entry->>'finished_on' desc nulls last, work.place
  ) as files
from profile p
where p.withheld_at is null and coalesce(p.privacy_settings->>'portfolios', 'public') = 'public' and p.portfolios <> '[]';
grant select on portfolio_on_show to docket_app;

-- The picture of its seller's portfolio that a service without one shows. Each picture goes to one service, in the order in
-- which they went live, so that no two services of a seller look the same; null where there are not that many.
create function service_portfolio_cover(shown service) returns text language sql stable as $$
  select '/uploads/portfolio/' || p.files[1 + (
      select count(*)::integer from service o join service_version v on v.id = o.version_id
      where o.seller_id = shown.seller_id and o.state = 'active' and o.id <> shown.id
        and v.content->>'cover' is null and v.content->>'cover_design' is null
        and (o.published_at, o.id) < (coalesce(shown.published_at, 'infinity'), shown.id)
    )]
  from portfolio_on_show p where p.user_id = shown.seller_id
$$;
