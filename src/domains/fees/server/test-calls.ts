import type { ExampleCall } from '#kit/server/example-calls.ts';

/** Terms, as everyone reads them and operators change them. */
export async function exampleCalls(): Promise<Record<string, ExampleCall>> {
  return {
    'GET /api/fees': { as: null },
    'GET /api/admin/fees': { as: 'operator' },
    'POST /api/admin/fees': {
      as: 'operator',
      body: { name: 'withdrawal_bank_whole', value: 2, reason: 'Our bank charges more from now on' },
    },
  };
}
