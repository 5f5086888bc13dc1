import type { WebModule } from '#kit/web/web-module.ts';

export const academic: WebModule = {
  name: 'academic',
  waiting: { 'admin-institutions': async () => (await import('./admin/waiting-institutions.tsx')).WaitingInstitutions },
  staffPanels: [
    {
      staff: ['trust'],
      place: 16,
      load: async () => (await import('./admin/waiting-institutions.tsx')).InstitutionsPanel,
    },
  ],
  settings: [
    {
      screen: 'settings-account',
      anchors: [['cohorts', 'Cohorts']],
      place: 55,
      load: async () => (await import('./cohorts-panel.tsx')).CohortsPanel,
    },
  ],
};
