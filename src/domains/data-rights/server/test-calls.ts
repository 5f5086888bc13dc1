import { makeExport } from './make-export.ts';
import { OWNER_ONLY, type ExampleCall, type OtherParties } from '#kit/server/example-calls.ts';
import type { TestApp } from '#app/server/test-app.ts';

/** Copies of one's data, leaving, and changing role. */
export async function exampleCalls(app: TestApp): Promise<Record<string, ExampleCall>> {
  const copy = await app.must<{ id: string }>('POST', '/api/user/data-exports', { as: 'otherClient', body: {} });
  await makeExport({ exportId: copy.id }, app.context);
  return {
    'GET /api/user/data-exports': { as: 'otherFreelancer' },
    'POST /api/user/data-exports': { as: 'otherFreelancer', body: {} },
    'GET /api/user/data-exports/:export_id/file': {
      as: 'otherClient',
      params: { export_id: copy.id },
      stranger: 'client',
    },
    'GET /api/user/leaving': { as: 'newClient' },
    'POST /api/user/leaving': { as: 'newFreelancer', refusedAs: 'invalid_input', body: { username: 'not-my-name' } },
    'DELETE /api/user/leaving': { as: 'newFreelancer' },
    'GET /api/user/role': { as: 'newClient' },
    'POST /api/user/role': { as: 'otherFreelancer', body: { role: 'both' } },
  };
}

export const otherParties: OtherParties = {
  'GET /api/user/data-exports/:export_id/file': OWNER_ONLY,
};
