/** Passkeys (WebAuthn) by @simplewebauthn, loaded at first use: it takes 10 MB of memory. */
import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server';
import type { Config } from './config.ts';

const TIMEOUT_MS = 300_000;
/** COSE numbers of Ed25519, P-256 and RSA: what authenticators make today. */
const ALGORITHMS = [-8, -7, -257];

const site = (config: Config) => ({ id: new URL(config.appUrl).hostname, origin: new URL(config.appUrl).origin });

export interface KnownPasskey {
  readonly credential_id: string;
  readonly transports: readonly string[];
}

const listed = (known: readonly KnownPasskey[]) =>
  known.map(({ credential_id: id, transports }) => ({ id, transports: [...transports] as never }));

/**
 * What the browser needs to make a passkey; usernameless sign-in wants it kept on the device, and its owner present and
 * verified.
 */
export async function passkeyToMake(
  config: Config,
  person: { readonly id: string; readonly email: string; readonly name: string },
  known: readonly KnownPasskey[],
) {
  const { generateRegistrationOptions } = await import('@simplewebauthn/server');
  return generateRegistrationOptions({
    rpName: config.brandName,
    rpID: site(config).id,
    userName: person.email,
    userID: new TextEncoder().encode(person.id),
    userDisplayName: person.name,
    timeout: TIMEOUT_MS,
    attestationType: 'none',
    excludeCredentials: listed(known),
    supportedAlgorithmIDs: ALGORITHMS,
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  });
}

/** What the browser needs to sign with one: any of this site, or one of those named. */
export async function passkeyToAskFor(config: Config, known: readonly KnownPasskey[]) {
  const { generateAuthenticationOptions } = await import('@simplewebauthn/server');
  return generateAuthenticationOptions({
    rpID: site(config).id,
    timeout: TIMEOUT_MS,
    userVerification: 'required',
    allowCredentials: listed(known),
  });
}

export interface MadePasskey {
  readonly credentialId: string;
  readonly publicKey: Buffer;
  readonly counter: number;
  readonly transports: readonly string[];
  readonly isSynced: boolean;
}

/** Null when it is not an answer to this challenge, for this site, by a verified person. */
export async function readMadePasskey(
  config: Config,
  response: RegistrationResponseJSON,
  challenge: string,
): Promise<MadePasskey | null> {
  const { verifyRegistrationResponse } = await import('@simplewebauthn/server');
  const { id, origin } = site(config);
  const check = {
    response,
    expectedChallenge: challenge,
    expectedOrigin: origin,
    expectedRPID: id,
    requireUserVerification: true,
    supportedAlgorithmIDs: ALGORITHMS,
  };
  const result = await verifyRegistrationResponse(check).catch(() => null);
  if (result?.verified !== true) return null;
  const { credential, credentialBackedUp } = result.registrationInfo;
  return {
    credentialId: credential.id,
    publicKey: Buffer.from(credential.publicKey),
    counter: credential.counter,
    transports: (credential.transports ?? []).slice(0, 10).map((transport) => transport.slice(0, 20)),
    isSynced: credentialBackedUp,
  };
}

export interface StoredPasskey extends KnownPasskey {
  readonly public_key: Buffer;
  readonly counter: string;
}

/** The key's new counter, or null when the signature is not good. */
export async function readSignature(
  config: Config,
  response: AuthenticationResponseJSON,
  challenge: string,
  key: StoredPasskey,
): Promise<number | null> {
  const { verifyAuthenticationResponse } = await import('@simplewebauthn/server');
  const { id, origin } = site(config);
  const credential = { id: key.credential_id, publicKey: new Uint8Array(key.public_key), counter: Number(key.counter) };
  const check = {
    response,
    expectedChallenge: challenge,
    expectedOrigin: origin,
    expectedRPID: id,
    requireUserVerification: true,
    credential,
  };
  const result = await verifyAuthenticationResponse(check).catch(() => null);
  return result?.verified === true ? result.authenticationInfo.newCounter : null;
}

/**
 * The challenge a response claims to answer, so that it can be looked up; null for anything that is not such a
 * response.
 */
export function challengeIn(clientDataJSON: string): string | null {
  try {
    const { challenge } = JSON.parse(Buffer.from(clientDataJSON, 'base64url').toString('utf8')) as {
      challenge?: unknown;
    };
    return typeof challenge === 'string' && challenge.length <= 200 ? challenge : null;
  } catch {
    return null;
  }
}
