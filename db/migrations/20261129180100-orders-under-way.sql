-- A dashboard shows a person's open orders and those they may still review, which are few, however many have ended.
create index orders_open_of_client on orders (client_id) where state not in ('completed', 'cleared', 'cancelled', 'expired');
create index orders_open_of_freelancer on orders (freelancer_id) where state not in ('completed', 'cleared', 'cancelled', 'expired');
create view open_review as select work_id, client_id, freelancer_id from review_round where shown_at is null;
grant select on open_review to docket_app;
