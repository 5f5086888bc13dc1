import type { Check } from './check.ts';

/** Names of the asking module's own tables and columns. */
interface Timeline {
  readonly events: string;
  /** The column of `events` with the id of what happened to. */
  readonly key: string;
  /** As people call it: "custom offer". */
  readonly called: string;
}

const kebab = (words: string): string => words.replaceAll(' ', '-');

/** SQL for events that don’t start in the state in which the one before them ended. */
export const skippedSteps = ({ events, key, called }: Timeline): string =>
  `select format('${called} %s: event %s starts at %s after %s', ${key}, id, state_before, before) as what from (
     select *, lag(state_after) over (partition by ${key} order by id) as before from ${events}) step
   where state_before is distinct from before`;

/** SQL for rows of `table` whose timeline doesn’t end in their state. */
export const otherEnds = ({ table, events, key, called }: Timeline & { table: string }): string =>
  `select format('${called} %s is %s, its timeline ends at %s', number, state, last) as what from (
     select number, state,
       (select state_after from ${events} where ${key} = ${table}.id order by id desc limit 1) as last from ${table})
       told
   where last is distinct from state`;

/** For a table that has a timeline to itself. */
export const timelineCheck = (timeline: Timeline & { table: string }): Check => ({
  name: `${kebab(timeline.called)}-matches-its-timeline`,
  means: `The timeline of a ${timeline.called} skips a step or doesn’t end in its state.`,
  sql: `${otherEnds(timeline)} union all ${skippedSteps(timeline)}`,
});

/** Rows that are still running (`running`: SQL) have a time for their clock and a timer that fires then. */
export const timerCheck = ({
  table,
  running,
  timer,
  called,
}: {
  table: string;
  running: string;
  timer: string;
  called: string;
}): Check => ({
  name: `running-${kebab(called)}-has-its-timer`,
  means: `A deadline of a ${called} is missing its timer.`,
  sql: `select format('${called} %s (%s), clock at %s', number, state, clock_at) as what from ${table}
   where ${running} and (clock_at is null
     or not exists (select from job where subject = ${table}.id and name = '${timer}'))`,
});
