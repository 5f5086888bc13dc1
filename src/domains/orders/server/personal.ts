import type { PersonalData } from '#kit/server/context.ts';
import { OTHER_SIDE } from '#kit/server/personal-data.ts';
import { openOrders, openOrdersByRole } from './duties.ts';
import { exportOfOrders } from './leave.ts';

export const personal: PersonalData = {
  tables: {
    orders: { fate: OTHER_SIDE, copy: 'orders.json' },
  },
  exportOf: exportOfOrders,
  dutiesBeforeLeaving: openOrders,
  dutiesOfRoleChange: openOrdersByRole,
};
