import type { Check } from '#kit/server/check.ts';

export const projectChecks: readonly Check[] = [
  {
    name: 'open-project-has-its-timer',
    means: 'A deadline of an open project is missing its timer.',
    sql: `select format('project %s, clock at %s', id, clock_at) as what from project
          where state = 'open' and
            (clock_at is null or not exists (select from job where subject = project.id and name = 'project-clock'))`,
  },
  {
    name: 'project-matches-its-timeline',
    means: 'The timeline of a project skips a step or doesn’t end in its state.',
    sql: `select format('project %s is %s, its timeline ends at %s', id, state, last) as what from (
            select id, state, (select state_after from project_event where project_id = project.id order by id desc
              limit 1) as last from project) kept
          where last is distinct from case when last is null and state = 'draft' then null else state end
          union all
          select format('event %s starts at %s after %s', id, state_before, before) from (
            select *, lag(state_after) over (partition by project_id order by id) as before from project_event) step
          where state_before is distinct from coalesce(before, 'draft')`,
  },
  {
    name: 'project-has-its-versions',
    means: 'A version of a project is missing, or the one that is shown isn’t the newest (PRJ-2).',
    sql: `select format('project %s shows version %s of %s', id, version, versions) as what from (
            select project.id, version, content, made.* from project, lateral (
              select count(*) as versions,
                (select v.content from project_version v where v.project_id = project.id order by number desc
                limit 1) as newest
              from project_version v where v.project_id = project.id) made) kept
          where version <> versions or content is distinct from newest`,
  },
];
