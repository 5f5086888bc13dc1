import { announce } from '#kit/server/jobs/announce.ts';
import { on, onTimer, type Reaction, type TimerReaction } from '#kit/server/jobs/reactions.ts';
import { catalogue } from '../catalogue.ts';
import { essentialLetterDue, letterDue } from '../events.ts';
import { ESSENTIAL_LETTER_TIMER, LETTER_TIMER, sendLetter } from './send-letter.ts';
import { tellAll, tellTogether } from './tell.ts';

export const notificationReactions: readonly Reaction[] = [
  ...catalogue.map(({ kind }) =>
    on(kind, `notify-${kind.name}`, 'notices', (facts, context, news) => tellAll(kind.name, facts, context, news), { together: tellTogether }),
  ),
  on(letterDue, 'send-letter', 'mail', ({ letterId }, context) => sendLetter(letterId, context)),
  on(essentialLetterDue, 'send-essential-letter', 'codes', ({ letterId }, context) => sendLetter(letterId, context)),
];

export const notificationTimers: readonly TimerReaction[] = [
  onTimer(LETTER_TIMER, 'mail', (tx, letterId) => announce(tx, letterDue, { letterId })),
  onTimer(ESSENTIAL_LETTER_TIMER, 'mail', (tx, letterId) => announce(tx, essentialLetterDue, { letterId })),
];
