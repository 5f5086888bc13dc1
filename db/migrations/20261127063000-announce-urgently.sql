-- A statement announces what it writes, urgent or not. The one without `p_urgent` is of the releases before, and of sign-ins.
create function announce_event(p_name text, p_facts jsonb, p_topics text[], p_urgent boolean) returns void language sql as $$
  insert into outbox (name, facts, topics, urgent) values (p_name, p_facts, p_topics, p_urgent)
$$;
