import type { TestApp } from '#app/server/test-app.ts';
import { OWNER_ONLY, type ExampleCall, type OtherParties } from '#kit/server/example-calls.ts';

export async function exampleCalls(app: TestApp): Promise<Record<string, ExampleCall>> {
  // Two for all calls: one person may have 25 services.
  const [{ slug }, other] = [await app.publish(), await app.publish()];
  const saveInList = async (list: string) =>
    app.must<{ id: string; list: string }>('PUT', '/api/saved', {
      as: 'client',
      body: { service: other.slug, list: 'favorites', new_list: list, note: '' },
    });
  const search = async (name: string) =>
    (
      await app.must<{ id: string }>('POST', '/api/saved/searches', {
        as: 'client',
        body: { name, query: 'q=logo', alert: 'daily' },
      })
    ).id;
  const mine = (id: string): ExampleCall => ({ as: 'client', params: { id }, stranger: 'otherClient' });
  return {
    'GET /api/saved': { as: 'client', query: { limit: '5', list: 'favorites' } },
    'GET /api/saved/of': { as: 'client', query: { service: slug } },
    'GET /api/saved/among': {
      as: 'client',
      query: { services: `${slug},${other.slug}`, list: 'services', search: 'category=logo-design&q=logo' },
    },
    'PUT /api/saved': { as: 'client', body: { service: slug, list: 'favorites', note: 'For the autumn launch.' } },
    'PUT /api/saved/:id': {
      ...mine((await saveInList('To change')).id),
      body: { list: 'favorites', note: 'Quick replies.' },
    },
    'DELETE /api/saved/:id': mine((await saveInList('To take from')).id),
    'PUT /api/saved/lists/:id': { ...mine((await saveInList('To rename')).list), body: { name: 'Renamed' } },
    'GET /api/saved/searches': { as: 'client' },
    'POST /api/saved/searches': {
      as: 'client',
      body: { name: 'Logos', list: 'services', query: 'category=logo-design&q=logo&max_price=300', alert: 'daily' },
    },
    'PUT /api/saved/searches/:id': { ...mine(await search('To change')), body: { name: 'Changed', alert: 'at_once' } },
    'DELETE /api/saved/searches/:id': mine(await search('To remove')),
    'DELETE /api/saved/lists/:id': mine((await saveInList('To remove')).list),
  };
}

export const otherParties: OtherParties = {
  'PUT /api/saved/:id': OWNER_ONLY,
  'DELETE /api/saved/:id': OWNER_ONLY,
  'PUT /api/saved/searches/:id': OWNER_ONLY,
  'DELETE /api/saved/searches/:id': OWNER_ONLY,
  'PUT /api/saved/lists/:id': OWNER_ONLY,
  'DELETE /api/saved/lists/:id': OWNER_ONLY,
};
