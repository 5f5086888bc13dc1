-- A deadline is never given up: money may hang on it. One that keeps failing is tried once an hour (fire-timers.ts) and
-- shown by the checker, so the index covers them all.
drop index timer_due;
create index timer_due on timer (fires_at);
