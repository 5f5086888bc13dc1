import { MessageSquare } from 'lucide-react';
import type { WebModule } from '#kit/web/web-module.ts';
import { MessageCount } from './message-count.tsx';

export const messaging: WebModule = {
  name: 'messaging',
  settings: [
    {
      screen: 'settings-privacy',
      anchors: [['messages', 'Messages']],
      place: 20,
      load: async () => (await import('./message-settings.tsx')).MessageSettings,
    },
    {
      screen: 'settings-privacy',
      anchors: [['saved-replies', 'Saved replies']],
      place: 21,
      load: async () => (await import('./reply-list.tsx')).ReplyList,
    },
  ],
  navigation: () => [{ screen: 'messages', icon: MessageSquare, isPrimary: true, Count: MessageCount }],
};
