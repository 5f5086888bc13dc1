import type { WebModule } from '#kit/web/web-module.ts';

export const verification: WebModule = {
  name: 'verification',
  waiting: { 'admin-verifications': async () => (await import('./admin/waiting-cases.tsx')).WaitingCount },
  staffPanels: [
    { staff: ['trust'], place: 10, load: async () => (await import('./admin/waiting-cases.tsx')).WaitingVerifications },
  ],
  settings: [
    {
      screen: 'settings-account',
      anchors: [['verification', 'Verification']],
      place: 20,
      load: async () => (await import('./verification-panel.tsx')).VerificationPanel,
    },
  ],
};
