import type { WebModule } from '#kit/web/web-module.ts';

export const support: WebModule = {
  name: 'support',
  waiting: { 'admin-tickets': async () => (await import('./admin/waiting-tickets.tsx')).WaitingTickets },
  staffPanels: [
    { staff: ['support'], place: 12, load: async () => (await import('./admin/tickets-panel.tsx')).TicketsPanel },
  ],
  personPanels: [
    { staff: ['support'], place: 39, load: async () => (await import('./admin/person-tickets.tsx')).PersonTickets },
  ],
};
