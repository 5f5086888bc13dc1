-- A person's lists say how many of their projects and orders are in each state. From the index alone: the rows carry whole
-- briefs and offers.
drop index project_of_client;
create index project_of_client on project (client_id, created_at desc, id desc) include (state);
drop index orders_bought;
create index orders_bought on orders (client_id, placed_at desc, id desc) include (state);
drop index orders_sold;
create index orders_sold on orders (freelancer_id, placed_at desc, id desc) include (state, paid_at);
