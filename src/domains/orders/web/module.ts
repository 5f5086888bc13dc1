import { Briefcase, ShoppingBag } from 'lucide-react';
import type { WebModule } from '#kit/web/web-module.ts';

export const orders: WebModule = {
  name: 'orders',
  personPanels: [
    {
      staff: ['support', 'trust', 'money'],
      place: 10,
      load: async () => (await import('./admin/person-orders.tsx')).PersonOrders,
    },
  ],
  navigation: (side) => [
    side === 'freelancer'
      ? { screen: 'selling-orders', short: 'Orders', icon: Briefcase, isPrimary: true }
      : { screen: 'buying-orders', icon: ShoppingBag, isPrimary: true },
  ],
  dashboards: {
    client: async () => (await import('./client-dashboard.tsx')).clientDashboard,
    freelancer: async () => (await import('./freelancer-dashboard.tsx')).freelancerDashboard,
  },
};
