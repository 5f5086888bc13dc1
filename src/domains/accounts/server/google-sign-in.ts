import type { Actor, Role } from '#kit/actor.ts';
import type { DataOf } from '#kit/endpoint.ts';
import { Failure, invalidField } from '#kit/errors.ts';
import type { Context } from '#kit/server/context.ts';
import { cleanName } from '#kit/plain-text.ts';
import { statement, type Db, type Tx } from '#kit/server/db/database.ts';
import type { RequestFacts } from '#kit/server/http/handler.ts';
import { announce } from '#kit/server/jobs/announce.ts';
import { registered } from '../events.ts';
import type { finishGoogle, joinWithGoogle, proveForGoogle } from '../google-contract.ts';
import { holderOf, linkGoogle } from './google-links.ts';
import { makeTicket, ticketOf, takeTicketUp, type Arrival } from './google-trips.ts';
import { recognise } from './recognise.ts';
import { registerPerson } from './register-person.ts';
import { askForCode } from './second-factor.ts';
import { CONFIRMED_MINUTES } from './sessions.ts';
import { HAS_FACTOR } from './staff-second-step.ts';
import { recognisedBy, signIn } from './sign-in.ts';

type Outcome = DataOf<typeof finishGoogle>;

const byId = statement('google_account', 'select email, two_factor_enabled from account where id = :holder');
const byEmail = statement(
  'google_account_by_email',
  'select id, email_verified_at is not null as verified from account where email = :email',
);

/**
 * Before the transaction: Google is the first factor only. Anyone who set up a second is asked for it as after a
 * password.
 */
export async function askSecondFactor(db: Db, { person, forUserId }: Arrival, context: Context): Promise<void> {
  const holder = forUserId === null ? await holderOf(db, person) : null;
  if (holder === null) return;
  const row = await db.row(byId, { holder });
  if (row?.two_factor_enabled === true) await askForCode(holder, context);
}

/** The login data of CALL-1, for the person Google has just vouched for. */
async function signInByGoogle(
  tx: Tx,
  userId: string,
  request: RequestFacts,
  context: Context,
): Promise<DataOf<typeof joinWithGoogle>> {
  const who = await recognisedBy(tx, userId);
  const { token, expiresAt } = await signIn(tx, who, request, context, 'google');
  return { api_token: token, id: who.id, email: who.email, role: who.role, token_expires_at: expiresAt.toISOString() };
}

const plain = { login: null, ticket: null, first_name: '', last_name: '' };

/** What follows from Google's answer: a known subject signs in, everyone else has a step left (AUT-8). */
export async function settleArrival(
  tx: Tx,
  { person, forUserId }: Arrival,
  actor: Actor | null,
  request: RequestFacts,
  context: Context,
): Promise<Outcome> {
  const { issuer, subject, email, emailVerified, firstName, lastName } = person;
  if (email === null)
    throw new Failure('wrong_state', {
      message: 'Google did not share your email address. Allow it there, or sign up without Google.',
    });
  if (forUserId !== null) {
    if (actor === null || actor.userId !== forUserId)
      throw new Failure('unauthenticated', { message: 'Sign in again, then link Google in your settings.' });
    await linkGoogle(tx, forUserId, { issuer, subject, email }, context);
    return { ...plain, outcome: 'linked', email };
  }
  const holder = await holderOf(tx, person);
  if (holder !== null) {
    const login = await signInByGoogle(tx, holder, request, context);
    return { ...plain, outcome: 'signed_in', login, email: login.email };
  }
  const account = await tx.row(byEmail, { email });
  // The person who opened the account never proved the address: it may be a stranger's trap, so Google does not open
  // it.
  if (account?.verified === false)
    throw new Failure('wrong_state', {
      message:
        'An account with this address exists, but the address isn’t verified. Use "Forgot password" to verify it, then link Google.',
    });
  const ticket = await makeTicket(
    tx,
    { issuer, subject, email, email_verified: emailVerified, user_id: account?.id ?? null },
    context,
  );
  return {
    ...plain,
    outcome: account === undefined ? 'choose_role' : 'prove',
    ticket,
    email,
    first_name: firstName.slice(0, 80),
    last_name: lastName.slice(0, 80),
  };
}

export interface NewcomerFields {
  readonly ticket: string;
  readonly role: Role;
  readonly first_name: string;
  readonly last_name: string;
  readonly return_to: string | null;
}

/** Opens the account. Its address is proven when Google says that it proved it; otherwise our own email goes out. */
export async function joinByGoogle(
  tx: Tx,
  fields: NewcomerFields,
  request: RequestFacts,
  context: Context,
): Promise<DataOf<typeof joinWithGoogle>> {
  const names = { first_name: cleanName(fields.first_name), last_name: cleanName(fields.last_name) };
  const missing = (['first_name', 'last_name'] as const).find((field) => names[field] === '');
  if (missing !== undefined) throw invalidField(missing, 'This field is required.');
  const ticket = await takeTicketUp(tx, fields.ticket, context);
  if (ticket.user_id !== null)
    throw new Failure('wrong_state', { message: 'This address already has an account. Sign in instead.' });
  const person = {
    firstName: names.first_name,
    lastName: names.last_name,
    email: ticket.email,
    role: fields.role,
    passwordHash: null,
  };
  const who = await registerPerson(
    tx,
    { ...person, emailVerified: ticket.email_verified, returnTo: fields.return_to },
    context,
  );
  // Without an email to prove; what the account was made by agreeing to is recorded from this event.
  if (ticket.email_verified) announce(tx, registered, { userId: who.id, role: who.role, returnTo: null });
  await linkGoogle(tx, who.id, ticket, context);
  return signInByGoogle(tx, who.id, request, context);
}

const justSignedIn = statement(
  'google_session_is_fresh',
  `select 1 as fresh from session s join account a on a.id = s.user_id where s.id = :id and (
     (s.created_at > now() - interval '${CONFIRMED_MINUTES} minutes'
       and (s.way in ('password_and_code', 'passkey') or not ${HAS_FACTOR}))
     or (s.confirmed_at > now() - interval '${CONFIRMED_MINUTES} minutes'
       and (s.confirmed_with_factor or not ${HAS_FACTOR})))`,
);
const hasFactor = statement('google_has_factor', `select 1 as found from account a where a.id = :id and ${HAS_FACTOR}`);

export interface GoogleProof {
  readonly userId: string;
  /** Proven by the session that asks, opened a moment ago: it needs no other. */
  readonly isSignedIn: boolean;
}

/**
 * Before the transaction: the password of the account that has Google's address, counted like any other sign-in. Where
 * that wants a code as well, the browser signs in first and comes again with the session it got.
 */
export async function proofForGoogle(
  db: Db,
  given: { ticket: string; password: string },
  actor: Actor | null,
  request: RequestFacts,
  context: Context,
): Promise<GoogleProof> {
  const ticket = await ticketOf(db, given.ticket, context);
  if (ticket.user_id === null) throw new Failure('wrong_state');
  if (actor?.userId === ticket.user_id && (await db.row(justSignedIn, { id: actor.sessionId })) !== undefined)
    return { userId: actor.userId, isSignedIn: true };
  const row = await db.row(byId, { holder: ticket.user_id });
  const { id } = await recognise(db, { email: row?.email ?? '', password: given.password }, request, context);
  // Anyone who has an app was asked for its code above; a passkey can only be shown at the sign-in page (AUT-12).
  if ((await db.row(hasFactor, { id })) !== undefined)
    throw new Failure('wrong_state', {
      message: 'This account has a passkey. Sign in with it, then link Google in your settings.',
    });
  return { userId: id, isSignedIn: false };
}

export async function linkAfterProof(
  tx: Tx,
  secret: string,
  proof: GoogleProof,
  request: RequestFacts,
  context: Context,
): Promise<DataOf<typeof proveForGoogle>> {
  const ticket = await takeTicketUp(tx, secret, context);
  if (ticket.user_id !== proof.userId) throw new Failure('wrong_state');
  await linkGoogle(tx, proof.userId, ticket, context);
  return proof.isSignedIn ? null : signInByGoogle(tx, proof.userId, request, context);
}
