-- AUT-11: whoever opens an account need not own its address. Until the address is proven, all that is set on the account
-- is a stranger's word, so it ends the moment somebody else proves the address. Only the code entered in a session of the
-- account itself proves that both are one person: `proveAddress` of accounts says so for its own transaction. Any other
-- statement that sets the mark ends what was set, whoever writes it and whatever it forgets.

-- What would end: for the log, for the owner's email, and for files that go with it.
create function set_before_proof(person uuid) returns table (what text, file text) language sql stable as $$
  select 'password', null from credential where user_id = person
  union all select 'session', null from session where user_id = person and ended_at is null
  union all select 'two_factor', null from two_factor where user_id = person and enabled_at is not null
  union all select 'passkey', null from passkey where user_id = person
  union all select 'google', null from google_link where user_id = person
  union all select 'phone', null from account where id = person and phone is not null
  union all select 'profile', 'avatars/' || avatar from profile where user_id = person
  union all select 'profile', 'portfolio/' || file from portfolio_image where user_id = person
$$;

create function end_what_was_set_before_proof() returns trigger language plpgsql as $$
begin
  if current_setting('docket.address_proven_in_session', true) = new.id::text then return null; end if;
  update session set ended_at = now() where user_id = new.id and ended_at is null;
  delete from credential where user_id = new.id;
  delete from two_factor where user_id = new.id;
  delete from recovery_code where user_id = new.id;
  delete from passkey where user_id = new.id;
  delete from passkey_challenge where user_id = new.id;
  delete from login_challenge where user_id = new.id;
  delete from known_device where user_id = new.id;
  delete from google_link where user_id = new.id;
  delete from google_attempt where user_id = new.id;
  delete from google_ticket where user_id = new.id;
  delete from one_time_code where user_id = new.id;
  delete from realtime_ticket where user_id = new.id;
  delete from phone_check where user_id = new.id;
  delete from portfolio_image where user_id = new.id;
  delete from profile where user_id = new.id;
  delete from notification_preference where user_id = new.id;
  delete from account_closing where user_id = new.id;
  update account set two_factor_enabled = false, onboarded = is_operator, closing_at = null,
    phone = null, phone_country_code = null, phone_verified_at = null
    where id = new.id;
  return null;
end $$;
create trigger first_proof_of_address after update of email_verified_at on account for each row
  when (old.email_verified_at is null and new.email_verified_at is not null) execute function end_what_was_set_before_proof();
