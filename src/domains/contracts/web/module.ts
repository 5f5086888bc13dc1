import { Milestone } from 'lucide-react';
import type { WebModule } from '#kit/web/web-module.ts';

export const contracts: WebModule = {
  name: 'contracts',
  personPanels: [{ staff: ['support', 'trust', 'money'], place: 11, load: async () => (await import('./admin/person-contracts.tsx')).PersonContracts }],
  navigation: () => [{ screen: 'milestones', icon: Milestone }],
  dashboards: {
    client: async () => (await import('./dashboards.tsx')).contractViews.client,
    freelancer: async () => (await import('./dashboards.tsx')).contractViews.freelancer,
  },
};
