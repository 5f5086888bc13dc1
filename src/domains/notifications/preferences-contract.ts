/** What reaches someone by which channel: asked for on the settings screen alone. */
import * as z from 'zod/mini';
import { atMostKeys } from '#kit/at-most-keys.ts';
import { command, query } from '#kit/endpoint.ts';

/** Only channels that exist. */
export const CHANNELS = ['in_app', 'mail', 'push'] as const;
export type Channel = (typeof CHANNELS)[number];
export const DIGESTS = ['off', 'daily', 'weekly'] as const;

const channelsShape = z.object({ in_app: z.boolean(), mail: z.boolean(), push: z.boolean() });
/** Left out, push stays as it was: clients of before don’t know it. */
const channelsInput = z.extend(channelsShape, { push: z.optional(z.boolean()) });
const clock = z.string().check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'Choose a time'));
const restShape = {
  digest: z.enum(DIGESTS),
  /** In the person's own time zone; may span midnight. */
  quiet_hours: z.nullable(z.object({ from: clock, to: clock })),
};

export const preferencesShape = z.object({
  groups: z.array(
    z.object({
      key: z.string(),
      title: z.string(),
      text: z.string(),
      channels: channelsShape,
      /** Why it cannot be turned off; null when it can. */
      essential: z.nullable(z.string()),
    }),
  ),
  ...restShape,
  time_zone: z.string(),
});
export type Preferences = z.output<typeof preferencesShape>;

export const notificationPreferences = query({
  path: '/api/notifications/preferences',
  summary: 'Returns your notification settings: topics, channels, digest and quiet hours.',
  access: 'signed-in',
  data: preferencesShape,
  errors: [],
  limit: 'read',
});

export const preferencesInput = z.object({
  groups: z.record(z.string().check(z.maxLength(40)), channelsInput).check(atMostKeys(100)),
  ...restShape,
});

export const savePreferences = command({
  method: 'PUT',
  path: '/api/notifications/preferences',
  summary: 'Updates your notification settings. Topics you leave out don’t change; essential ones can’t be turned off.',
  access: 'signed-in',
  body: preferencesInput,
  data: preferencesShape,
  errors: ['invalid_input'],
  limit: 'write',
  repeat: 'natural',
});

export const unsubscribe = command({
  method: 'POST',
  path: '/api/notifications/unsubscribe',
  summary: 'Unsubscribes from the emails of one topic with the signed token from an email. No sign-in needed.',
  access: 'public',
  body: z.object({ token: z.string().check(z.maxLength(200)) }),
  data: z.object({ topic: z.string() }),
  errors: ['not_found'],
  limit: 'write',
  repeat: 'natural',
});
