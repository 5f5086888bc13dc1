-- As for projects: how many of a person's orders are in each state, without their offers.
create index orders_bought_by_state on orders (client_id, placed_at desc, id desc) include (state);
create index orders_sold_by_state on orders (freelancer_id, placed_at desc, id desc) include (state, paid_at);
drop index orders_bought;
drop index orders_sold;
alter index orders_bought_by_state rename to orders_bought;
alter index orders_sold_by_state rename to orders_sold;
