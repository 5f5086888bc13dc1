import { ROLES, type Role } from '#kit/actor.ts';
import { Failure, invalidField, type FieldErrors } from '#kit/errors.ts';
import type { Context } from '#kit/server/context.ts';
import { statement, type Tx } from '#kit/server/db/database.ts';
import { cleanName, UNUSABLE_CHARACTER } from '#kit/plain-text.ts';
import { announce } from '#kit/server/jobs/announce.ts';
import { registered } from '../events.ts';
import { cleanUsername, usernameProblem } from '../username.ts';
import { makeOwnerAtStart } from './staff-roles.ts';
import { freeUsername, lastResortUsername, usernamesToOffer } from './usernames.ts';

export interface NewPerson {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly role: Role;
  /** Made from the names when missing. */
  readonly username?: string | undefined;
  /** ISO 3166-1 numeric. */
  readonly countryId?: number | null | undefined;
  /** From `hashPassword`, made before the transaction opened; null when the person sets one later by link. */
  readonly passwordHash: string | null;
  /** The page that the link of the verification email leads on to. */
  readonly returnTo?: string | null;
  /** An owner from the start of the instance. */
  readonly isOwner?: boolean;
  /** Proven already: the demo world and operators named in the configuration. No email is sent then. */
  readonly emailVerified?: boolean;
}

export interface Registered {
  readonly id: string;
  readonly email: string;
  readonly role: Role;
  readonly username: string;
}

const MAX_NAME = 80;
const MAX_EMAIL = 254;
/** One @ with something on both sides and a dot in the domain: the email we send is the real check. */
const EMAIL = /^[^\s@,;<>"()[\]\\]{1,64}@[^\s@,;<>"()[\]\\.]+(\.[^\s@,;<>"()[\]\\.]+)+$/u;
/**
 * Half of a character arrives as U+FFFD (`plainText`) or cannot be written as UTF-8; control characters have no place
 * in a name.
 */
const UNUSABLE = /[\p{Cc}\p{Cs}\uFFFD]/u;

export const cleanEmail = (typed: string): string => typed.trim().toLowerCase();

export function emailProblem(email: string): string | null {
  return EMAIL.test(email) && email.length <= MAX_EMAIL && !UNUSABLE.test(email)
    ? null
    : 'Enter an email address such as name@example.com.';
}

function nameProblem(name: string): string | null {
  if (Array.from(name).length > MAX_NAME) return `Use at most ${MAX_NAME} characters.`;
  return UNUSABLE.test(name) || cleanName(name) !== name ? UNUSABLE_CHARACTER : null;
}

const insertAccount = statement(
  'account_insert',
  `insert into account (id, email, email_verified_at, role, username, first_name, last_name, country_id,
    verification_asked_at, created_at)
   select :id, :email, :emailVerifiedAt, :role, :username, :firstName, :lastName, :countryId, :verificationAskedAt,
     :createdAt
   where not is_email_reserved(:email) on conflict do nothing returning id`,
);
const insertCredential = statement(
  'credential_insert',
  'insert into credential (user_id, password_hash, changed_at) values (:id, :passwordHash, :now)',
);
const emailTaken = statement(
  'account_email_taken',
  'select 1 as taken where is_email_reserved(:email) or exists (select from account where email = :email)',
);
const taken = statement(
  'account_taken',
  'select is_email_reserved(:email) or exists (select from account where email = :email) as email, is_username_gone(:username) as username',
);
const knownCountry = statement('country_known', 'select 1 as known from country where id = :id');

/**
 * Opens an account. Names and address come trimmed; what a form must say in the words of VAL-2 is checked by its
 * handler.
 */
export async function registerPerson(tx: Tx, person: NewPerson, context: Context): Promise<Registered> {
  const email = cleanEmail(person.email);
  if (!ROLES.includes(person.role)) throw invalidField('role', 'Invalid role selected');
  refuseWrong({
    first_name: nameProblem(person.firstName),
    last_name: nameProblem(person.lastName),
    email: emailProblem(email),
  });
  const wish = person.username === undefined || person.username.trim() === '' ? null : cleanUsername(person.username);
  if (wish !== null) refuseWrong({ username: usernameProblem(wish) });
  const countryId = person.countryId ?? null;
  if (countryId !== null && (await isUnknownCountry(tx, countryId)))
    throw invalidField('country_id', 'Choose a country from the list.');

  const id = context.makeId();
  const now = context.clock();
  const verifiedAt = person.emailVerified === true ? now : null;
  const insertAs = async (username: string): Promise<boolean> => {
    const { role, firstName, lastName } = person;
    const verification = { emailVerifiedAt: verifiedAt, verificationAskedAt: verifiedAt === null ? now : null };
    const names = { username, firstName, lastName };
    return (
      (await tx.row(insertAccount, { id, email, role, ...names, countryId, ...verification, createdAt: now })) !==
      undefined
    );
  };
  const names = `${person.firstName} ${person.lastName}`;
  let username = wish ?? (await freeUsername(tx, names, id));
  if (!(await insertAs(username))) {
    // Someone else took the generated username a moment earlier: generate another.
    const isOurChoice = wish === null && (await tx.row(emailTaken, { email })) === undefined;
    if (isOurChoice) username = lastResortUsername(names, id);
    if (!isOurChoice || !(await insertAs(username))) throw await takenFailure(tx, email, username);
  }
  if (person.passwordHash !== null) await tx.rows(insertCredential, { id, passwordHash: person.passwordHash, now });
  if (person.isOwner === true) await makeOwnerAtStart(tx, id, now);
  if (verifiedAt === null) announce(tx, registered, { userId: id, role: person.role, returnTo: person.returnTo });
  return { id, email, role: person.role, username };
}

const isUnknownCountry = async (tx: Tx, id: number): Promise<boolean> =>
  id < 0 || id > 32_767 || (await tx.row(knownCountry, { id })) === undefined;

function refuseWrong(problems: Readonly<Record<string, string | null>>): void {
  const wrong = Object.entries(problems).flatMap(([field, problem]) =>
    problem === null ? [] : [[field, [problem]] as [string, string[]]],
  );
  if (wrong.length === 0) return;
  throw new Failure('invalid_input', { message: wrong[0]?.[1][0] ?? '', fields: Object.fromEntries(wrong) });
}

/** A taken address is a field error (VAL-3); the call itself is rate-limited (AUT-2). */
async function takenFailure(tx: Tx, email: string, username: string): Promise<Failure> {
  const rows = await tx.rows(taken, { email, username });
  const fields: FieldErrors = {};
  if (rows.some((row) => row.email)) fields['email'] = ['This email address already has an account.'];
  if (rows.some((row) => row.username)) fields['username'] = ['This username is taken.'];
  const suggestions = fields['username'] === undefined ? [] : await usernamesToOffer(tx, username);
  return new Failure('invalid_input', {
    message: Object.values(fields)[0]?.[0] ?? 'Registration failed',
    fields,
    data: { suggestions },
  });
}
