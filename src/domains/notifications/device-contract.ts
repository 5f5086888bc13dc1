/** Push notifications: the devices that get them. Apart, because the bell on every page needs none of it. */
import * as z from 'zod/mini';
import { command, query } from '#kit/endpoint.ts';
import { byId } from '#kit/id-shape.ts';

const deviceShape = z.object({
  id: z.string(),
  /** The browser and the system. */
  label: z.string(),
  created_at: z.iso.datetime(),
  /** When something last reached its push service. */
  sent_at: z.nullable(z.iso.datetime()),
  /** Of the subscription’s address, by which a browser knows its own. */
  fingerprint: z.string(),
});
export type PushDevice = z.output<typeof deviceShape>;

export const pushDevices = query({
  path: '/api/push/devices',
  summary: 'Lists the devices that get your push notifications, and the key that a browser subscribes with.',
  access: 'signed-in',
  data: z.object({ public_key: z.string(), devices: z.array(deviceShape) }),
  errors: [],
  limit: 'read',
});

const base64url = (max: number) => z.string().check(z.maxLength(max), z.regex(/^[\w-]+$/, 'Use base64url.'));

/** As PushSubscription.toJSON() has it. */
export const addPushDevice = command({
  method: 'POST',
  path: '/api/push/devices',
  summary:
    'Turns on push notifications for this browser, with its push subscription. The same subscription again changes nothing.',
  access: 'verified',
  body: z.object({
    endpoint: z.string().check(z.maxLength(1_000)),
    keys: z.object({ p256dh: base64url(100), auth: base64url(40) }),
  }),
  data: deviceShape,
  errors: ['invalid_input', 'wrong_state'],
  limit: 'write',
  repeat: 'natural',
});

export const testPushDevice = command({
  method: 'POST',
  path: '/api/push/devices/:id/test',
  summary: 'Sends a test notification to one of your devices.',
  access: 'verified',
  params: byId,
  data: z.null(),
  errors: ['not_found'],
  limit: 'testPush',
  repeat: 'natural',
});

export const removePushDevice = command({
  method: 'DELETE',
  path: '/api/push/devices/:id',
  summary: 'Turns off push notifications for one of your devices.',
  access: 'signed-in',
  params: byId,
  data: z.null(),
  errors: ['not_found'],
  limit: 'write',
  repeat: 'natural',
});
