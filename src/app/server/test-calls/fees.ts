import type { Call } from '../test-calls.ts';

/** Terms, as everyone reads them and operators change them. */
export async function feeCalls(): Promise<Record<string, Call>> {
  return {
    'GET /api/fees': { as: null },
    'GET /api/admin/fees': { as: 'operator' },
    'POST /api/admin/fees': { as: 'operator', body: { name: 'withdrawalBankWhole', value: 2, reason: 'Our bank charges more from now on' } },
  };
}
