import { ChartColumn } from 'lucide-react';
import type { WebModule } from '#kit/web/web-module.ts';

export const analytics: WebModule = {
  name: 'analytics',
  staffPanels: [{ staff: ['money'], place: 5, load: async () => (await import('./admin/day-panel.tsx')).DayPanel }],
  navigation: (side) => (side === 'freelancer' ? [{ screen: 'service-analytics', icon: ChartColumn }] : []),
};
