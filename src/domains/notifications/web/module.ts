import { Bell } from 'lucide-react';
import type { WebModule } from '#kit/web/web-module.ts';
import { UnreadCount } from './public-bell.tsx';

export const notifications: WebModule = {
  name: 'notifications',
  navigation: () => [{ screen: 'notifications', icon: Bell, Count: UnreadCount }],
  personPanels: [
    {
      staff: ['support', 'trust'],
      place: 45,
      load: async () => (await import('./admin/person-notifications.tsx')).PersonNotifications,
    },
  ],
  settings: [{ screen: 'notification-settings', anchors: [['notifications', 'Notifications']], place: 10 }],
};
