import type { PersonalData } from '#kit/server/context.ts';
import { OTHER_SIDE } from '#kit/server/personal-data.ts';
import { removeCalendarFeed } from './calendar-feed.ts';
import { openOrders, openOrdersByRole } from './duties.ts';
import { exportOfOrders } from './leave.ts';

export const personal: PersonalData = {
  tables: {
    calendar_feed: { fate: 'gone', copy: 'not: a secret link, replaced at any time' },
    orders: { fate: OTHER_SIDE, copy: 'orders.json' },
  },
  exportOf: exportOfOrders,
  erase: removeCalendarFeed,
  dutiesBeforeLeaving: openOrders,
  dutiesOfRoleChange: openOrdersByRole,
};
