-- Lists of disputed work are sorted by the deadline they show, which is the dispute's.
create or replace view work_dispute as
select work_id, number, state, share, was_released, opened_at, ended_at, clock_at from dispute
union all
select further.work_id, number, state, share, further.was_released, opened_at, ended_at, clock_at
from dispute_further further join dispute on dispute.id = dispute_id;
revoke insert, update, delete on work_dispute from docket_app;
