-- Both are written at every sign-in and swept once an hour: without an index on the time a write stays on its page.
drop index attempt_age;
drop index known_device_age;
