import { Bookmark } from 'lucide-react';
import type { WebModule } from '#kit/web/web-module.ts';

export const saved: WebModule = {
  name: 'saved',
  navigation: () => [{ screen: 'saved', icon: Bookmark }],
};
