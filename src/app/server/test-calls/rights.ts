import type { Call } from '../test-calls.ts';
import { PASSWORD, type TestApp } from '../test-app.ts';

/** Signing in with Google, copies of one's data, leaving, and changing role. */
export async function rightsCalls(_app: TestApp): Promise<Record<string, Call>> {
  return {
    'GET /api/auth/google': { as: null },
    'POST /api/auth/google': { as: null, body: {} },
    'POST /api/auth/google/finish': { as: null, body: { attempt: 'never-begun', state: 'made-up', code: 'x' } },
    'POST /api/auth/google/join': { as: null, body: { ticket: 'never-given', role: 'client', first_name: 'Ines', last_name: 'Moreau' } },
    'POST /api/auth/google/prove': { as: null, body: { ticket: 'never-given', password: PASSWORD } },
    'GET /api/user/google': { as: 'newClient' },
    'POST /api/user/google': { as: 'newClient', body: {} },
    'DELETE /api/user/google': { as: 'newClient' },
  };
}
