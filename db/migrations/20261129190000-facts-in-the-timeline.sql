-- What a move was about, such as the share of a split: conversations say it. They read it through `order_event`, which is for
-- a process of the release before only.
create or replace view work_timeline as select work_id, id, at, move, party, state_before, state_after, reason, facts from work_event;
