import { announce } from '#kit/server/jobs/announce.ts';
import { on, onTimer, type Reaction, type TimerReaction } from '#kit/server/jobs/reactions.ts';
import { catalogue } from '../catalogue.ts';
import { letterDue } from '../events.ts';
import { sendLetter } from './send-letter.ts';
import { LETTER_TIMER, tellAll } from './tell.ts';

export const notificationReactions: readonly Reaction[] = [
  ...catalogue.map(({ kind }) => on(kind, `notify-${kind.name}`, (facts, context, news) => tellAll(kind.name, facts, context, news))),
  on(letterDue, 'send-letter', ({ letterId }, context) => sendLetter(letterId, context), { isSlow: true }),
];

export const notificationTimers: readonly TimerReaction[] = [onTimer(LETTER_TIMER, (tx, letterId) => announce(tx, letterDue, { letterId }))];
