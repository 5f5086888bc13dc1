import type { DomainModule } from '#kit/server/module.ts';
import { notificationHandlers } from './handlers.ts';
import { notificationReactions, notificationTimers } from './jobs.ts';
import { mountUnsubscribe } from './unsubscribe-page.ts';
import { makePushKey } from './push-key.ts';
import { personal } from './personal.ts';

export const notifications: DomainModule = {
  name: 'notifications',
  about: 'Notifications, their settings, quiet hours and the devices that get them.',
  // Read by a process of the release before only; the next release drops it.
  publishes: ['notification_preference_record'],
  owns: ['notification', 'notification_letter', 'notification_preference', 'push_delivery', 'push_device', 'push_key'],
  handlers: notificationHandlers,
  reactions: notificationReactions,
  timers: notificationTimers,
  mount: mountUnsubscribe,
  prepare: makePushKey,
  silent: {
    'notifications.arrived': 'a hint to open screens that there is something new',
    'notifications.read': 'a hint to the other open screens',
    'notifications.letter_due': 'wakes the job that sends an email',
    'notifications.essential_letter_due': 'wakes the job that sends an email',
    'notifications.push_due': 'wakes the job that pushes to a device',
  },
  personal,
  exampleCalls: () => import('./test-calls.ts'),
};
