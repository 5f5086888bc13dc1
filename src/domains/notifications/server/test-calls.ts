import { notifyOf } from '#app/server/modules.ts';
import { makePushKey } from './push-key.ts';
import { unsubscribeToken } from './unsubscribe.ts';
import { passwordChanged } from '#domains/accounts/events.ts';
import { OWNER_ONLY, type ExampleCall, type OtherParties } from '#kit/server/example-calls.ts';
import type { TestApp } from '#app/server/test-app.ts';

/** As a browser subscribes; the keys are those of RFC 8291, appendix A. */
const SUBSCRIPTION = {
  endpoint: 'https://fcm.googleapis.com/fcm/send/example',
  keys: {
    p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
    auth: 'BTBZMqHH6r4Tts7J_aSIgg',
  },
};

/** A notification for the client to read. */
export async function exampleCalls(app: TestApp): Promise<Record<string, ExampleCall>> {
  const userId = app.people.client.id;
  const news = { id: '900000000000', at: app.context.clock() };
  await notifyOf(passwordChanged.name, { userId }, app.context, news);
  await notifyOf(passwordChanged.name, { userId }, app.context, { ...news, id: '900000000001' });
  const { items } = await app.must<{ items: { id: string }[] }>('GET', '/api/notifications', { as: 'client' });
  await notifyOf(passwordChanged.name, { userId: app.people.otherClient.id }, app.context, {
    ...news,
    id: '900000000002',
  });
  const { batch } = await app.must<{ batch: string }>('POST', '/api/notifications/read-all', { as: 'otherClient' });
  await makePushKey(app.context);
  const device = await app.must<{ id: string }>('POST', '/api/push/devices', { as: 'client', body: SUBSCRIPTION });
  return {
    'PUT /api/notifications/:id/snooze': {
      as: 'client',
      refusedAs: 'wrong_state',
      params: { id: items[1]?.id ?? '' },
      body: { until: 'morning' },
      stranger: 'otherClient',
    },
    'GET /api/push/devices': { as: 'client' },
    'POST /api/push/devices': { as: 'client', body: SUBSCRIPTION },
    'POST /api/push/devices/:id/test': { as: 'client', params: { id: device.id }, stranger: 'otherClient' },
    'DELETE /api/push/devices/:id': { as: 'client', params: { id: device.id }, stranger: 'otherClient' },
    'GET /api/admin/people/:id/notifications': { as: 'operator', params: { id: userId }, query: { limit: '2' } },
    'GET /api/notifications': { as: 'client', query: { filter: 'unread', limit: '5' } },
    'POST /api/notifications/:id/read': { as: 'client', params: { id: items[0]?.id ?? '' }, stranger: 'otherClient' },
    'POST /api/notifications/read-page': { as: 'client', body: { path: '/services/orders/DK-7K3M-92QX' } },
    'POST /api/notifications/read-all': { as: 'client', body: {} },
    'POST /api/notifications/undo-read-all': { as: 'otherClient', body: { batch } },
    'GET /api/notifications/preferences': { as: 'client' },
    'PUT /api/notifications/preferences': {
      as: 'client',
      body: {
        groups: { reviews: { in_app: true, mail: false, push: false } },
        digest: 'daily',
        quiet_hours: { from: '22:00', to: '07:00' },
      },
    },
    'POST /api/notifications/unsubscribe': {
      as: null,
      body: { token: unsubscribeToken(app.context, userId, ['orders']) },
    },
  };
}

export const otherParties: OtherParties = {
  'POST /api/notifications/:id/read': OWNER_ONLY,
  'PUT /api/notifications/:id/snooze': OWNER_ONLY,
  'POST /api/push/devices/:id/test': OWNER_ONLY,
  'DELETE /api/push/devices/:id': OWNER_ONLY,
};
