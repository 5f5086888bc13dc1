import { notifyOf } from '#app/server/modules.ts';
import { unsubscribeToken } from './unsubscribe.ts';
import { passwordChanged } from '#domains/accounts/events.ts';
import { OWNER_ONLY, type ExampleCall, type OtherParties } from '#kit/server/example-calls.ts';
import type { TestApp } from '#app/server/test-app.ts';

/** A notification for the client to read. */
export async function exampleCalls(app: TestApp): Promise<Record<string, ExampleCall>> {
  const userId = app.people.client.id;
  const news = { id: '900000000000', at: app.context.clock() };
  await notifyOf(passwordChanged.name, { userId }, app.context, news);
  await notifyOf(passwordChanged.name, { userId }, app.context, { ...news, id: '900000000001' });
  const { items } = await app.must<{ items: { id: string }[] }>('GET', '/api/notifications', { as: 'client' });
  await notifyOf(passwordChanged.name, { userId: app.people.otherClient.id }, app.context, { ...news, id: '900000000002' });
  const { batch } = await app.must<{ batch: string }>('POST', '/api/notifications/read-all', { as: 'otherClient' });
  return {
    'GET /api/notifications': { as: 'client', query: { filter: 'unread', limit: '5' } },
    'POST /api/notifications/:id/read': { as: 'client', params: { id: items[0]?.id ?? '' }, stranger: 'otherClient' },
    'POST /api/notifications/read-all': { as: 'client', body: {} },
    'POST /api/notifications/undo-read-all': { as: 'otherClient', body: { batch } },
    'GET /api/notifications/preferences': { as: 'client' },
    'PUT /api/notifications/preferences': {
      as: 'client',
      body: { groups: { reviews: { in_app: true, mail: false } }, digest: 'daily', quiet_hours: { from: '22:00', to: '07:00' } },
    },
    'POST /api/notifications/unsubscribe': { as: null, body: { token: unsubscribeToken(app.context, userId, ['orders']) } },
  };
}

export const otherParties: OtherParties = {
  'POST /api/notifications/:id/read': OWNER_ONLY,
};
