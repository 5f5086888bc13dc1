import * as z from 'zod/mini';
import { event } from '#kit/events.ts';

const userId = z.string();

/** Something is new, or was read elsewhere: only a hint to open screens. */
export const notificationsRead = event('notifications.read', z.object({ userId }));
export const notificationsArrived = event('notifications.arrived', z.object({ userId }));
/** It is time to send an email. */
export const emailDue = event('notifications.letter_due', z.object({ letterId: z.string() }));
/** The same for what cannot be turned off: it does not wait behind thousands of others. */
export const essentialEmailDue = event('notifications.essential_letter_due', z.object({ letterId: z.string() }), {
  isUrgent: true,
});
/** It is time to push to a device. */
export const pushDue = event('notifications.push_due', z.object({ deliveryId: z.string() }));
