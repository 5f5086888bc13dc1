import type { WebModule } from '#kit/web/web-module.ts';

export const disputes: WebModule = {
  name: 'disputes',
  waiting: { 'admin-disputes': async () => (await import('./admin/waiting-disputes.tsx')).WaitingCount },
  staffPanels: [
    { staff: ['trust'], place: 15, load: async () => (await import('./admin/waiting-disputes.tsx')).WaitingDisputes },
  ],
};
