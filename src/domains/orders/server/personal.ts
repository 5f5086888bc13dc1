import type { PersonalData } from '#kit/server/context.ts';
import { OTHER_SIDE, STAFF } from '#kit/server/personal-data.ts';
import { removeCalendarFeed } from './calendar-feed.ts';
import { openOrders, openOrdersByRole } from './duties.ts';
import { exportOfOrders } from './leave.ts';

export const personal: PersonalData = {
  tables: {
    calendar_feed: { fate: 'gone', copy: 'not: a secret link, replaced at any time' },
    order_operator_end: { fate: STAFF, copy: 'not: a note of staff; what came of it is in the order’s timeline' },
    orders: { fate: OTHER_SIDE, copy: 'orders.json' },
  },
  exportOf: exportOfOrders,
  erase: removeCalendarFeed,
  dutiesBeforeLeaving: openOrders,
  dutiesOfRoleChange: openOrdersByRole,
};
