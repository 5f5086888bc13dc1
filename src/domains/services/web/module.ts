import { LayoutGrid, Search } from 'lucide-react';
import type { WebModule } from '#kit/web/web-module.ts';

export const services: WebModule = {
  name: 'services',
  staffPanels: [
    { staff: ['trust'], place: 12, load: async () => (await import('./admin/waiting-services.tsx')).ServicesToReview },
  ],
  navigation: (side) => [
    ...(side === 'freelancer' ? [{ screen: 'my-services', icon: LayoutGrid }] : []),
    { screen: 'services', label: 'Find services', icon: Search },
  ],
};
