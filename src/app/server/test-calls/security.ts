import type { Call } from '../test-calls.ts';
import { PASSWORD, type TestApp } from '../test-app.ts';

/** Proving who one is, and the ways in. */
export async function securityCalls(_app: TestApp): Promise<Record<string, Call>> {
  return {
    'GET /api/user/confirm-identity': { as: 'newClient' },
    'POST /api/user/confirm-identity': { as: 'newClient', body: { password: PASSWORD } },
  };
}
