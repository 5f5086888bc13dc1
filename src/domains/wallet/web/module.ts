import { Wallet } from 'lucide-react';
import type { WebModule } from '#kit/web/web-module.ts';

export const wallet: WebModule = {
  name: 'wallet',
  personPanels: [
    {
      staff: ['support', 'money'],
      place: 20,
      load: async () => (await import('./admin/person-wallet.tsx')).PersonWallet,
    },
  ],
  navigation: () => [{ screen: 'wallet', icon: Wallet, isPrimary: true }],
  settings: [
    {
      screen: 'settings-account',
      anchors: [['payment', 'Payment methods']],
      place: 45,
      load: async () => (await import('./payment-settings.tsx')).PaymentSettings,
    },
  ],
  dashboards: {
    client: async () => (await import('./dashboards.tsx')).clientDashboard,
    freelancer: async () => (await import('./freelancer-dashboard.tsx')).freelancerDashboard,
  },
};
