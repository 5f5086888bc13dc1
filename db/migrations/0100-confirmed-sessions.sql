-- When the person behind a session last proved again that it is them: sensitive acts want this recent (AUT-6).
alter table session add column confirmed_at timestamptz;
