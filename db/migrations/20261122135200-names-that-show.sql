-- WEB-7: names and texts written before the rule. What turns the direction or shows nothing goes, so that a form that sends
-- an old name along is not refused for it. What was published, ordered or paid keeps its words: it is isolated where shown.
create function without_unseen(written text) returns text language sql immutable
return btrim(regexp_replace(written, '[\u200B\u200E\u200F\u061C\u202A-\u202E\u2060-\u2064\u2066-\u206F\uFEFF\u00AD\u034F\u115F\u1160\u180E\u2800\u3164\uFFA0]', '', 'g'));
create function without_turns(written text) returns text language sql immutable
return regexp_replace(written, '[\u202A-\u202E\u2066-\u2069]', '', 'g');

update account set first_name = coalesce(nullif(without_unseen(first_name), ''), 'Member') where first_name <> without_unseen(first_name);
update account set last_name = coalesce(nullif(without_unseen(last_name), ''), 'Member') where last_name <> without_unseen(last_name);
update account set middle_name = nullif(without_unseen(middle_name), '') where middle_name <> without_unseen(middle_name);
update profile set professional_title = nullif(without_unseen(professional_title), ''), tagline = nullif(without_unseen(tagline), ''),
  company_name = nullif(without_unseen(company_name), '')
  where concat(professional_title, tagline, company_name) <> concat(without_unseen(professional_title), without_unseen(tagline), without_unseen(company_name));
update profile set bio = without_turns(bio) where bio <> without_turns(bio);
-- These characters stand nowhere in JSON but inside its texts.
update profile set portfolios = without_turns(portfolios::text)::jsonb, experiences = without_turns(experiences::text)::jsonb,
  educations = without_turns(educations::text)::jsonb, certifications = without_turns(certifications::text)::jsonb
  where concat(portfolios::text, experiences::text, educations::text, certifications::text) ~ '[\u202A-\u202E\u2066-\u2069]';
update service set draft = without_turns(draft::text)::jsonb where draft::text ~ '[\u202A-\u202E\u2066-\u2069]';

drop function without_unseen(text);
drop function without_turns(text);
