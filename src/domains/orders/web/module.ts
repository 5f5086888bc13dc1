import { Briefcase, ShoppingBag } from 'lucide-react';
import { hasClientAbilities, isFreelancerRole } from '#kit/actor.ts';
import type { WebModule } from '#kit/web/web-module.ts';

export const orders: WebModule = {
  name: 'orders',
  personPanels: [{ staff: ['support', 'trust', 'money'], place: 10, load: async () => (await import('./admin/person-orders.tsx')).PersonOrders }],
  navigation(role) {
    const [sells, buys] = [isFreelancerRole(role), hasClientAbilities(role)];
    return [
      ...(sells ? [{ screen: 'selling-orders', short: 'Orders', icon: Briefcase, isPrimary: true }] : []),
      ...(buys ? [{ screen: 'buying-orders', label: sells ? 'Purchases' : 'Orders', icon: ShoppingBag, isPrimary: !sells }] : []),
    ];
  },
  dashboards: {
    client: async () => (await import('./client-dashboard.tsx')).clientDashboard,
    freelancer: async () => (await import('./freelancer-dashboard.tsx')).freelancerDashboard,
  },
};
