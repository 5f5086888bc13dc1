import { announce } from '#kit/server/jobs/announce.ts';
import { on, onTimer, type Reaction, type TimerReaction } from '#kit/server/jobs/reactions.ts';
import { sessionsEnded } from '#domains/accounts/events.ts';
import { essentialEmailDue, emailDue, pushDue } from '../events.ts';
import { PUSH_TIMER } from './push-deliveries.ts';
import { forgetSessions } from './push-devices.ts';
import { ESSENTIAL_EMAIL_TIMER, EMAIL_TIMER, sendEmail } from './send-email.ts';
import { sendPush } from './send-push.ts';
import { SNOOZE_TIMER, wake } from './snooze.ts';

export const notificationReactions: readonly Reaction[] = [
  on(emailDue, 'send-letter', 'mail', ({ letterId }, context) => sendEmail(letterId, context)),
  on(essentialEmailDue, 'send-essential-letter', 'codes', ({ letterId }, context) => sendEmail(letterId, context)),
  on(pushDue, 'send-push', 'push', ({ deliveryId }, context) => sendPush(deliveryId, context)),
  on(
    sessionsEnded,
    'forget-push-devices',
    'codes',
    async ({ sessionIds }, context) => void (await forgetSessions(context, sessionIds)),
  ),
];

export const notificationTimers: readonly TimerReaction[] = [
  onTimer(EMAIL_TIMER, 'mail', (tx, letterId) => announce(tx, emailDue, { letterId })),
  onTimer(ESSENTIAL_EMAIL_TIMER, 'mail', (tx, letterId) => announce(tx, essentialEmailDue, { letterId })),
  onTimer(PUSH_TIMER, 'mail', (tx, deliveryId) => announce(tx, pushDue, { deliveryId })),
  onTimer(SNOOZE_TIMER, 'upkeep', (tx, id, context) => wake(tx, id, context)),
];
