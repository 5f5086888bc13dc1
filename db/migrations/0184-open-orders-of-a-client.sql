-- What is held for somebody is made of their few open orders, however many ended ones they have.
create index orders_open_of_client on orders (client_id, placed_at desc, id desc)
where state in ('awaiting_requirements', 'in_progress', 'delivered', 'in_revision', 'cancel_requested', 'disputed');
