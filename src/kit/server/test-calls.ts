import type { ExampleCall } from './example-calls.ts';

export const exampleCalls = async (): Promise<Record<string, ExampleCall>> => ({
  'GET /api/admin/storage-space': { as: 'operator' },
  'GET /api/admin/background-work': { as: 'operator' },
  'POST /api/admin/background-work/replay': { as: 'operator', body: {} },
  'GET /api/admin/policy-reports': { as: 'operator' },
  'POST /api/realtime/ticket': { as: 'newClient' },
});
