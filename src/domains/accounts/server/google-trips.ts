/**
 * Sign-in attempts at Google and the steps left after one: rows that are valid once, found by hashes of what the
 * browser holds.
 */
import { after, MINUTE_MS } from '#kit/clock.ts';
import { Failure } from '#kit/errors.ts';
import type { Context } from '#kit/server/context.ts';
import { statement, type Db, type Tx } from '#kit/server/db/database.ts';
import { beginTrip, endTrip, type OidcClient, type OidcPerson } from '#kit/server/oidc.ts';
import { pathTo } from '#routes';
import { makeLinkToken, sha256 } from './tokens.ts';

const TRIP_MINUTES = 10;
const TICKET_MINUTES = 30;

const keepTrip = statement(
  'google_attempt_keep',
  `with old as (delete from google_attempt where expires_at < :now)
   insert into google_attempt (state_hash, browser_hash, nonce, code_verifier, user_id, expires_at)
   values (:stateHash, :browserHash, :nonce, :codeVerifier, :userId, :expiresAt)`,
);
const takeTrip = statement(
  'google_attempt_take',
  'delete from google_attempt where state_hash = :stateHash and browser_hash = :browserHash and expires_at > :now returning nonce, code_verifier, user_id',
);

function offered(context: Context): OidcClient {
  if (context.config.google === null)
    throw new Failure('wrong_state', { message: 'Sign-in with Google isn’t available on this site.' });
  return context.config.google;
}

const redirectUri = (context: Context): string => context.config.appUrl + pathTo('google-callback');

/** `userId` is whose settings page asks for a link; null when someone signs in. */
export async function beginGoogleTrip(
  context: Context,
  userId: string | null,
): Promise<{ url: string; attempt: string }> {
  const { url, state, nonce, codeVerifier } = await beginTrip(offered(context), redirectUri(context));
  const attempt = makeLinkToken();
  const now = context.clock();
  await context.db.rows(keepTrip, {
    stateHash: sha256(state),
    browserHash: sha256(attempt),
    nonce,
    codeVerifier,
    userId,
    now,
    expiresAt: after(now, TRIP_MINUTES * MINUTE_MS),
  });
  return { url, attempt };
}

export interface Returned {
  readonly attempt: string;
  readonly state: string;
  readonly code?: string | undefined;
  readonly iss?: string | undefined;
  readonly error?: string | undefined;
}

export interface Arrival {
  readonly person: OidcPerson;
  /** Who wants this linked; null when someone signs in. */
  readonly forUserId: string | null;
}

/** Uses the attempt up whatever its outcome: a code cannot be tried twice, here or in another browser (AUT-8). */
export async function endGoogleTrip(db: Db, back: Returned, context: Context): Promise<Arrival> {
  const client = offered(context);
  const row = await db.row(takeTrip, {
    stateHash: sha256(back.state),
    browserHash: sha256(back.attempt),
    now: context.clock(),
  });
  if (row === undefined)
    throw new Failure('wrong_state', {
      message: 'This sign-in was started in another browser, was already used, or took too long. Start again.',
    });
  if (back.code === undefined || back.code === '')
    throw new Failure('wrong_state', {
      message:
        back.error === 'access_denied'
          ? 'You canceled the Google sign-in. Nothing changed.'
          : 'Google didn’t complete the sign-in. Start again.',
    });
  const trip = { state: back.state, nonce: row.nonce, codeVerifier: row.code_verifier };
  const person = await endTrip(client, redirectUri(context), trip, { code: back.code, iss: back.iss });
  return { person, forUserId: row.user_id };
}

const keepTicket = statement(
  'google_ticket_keep',
  `with old as (delete from google_ticket where expires_at < :now)
   insert into google_ticket (ticket_hash, issuer, subject, email, email_verified, user_id, expires_at)
   values (:ticketHash, :issuer, :subject, :email, :isVerified, :userId, :expiresAt)`,
);
const TICKET = 'issuer, subject, email, email_verified, user_id';
const readTicket = statement(
  'google_ticket_read',
  `select ${TICKET} from google_ticket where ticket_hash = :ticketHash and expires_at > :now`,
);
const takeTicket = statement(
  'google_ticket_take',
  `delete from google_ticket where ticket_hash = :ticketHash and expires_at > :now returning ${TICKET}`,
);

export interface Ticket {
  readonly issuer: string;
  readonly subject: string;
  readonly email: string;
  readonly email_verified: boolean;
  readonly user_id: string | null;
}

export async function makeTicket(tx: Tx, ticket: Ticket, context: Context): Promise<string> {
  const secret = makeLinkToken();
  const now = context.clock();
  const { issuer, subject, email, email_verified: isVerified, user_id: userId } = ticket;
  await tx.rows(keepTicket, {
    ticketHash: sha256(secret),
    issuer,
    subject,
    email,
    isVerified,
    userId,
    now,
    expiresAt: after(now, TICKET_MINUTES * MINUTE_MS),
  });
  return secret;
}

const good = (ticket: Ticket | undefined): Ticket => {
  if (ticket === undefined)
    throw new Failure('wrong_state', { message: 'This took too long or is already done. Sign in with Google again.' });
  return ticket;
};

export const ticketOf = async (db: Db, secret: string, context: Context): Promise<Ticket> =>
  good(await db.row(readTicket, { ticketHash: sha256(secret), now: context.clock() }));

export const takeTicketUp = async (tx: Tx, secret: string, context: Context): Promise<Ticket> =>
  good(await tx.row(takeTicket, { ticketHash: sha256(secret), now: context.clock() }));
