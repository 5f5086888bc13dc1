import type { Call } from '../test-calls.ts';
import type { TestApp } from '../test-app.ts';

/** Proofs of a phone number. */
export async function verificationCalls(_app: TestApp): Promise<Record<string, Call>> {
  return {
    'GET /api/user/phone-verification': { as: 'newClient' },
    'POST /api/user/phone-verification/start': { as: 'newClient', body: { country: 'NO', number: '912 34 567', channel: 'sms' } },
    'POST /api/user/phone-verification/confirm': { as: 'newClient', body: { code: '000000' } },
  };
}
