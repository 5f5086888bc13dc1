import type { WebModule } from '#kit/web/web-module.ts';

export const payouts: WebModule = {
  name: 'payouts',
  waiting: { 'admin-payouts': async () => (await import('./admin/waiting-payouts.tsx')).WaitingPayouts },
};
