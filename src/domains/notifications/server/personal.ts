import type { PersonalData } from '#kit/server/context.ts';
import { preferenceRecordOf } from './preferences.ts';
import { exportOfNotifications, eraseNotifications } from './leave.ts';

export const personal: PersonalData = {
  tables: {
    notification: { fate: 'gone', copy: 'notifications.json' },
    notification_letter: {
      fate: 'gone',
      copy: 'not: how something was delivered; what it said is in notifications.json',
    },
    notification_preference: { fate: 'gone', copy: 'notification-preferences.json' },
    push_device: { fate: 'gone', copy: 'notification-devices.json' },
  },
  recordPart: (reads, { id }) => preferenceRecordOf(reads, id),
  exportOf: exportOfNotifications,
  erase: eraseNotifications,
};
