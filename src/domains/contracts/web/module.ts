import { Handshake } from 'lucide-react';
import type { WebModule } from '#kit/web/web-module.ts';
import { ContractCount } from './contract-count.tsx';

export const contracts: WebModule = {
  name: 'contracts',
  personPanels: [
    {
      staff: ['support', 'trust', 'money'],
      place: 11,
      load: async () => (await import('./admin/person-contracts.tsx')).PersonContracts,
    },
  ],
  navigation: () => [{ screen: 'contracts', icon: Handshake, Count: ContractCount }],
  dashboards: {
    client: async () => (await import('./dashboards.tsx')).contractViews.client,
    freelancer: async () => (await import('./dashboards.tsx')).contractViews.freelancer,
  },
};
