-- When the person behind a session showed a second step in it, beside having signed in with one: staff need either (ADM-1).
alter table session add column second_step_at timestamptz;
