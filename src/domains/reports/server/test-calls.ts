import type { TestApp } from '#app/server/test-app.ts';
import { OWNER_ONLY, type ExampleCall, type OtherParties, type Person } from '#kit/server/example-calls.ts';

const REPORT = { category: 'untrue', text: 'The pictures are not of their own work.' };
const STATEMENT = 'The pictures were taken from another portfolio, which our rules do not allow.';

/** Services of one freelancer are reported by others. */
export async function exampleCalls(app: TestApp): Promise<Record<string, ExampleCall>> {
  const reported = async (as: Person = 'client') => {
    const { id } = await app.publish();
    await app.must('POST', '/api/reports', { as, body: { kind: 'service', id, ...REPORT } });
    const { items } = await app.must<{ items: { id: string }[] }>('GET', '/api/admin/reports?queue=open&limit=100', {
      as: 'operator',
    });
    return items.at(-1)?.id ?? '';
  };
  const removed = async () => {
    const id = await reported();
    await app.must('POST', `/api/admin/reports/${id}/decide`, {
      as: 'operator',
      body: { decision: 'removed', statement: STATEMENT },
    });
    return id;
  };
  const appealed = async () => {
    const id = await removed();
    await app.must('POST', `/api/my/reports/decisions/${id}/appeal`, {
      as: 'freelancer',
      body: { text: 'They are mine; I can show the drafts.' },
    });
    return id;
  };
  const [fresh, toDecide, toAppeal, toAnswer] = [
    (await app.publish()).id,
    await reported(),
    await removed(),
    await appealed(),
  ];
  const toDismiss = await reported();
  return {
    'GET /api/reports/thing': { as: 'client', query: { kind: 'service', id: fresh } },
    'POST /api/reports': { as: 'client', body: { kind: 'service', id: fresh, ...REPORT } },
    'GET /api/my/reports': { as: 'client', query: { limit: '5' } },
    'GET /api/my/reports/decisions': { as: 'freelancer', query: { limit: '5' } },
    'POST /api/my/reports/decisions/:id/appeal': {
      as: 'freelancer',
      params: { id: toAppeal },
      stranger: 'otherFreelancer',
      body: { text: 'They are mine; I can show the drafts.' },
    },
    'GET /api/admin/reports': { as: 'operator', query: { queue: 'open', kind: 'service', limit: '2' } },
    'GET /api/admin/reports/:id': { as: 'operator', params: { id: toDecide } },
    'POST /api/admin/reports/:id/take': { as: 'operator', params: { id: toDecide }, body: { mine: true } },
    'POST /api/admin/reports/dismiss': { as: 'operator', body: { ids: [toDismiss], statement: STATEMENT } },
    'POST /api/admin/reports/:id/decide': {
      as: 'operator',
      params: { id: toDecide },
      body: { decision: 'warned', statement: STATEMENT },
    },
    'POST /api/admin/reports/:id/answer': {
      as: 'operator',
      params: { id: toAnswer },
      body: { granted: true, statement: 'The drafts show that the work is yours.' },
    },
  };
}

export const otherParties: OtherParties = {
  'POST /api/my/reports/decisions/:id/appeal': OWNER_ONLY,
};
