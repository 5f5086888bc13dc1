import type { PersonalData } from '#kit/server/context.ts';
import { exportOfServices, eraseServices } from './leave.ts';

export const personal: PersonalData = {
  tables: {
    service: { fate: 'kept: archived, its draft emptied; orders name it', copy: 'services.json' },
    service_review: { fate: 'kept: what was decided about a service that orders name', copy: 'services.json' },
    service_moderation: { fate: 'kept: which of the staff changed the setting', copy: 'not: staff’s work' },
    service_rule: { fate: 'kept: which of the staff changed a rule', copy: 'not: staff’s work' },
    seller_absence: { fate: 'gone', copy: 'not: made of the account’s last use, which account.json has' },
    seller_capacity: { fate: 'gone', copy: 'taking-orders.json' },
    freelancer_change: {
      fate: 'kept: for a day, whose profile the search reads again',
      copy: 'not: it has nothing but the person’s id',
    },
    service_card: { fate: 'gone', copy: 'not: made of services.json for the lists' },
  },
  exportOf: exportOfServices,
  erase: eraseServices,
};
