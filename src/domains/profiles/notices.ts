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
});

export const profileNotices = [
  noticesOf(events.levelChanged, ({ userId, from, to }) =>
    level(
      userId,
      `Your level is “${LEVEL_NAMES[to]}” now`,
      LEVELS.indexOf(to) > LEVELS.indexOf(from) ? 'Your work earned it.' : 'Your measures stayed below the earlier level.',
    ),
  ),
  noticesOf(events.levelNotice, ({ userId, lossAt, ...now }, say) =>
    level(
      userId,
      `Your level “${LEVEL_NAMES[now.level]}” is at risk`,
      `It falls on ${say.when(lossAt)} unless your measures recover. Your dashboard shows which.`,
    ),
  ),
];
