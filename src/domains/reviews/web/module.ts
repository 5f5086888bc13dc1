import { Star } from 'lucide-react';
import type { WebModule } from '#kit/web/web-module.ts';

export const reviews: WebModule = {
  name: 'reviews',
  navigation: () => [{ screen: 'my-reviews', icon: Star }],
};
