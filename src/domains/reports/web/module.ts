import type { WebModule } from '#kit/web/web-module.ts';

export const reports: WebModule = {
  name: 'reports',
  waiting: { 'admin-reports': async () => (await import('./admin/waiting-reports.tsx')).WaitingReports },
  staffPanels: [
    { staff: ['trust'], place: 15, load: async () => (await import('./admin/waiting-panel.tsx')).ReportsPanel },
  ],
};
