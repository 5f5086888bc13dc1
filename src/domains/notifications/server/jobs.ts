import { announce } from '#kit/server/jobs/announce.ts';
import { on, onTimer, type Reaction, type TimerReaction } from '#kit/server/jobs/reactions.ts';
import { essentialEmailDue, emailDue } from '../events.ts';
import { ESSENTIAL_EMAIL_TIMER, EMAIL_TIMER, sendEmail } from './send-email.ts';

export const notificationReactions: readonly Reaction[] = [
  on(emailDue, 'send-letter', 'mail', ({ letterId }, context) => sendEmail(letterId, context)),
  on(essentialEmailDue, 'send-essential-letter', 'codes', ({ letterId }, context) => sendEmail(letterId, context)),
];

export const notificationTimers: readonly TimerReaction[] = [
  onTimer(EMAIL_TIMER, 'mail', (tx, letterId) => announce(tx, emailDue, { letterId })),
  onTimer(ESSENTIAL_EMAIL_TIMER, 'mail', (tx, letterId) => announce(tx, essentialEmailDue, { letterId })),
];
