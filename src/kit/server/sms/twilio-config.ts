import { isLoopback } from '../oidc.ts';
import { StartRefusal } from '../start-refusal.ts';

export interface TwilioConfig {
  readonly accountSid: string;
  readonly authToken: string;
  /** A number (+15550100) or a messaging service (MG…). Only a number can call. */
  readonly from: string;
  readonly apiBase: string;
}

const NAMES = ['TWILIO_ACCOUNT_SID', 'TWILIO_AUTH_TOKEN', 'TWILIO_FROM'] as const;

/** All three or none: with a part of them people would wait for messages that nobody sends. */
export function readTwilio(given: Readonly<Record<string, unknown>>): TwilioConfig | null {
  const missing = NAMES.filter((name) => given[name] === undefined);
  if (missing.length === NAMES.length) return null;
  if (missing.length > 0)
    throw new StartRefusal(`Set ${NAMES.join(', ')} together, or none of them: ${missing.join(' and ')} is missing.`);
  const [accountSid, authToken, from] = NAMES.map((name) => String(given[name])) as [string, string, string];
  const apiBase = String(given['TWILIO_API_BASE']).replace(/\/+$/, '');
  if (!/^AC[0-9a-f]{32}$/i.test(accountSid))
    throw new StartRefusal(
      'The environment variable TWILIO_ACCOUNT_SID is not usable: it must be an account SID (AC and 32 hexadecimal digits).',
    );
  if (!/^(\+\d{5,15}|MG[0-9a-f]{32})$/i.test(from))
    throw new StartRefusal(
      'The environment variable TWILIO_FROM is not usable: it must be a number such as +15550100, or a messaging service SID (MG…).',
    );
  if (!apiBase.startsWith('https://') && !isLoopback(apiBase))
    throw new StartRefusal('The environment variable TWILIO_API_BASE is not usable: it must be an https address.');
  return { accountSid, authToken, from, apiBase };
}
