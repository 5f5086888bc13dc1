import { PIXEL } from '#app/server/test-pixel.ts';
import type { TestApp } from '#app/server/test-app.ts';
import type { ExampleCall, OtherParties } from '#kit/server/example-calls.ts';
import { goodDraft } from '../test-draft.ts';

/** A service of its own for each call, so that no call's success is another's conflict. */
export async function exampleCalls(app: TestApp): Promise<Record<string, ExampleCall>> {
  const { slug } = await app.publish();
  const draft = async () => {
    const { id } = await app.must<{ id: string }>('POST', '/api/my/services', { as: 'freelancer', body: {} });
    await app.must('PUT', `/api/my/services/${id}`, { as: 'freelancer', body: goodDraft() });
    return id;
  };
  const onSale = async () => (await app.publish()).id;
  const paused = async () => {
    const id = await onSale();
    await app.must('POST', `/api/my/services/${id}/pause`, { as: 'freelancer' });
    return id;
  };
  const mine = (id: string): ExampleCall => ({ as: 'freelancer', params: { id }, stranger: 'otherFreelancer' });
  return {
    'GET /api/services': {
      as: null,
      query: { q: 'logo', category: 'logo-design', min_price: '5', max_price: '500.50', delivery_days: '9', sort: 'newest', page: '1', facets: 'true' },
    },
    'GET /api/services/categories': { as: null },
    'GET /api/services/categories/:slug': { as: null, params: { slug: 'logo-design' } },
    'GET /api/services/by-slug/:slug': { as: null, params: { slug } },
    'GET /api/services/by-slug/:slug/reviews': { as: null, params: { slug }, query: { limit: '5', stars: '5' } },
    'GET /api/services/of/:username': { as: null, params: { username: app.people.freelancer.username } },
    'GET /api/my/services': { as: 'freelancer' },
    'POST /api/my/services': { as: 'freelancer', body: { title: 'A sign', category: 'logo-design' } },
    'GET /api/my/services/:id': mine(await draft()),
    'PUT /api/my/services/:id': { ...mine(await draft()), body: goodDraft() },
    'POST /api/my/services/:id/publish': mine(await draft()),
    'POST /api/my/services/:id/pause': mine(await onSale()),
    'POST /api/my/services/:id/resume': mine(await paused()),
    'POST /api/my/services/:id/archive': mine(await onSale()),
    'POST /api/my/services/:id/cover': { ...mine(await draft()), file: { name: 'cover.png', bytes: PIXEL } },
    'DELETE /api/my/services/:id/cover': mine(await draft()),
  };
}

const client = { as: 'client', code: 'forbidden' } as const;

export const otherParties: OtherParties = {
  'GET /api/my/services/:id': client,
  'PUT /api/my/services/:id': client,
  'POST /api/my/services/:id/publish': client,
  'POST /api/my/services/:id/pause': client,
  'POST /api/my/services/:id/resume': client,
  'POST /api/my/services/:id/archive': client,
  'POST /api/my/services/:id/cover': client,
  'DELETE /api/my/services/:id/cover': client,
};
