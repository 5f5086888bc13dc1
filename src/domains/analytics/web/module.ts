import { ChartColumn } from 'lucide-react';
import type { WebModule } from '#kit/web/web-module.ts';

export const analytics: WebModule = {
  name: 'analytics',
  navigation: (side) => (side === 'freelancer' ? [{ screen: 'service-analytics', icon: ChartColumn }] : []),
};
