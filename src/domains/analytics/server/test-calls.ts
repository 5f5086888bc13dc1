import type { TestApp } from '#app/server/test-app.ts';
import type { ExampleCall, OtherParties } from '#kit/server/example-calls.ts';

export async function exampleCalls(app: TestApp): Promise<Record<string, ExampleCall>> {
  const { id } = await app.publish();
  return {
    'GET /api/admin/day': { as: 'operator' },
    'GET /api/my/services-dashboard': { as: 'freelancer' },
    'GET /api/my/analytics': { as: 'freelancer', query: { days: '7' } },
    'GET /api/my/analytics/:id': {
      as: 'freelancer',
      params: { id },
      query: { days: '7' },
      stranger: 'otherFreelancer',
    },
  };
}

export const otherParties: OtherParties = { 'GET /api/my/analytics/:id': { as: 'client', code: 'forbidden' } };
