/** Sign-in at an OpenID provider: Authorization Code with PKCE, everything that comes back checked (AUT-8). */
import type { Configuration, CustomFetch } from 'openid-client';
import { Failure } from '../errors.ts';
import { outbound, outboundFetch, OutboundUnknown } from './outbound.ts';

export interface OidcClient {
  readonly issuer: string;
  readonly clientId: string;
  readonly clientSecret: string;
  /** For tests that wait for it. */
  readonly timeoutMs?: number;
}

/** What is kept here while the person is at the provider. */
export interface OidcTrip {
  readonly state: string;
  readonly nonce: string;
  readonly codeVerifier: string;
}

export interface OidcPerson {
  readonly issuer: string;
  /** The provider's own id for this person: the only thing to know them by. */
  readonly subject: string;
  readonly email: string | null;
  readonly emailVerified: boolean;
  readonly firstName: string;
  readonly lastName: string;
}

export const GOOGLE = 'https://accounts.google.com';
/**
 * Where Google's discovery document leads to, beside the issuer itself. Another issuer answers everything under its own
 * origin.
 */
const GOOGLE_ORIGINS: readonly string[] = [
  'https://oauth2.googleapis.com',
  'https://www.googleapis.com',
  'https://openidconnect.googleapis.com',
];
/** Each request to the provider, discovery included. A person waits for it, so it is shorter than most. */
const TIMEOUT_MS = 6_000;
const ANSWER_BYTES = 256 * 1_024;
/** Keys and addresses of a provider change rarely; its library looks for new keys automatically. */
const KNOWN_FOR_MS = 3_600_000;

const known = new Map<string, { readonly at: number; readonly configuration: Promise<Configuration> }>();

const load = () => import('openid-client');

/** Plain http is for a provider on this machine, in tests and development; the configuration allows no other. */
export const isLoopback = (url: string): boolean => ['localhost', '127.0.0.1', '[::1]'].includes(new URL(url).hostname);

async function discover({
  issuer,
  clientId,
  clientSecret,
  timeoutMs = TIMEOUT_MS,
}: OidcClient): Promise<Configuration> {
  const oidc = await load();
  const { origin } = new URL(issuer);
  const origins = origin === GOOGLE ? [origin, ...GOOGLE_ORIGINS] : [origin];
  const send = outbound({ origins, timeoutMs, maxBytes: ANSWER_BYTES });
  const execute = [
    oidc.enableNonRepudiationChecks,
    ...(issuer.startsWith('http://') && isLoopback(issuer) ? [oidc.allowInsecureRequests] : []),
  ];
  const configuration = await oidc.discovery(
    new URL(issuer),
    clientId,
    clientSecret,
    oidc.ClientSecretPost(clientSecret),
    {
      [oidc.customFetch]: outboundFetch(send) as CustomFetch,
      execute,
    },
  );
  const { authorization_endpoint: page, token_endpoint: token, jwks_uri: keys } = configuration.serverMetadata();
  // It would be remembered, and lead people or their codes elsewhere.
  for (const address of [page, token, keys])
    if (address === undefined || !URL.canParse(address) || !origins.includes(new URL(address).origin))
      throw new TypeError(`${issuer} leads to ${address ?? 'nowhere'}`);
  return configuration;
}

function configurationOf(client: OidcClient): Promise<Configuration> {
  const key = JSON.stringify(client);
  const held = known.get(key);
  if (held !== undefined && performance.now() - held.at < KNOWN_FOR_MS) return held.configuration;
  const configuration = discover(client);
  known.set(key, { at: performance.now(), configuration });
  // A provider that was down is asked again by the next person.
  configuration.catch(() => known.delete(key));
  return configuration;
}

const away = (cause: unknown): Failure =>
  new Failure('unavailable', {
    message: 'Google isn’t responding. Try again, or sign in with your password.',
    retryAfterSeconds: 5,
    cause,
  });

/** Where to send the person, and what has to be remembered until they come back. */
export async function beginTrip(client: OidcClient, redirectUri: string): Promise<OidcTrip & { readonly url: string }> {
  const oidc = await load();
  const configuration = await configurationOf(client).catch((error: unknown) => {
    throw away(error);
  });
  const trip: OidcTrip = {
    state: oidc.randomState(),
    nonce: oidc.randomNonce(),
    codeVerifier: oidc.randomPKCECodeVerifier(),
  };
  const url = oidc.buildAuthorizationUrl(configuration, {
    redirect_uri: redirectUri,
    response_type: 'code',
    scope: 'openid email profile',
    state: trip.state,
    nonce: trip.nonce,
    code_challenge: await oidc.calculatePKCECodeChallenge(trip.codeVerifier),
    code_challenge_method: 'S256',
    prompt: 'select_account',
  });
  return { ...trip, url: url.href };
}

/** Trades the code in. Issuer, audience, times, nonce, state and signature are checked by the library. */
export async function endTrip(
  client: OidcClient,
  redirectUri: string,
  trip: OidcTrip,
  back: { code: string; iss?: string | undefined },
): Promise<OidcPerson> {
  const oidc = await load();
  const url = new URL(redirectUri);
  url.searchParams.set('code', back.code);
  url.searchParams.set('state', trip.state);
  if (back.iss !== undefined) url.searchParams.set('iss', back.iss);
  try {
    const answer = await oidc.authorizationCodeGrant(await configurationOf(client), url, {
      expectedState: trip.state,
      expectedNonce: trip.nonce,
      pkceCodeVerifier: trip.codeVerifier,
      idTokenExpected: true,
    });
    const claims = answer.claims();
    if (claims === undefined) throw new TypeError('no ID token');
    return personOf(claims);
  } catch (error) {
    throw isOurFault(error) ? error : isAway(error) ? away(error) : refused(error);
  }
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value.trim() : '');

function personOf(claims: Readonly<Record<string, unknown>> & { iss: string; sub: string }): OidcPerson {
  const email = textOf(claims['email']).toLowerCase();
  const [first = '', ...rest] = textOf(claims['name']).split(/\s+/);
  return {
    issuer: claims.iss,
    subject: claims.sub,
    email: email === '' ? null : email,
    emailVerified: claims['email_verified'] === true,
    firstName: textOf(claims['given_name']) || first,
    lastName: textOf(claims['family_name']) || rest.join(' '),
  };
}

const isOurFault = (error: unknown): boolean =>
  error instanceof Failure || error instanceof ReferenceError || error instanceof SyntaxError;

/** No answer, or one that says "not now": the library wraps both, the cause tells. */
function isAway(error: unknown): boolean {
  for (let at = error, depth = 0; at instanceof Error && depth < 5; at = at.cause, depth += 1)
    if (at instanceof OutboundUnknown || (at.cause instanceof Response && at.cause.status >= 500)) return true;
  return false;
}

/** What exactly was wrong goes to the log, never to the person who may have tampered with it. */
const refused = (cause: unknown): Failure =>
  new Failure('invalid_input', {
    message: 'We couldn’t verify Google’s response. Start again from the sign-in page.',
    cause,
  });
