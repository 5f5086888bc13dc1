/** Which addresses a push may go to: those of the browsers' makers, and what the operator names (NET-1). */
import { isLoopback } from '../oidc.ts';

const HOSTS = ['fcm.googleapis.com', 'updates.push.services.mozilla.com', 'web.push.apple.com'];
const SUFFIXES = ['.push.services.mozilla.com', '.push.apple.com', '.notify.windows.com'];
const MAX = 1_000;

/** The origin that may be called, or null. */
export function pushOrigin(endpoint: string, alsoAllowed: readonly string[]): string | null {
  if (endpoint.length > MAX || !URL.canParse(endpoint)) return null;
  const { origin, protocol, port, hostname, username, password } = new URL(endpoint);
  if (username !== '' || password !== '') return null;
  if (alsoAllowed.includes(origin)) return origin;
  const isKnown = HOSTS.includes(hostname) || SUFFIXES.some((suffix) => hostname.endsWith(suffix));
  return protocol === 'https:' && port === '' && isKnown ? origin : null;
}

/** Of PUSH_SERVICES: origins with commas between them; plain http on this machine only. Null when it can't be read. */
export function readPushServices(given: string): readonly string[] | null {
  const origins = given.split(',').map((part) => part.trim());
  const areGood = origins.every(
    (origin) =>
      URL.canParse(origin) &&
      new URL(origin).origin === origin &&
      (origin.startsWith('https://') || isLoopback(origin)),
  );
  return areGood ? origins : null;
}
