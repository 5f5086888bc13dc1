-- Freelancers anyone may find: in good standing, with what each shows to everyone (defaults as in src/domains/profiles/privacy.ts).
create view freelancer_on_show as
  select c.user_id, c.username, c.display_name, c.avatar, c.professional_title, c.level, c.verification_level, c.country_code, c.availability_status,
    c.member_since, c.languages,
    case when coalesce(p.privacy_settings->>'skills', 'public') = 'public' then p.skills else '{}' end as skills
  from account_on_show a
  join person_card c on c.user_id = a.id
  join profile p on p.user_id = a.id
  where a.role in ('freelancer', 'both', 'expert');
grant select on freelancer_on_show to docket_app;
