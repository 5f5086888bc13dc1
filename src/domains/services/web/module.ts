import { LayoutGrid, Search } from 'lucide-react';
import { hasClientAbilities, isFreelancerRole } from '#kit/actor.ts';
import type { WebModule } from '#kit/web/web-module.ts';

export const services: WebModule = {
  name: 'services',
  waiting: { 'admin-services': async () => (await import('./admin/waiting-services.tsx')).WaitingServices },
  staffPanels: [{ staff: ['trust'], place: 12, load: async () => (await import('./admin/waiting-services.tsx')).ServicesToReview }],
  navigation(role) {
    const [sells, buys] = [isFreelancerRole(role), hasClientAbilities(role)];
    return [
      ...(sells ? [{ screen: 'my-services', short: 'Services', icon: LayoutGrid, isPrimary: !buys }] : []),
      { screen: 'services', label: 'Find services', short: 'Find', icon: Search, isPrimary: buys && !sells },
    ];
  },
};
