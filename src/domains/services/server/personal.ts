import type { PersonalData } from '#kit/server/context.ts';
import { exportOfServices, eraseServices } from './leave.ts';

export const personal: PersonalData = {
  tables: {
    service: { fate: 'kept: archived, its draft emptied; orders name it', copy: 'services.json' },
    service_card: { fate: 'gone', copy: 'not: made of services.json for the lists' },
  },
  exportOf: exportOfServices,
  erase: eraseServices,
};
