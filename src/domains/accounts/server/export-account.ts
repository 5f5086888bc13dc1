import { statement, type Db } from '#kit/server/db/database.ts';
import { once, type Export } from '#kit/server/personal-export.ts';

const account = statement(
  'export_account',
  `select id, email, email_verified_at, role, username, first_name, middle_name, last_name, country_id, phone,
    phone_country_code, phone_verified_at,
     identity_verified_at, payout_method_proven_at, background_checked_at, two_factor_enabled, last_login_at,
       last_activity_at, created_at, closing_at from account where id = :userId`,
);
/** When and from where. Tokens are not stored, so there are none to export. */
const sessions = statement(
  'export_sessions',
  'select created_at, last_used_at, expires_at, ended_at, way, address, user_agent from session where user_id = :userId order by created_at desc limit 1000',
);
const signInMethods = statement(
  'export_sign_in_methods',
  `select 'password' as way, null as name, changed_at as since from credential where user_id = :userId
   union all select 'google', email, linked_at from google_link where user_id = :userId
   union all select 'passkey', name, created_at from passkey where user_id = :userId
   union all select 'authenticator app', null, enabled_at from two_factor
     where user_id = :userId and enabled_at is not null
   union all select 'known browser', null, created_at from known_device where user_id = :userId`,
);
const suspensions = statement(
  'export_suspensions',
  'select reason, suspended_at, lifted_at, lifted_because from suspension where user_id = :userId order by suspended_at',
);

const addresses = statement(
  'export_addresses',
  'select from_email, to_email, changed_at, undone_at from email_change where user_id = :userId order by changed_at',
);

/** The account and its sign-in methods, without secrets and their hashes. */
export const exportOfAccount = (db: Db, userId: string): Export => ({
  parts: [
    { name: 'account', about: 'Your name, email address, role and verifications.', records: once(db, account, userId) },
    { name: 'sessions', about: 'Where and when you signed in.', records: once(db, sessions, userId) },
    {
      name: 'sign-in-methods',
      about: 'Your sign-in methods, without any secrets.',
      records: once(db, signInMethods, userId),
    },
    { name: 'email-changes', about: 'Changes to your email address.', records: once(db, addresses, userId) },
    {
      name: 'suspensions',
      about: 'Times your account was suspended, and why.',
      records: once(db, suspensions, userId),
    },
  ],
});
