import { makeExport } from '#domains/data-rights/server/make-export.ts';
import type { Call } from '../test-calls.ts';
import { PASSWORD, type TestApp } from '../test-app.ts';

/** Signing in with Google, copies of one's data, leaving, and changing role. */
export async function rightsCalls(app: TestApp): Promise<Record<string, Call>> {
  const copy = await app.must<{ id: string }>('POST', '/api/user/data-exports', { as: 'otherClient', body: {} });
  await makeExport({ exportId: copy.id }, app.context);
  return {
    'GET /api/user/data-exports': { as: 'otherFreelancer' },
    'POST /api/user/data-exports': { as: 'otherFreelancer', body: {} },
    'GET /api/user/data-exports/:exportId/file': { as: 'otherClient', params: { exportId: copy.id }, stranger: 'client' },
    'GET /api/user/leaving': { as: 'newClient' },
    'POST /api/user/leaving': { as: 'newFreelancer', body: { username: 'not-my-name' } },
    'DELETE /api/user/leaving': { as: 'newFreelancer' },
    'GET /api/user/role': { as: 'newClient' },
    'POST /api/user/role': { as: 'otherFreelancer', body: { role: 'both' } },
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
