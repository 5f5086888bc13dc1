import { pathTo } from '#routes';
import * as events from './events.ts';
import { LEVEL_NAMES, LEVELS } from './levels.ts';
import { noticesOf, type Notice } from '#kit/notices.ts';

const level = (to: string, title: string, text: string): Notice => ({
  to,
  topic: 'standing',
  group: { key: 'level', title: 'Your level' },
  title,
  text,
  path: pathTo('freelancer-dashboard'),
  action: 'Open your dashboard',
});

export const profileNotices = [
  noticesOf(events.levelChanged, ({ userId, from, to }) =>
    level(
      userId,
      `Your level is now “${LEVEL_NAMES[to]}”`,
      LEVELS.indexOf(to) > LEVELS.indexOf(from)
        ? 'You met its requirements.'
        : 'You no longer met the requirements of your previous level.',
    ),
  ),
  noticesOf(events.levelNotice, ({ userId, lossAt, ...now }, say) =>
    level(
      userId,
      `Your level “${LEVEL_NAMES[now.level]}” is at risk`,
      `You lose it on ${say.when(lossAt)} unless you meet its requirements again. See your dashboard for details.`,
    ),
  ),
  noticesOf(events.suggestionDecided, ({ userId, kind, name, addedAs, reason }) => ({
    to: userId,
    topic: 'account',
    group: { key: 'suggestions', title: 'Your suggestions' },
    title:
      addedAs === null
        ? `Your suggestion “${name}” was declined`
        : `“${addedAs}” was added to our ${kind === 'skill' ? 'skills' : 'specialties'}`,
    text:
      addedAs === null
        ? (reason ?? 'Choose something similar from the list.')
        : 'You suggested it. Everyone can choose it now.',
    path: kind === 'skill' ? pathTo('select-skill') : pathTo('select-industry'),
    action: kind === 'skill' ? 'Open your skills' : 'Open your specialties',
  })),
];
