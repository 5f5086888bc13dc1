import type { WebModule } from '#kit/web/web-module.ts';

export const payouts: WebModule = {
  name: 'payouts',
  personPanels: [
    {
      staff: ['support', 'money'],
      place: 30,
      load: async () => (await import('./admin/person-payouts.tsx')).PersonPayouts,
    },
  ],
  dashboards: { freelancer: async () => (await import('./freelancer-dashboard.tsx')).freelancerDashboard },
  waiting: { 'admin-payouts': async () => (await import('./admin/waiting-payouts.tsx')).WaitingPayouts },
};
