import { tellAll, unsubscribeToken } from '#domains/notifications/server/notifications.ts';
import { passwordChanged } from '#domains/accounts/events.ts';
import type { Call } from '../test-calls.ts';
import type { TestApp } from '../test-app.ts';

/** Something told to the client, to be read. */
export async function notificationCalls(app: TestApp): Promise<Record<string, Call>> {
  const userId = app.people.client.id;
  const news = { id: '900000000000', at: app.context.clock() };
  await tellAll(passwordChanged.name, { userId }, app.context, news);
  await tellAll(passwordChanged.name, { userId }, app.context, { ...news, id: '900000000001' });
  const { items } = await app.must<{ items: { id: string }[] }>('GET', '/api/notifications', { as: 'client' });
  await tellAll(passwordChanged.name, { userId: app.people.otherClient.id }, app.context, { ...news, id: '900000000002' });
  const { batch } = await app.must<{ batch: string }>('POST', '/api/notifications/read-all', { as: 'otherClient' });
  return {
    'GET /api/notifications': { as: 'client', query: { filter: 'unread', limit: '5' } },
    'POST /api/notifications/:id/read': { as: 'client', params: { id: items[0]?.id ?? '' }, stranger: 'otherClient' },
    'POST /api/notifications/read-all': { as: 'client', body: {} },
    'POST /api/notifications/undo-read-all': { as: 'otherClient', body: { batch } },
    'GET /api/notifications/preferences': { as: 'client' },
    'PUT /api/notifications/preferences': {
      as: 'client',
      body: { groups: { reviews: { inApp: true, mail: false } }, digest: 'daily', quietHours: { from: '22:00', to: '07:00' } },
    },
    'POST /api/notifications/unsubscribe': { as: null, body: { token: unsubscribeToken(app.context, userId, ['orders']) } },
  };
}
