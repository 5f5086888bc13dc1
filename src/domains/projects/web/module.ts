import { Search, FilePlus2, FolderKanban, Mail } from 'lucide-react';
import type { WebModule } from '#kit/web/web-module.ts';
import { InvitationCount } from './invitation-count.tsx';
import { clientDashboard } from './later-dashboard.tsx';

export const projects: WebModule = {
  name: 'projects',
  // Services and projects are reviewed at one screen.
  waiting: { 'admin-services': async () => (await import('./admin/waiting-projects.tsx')).WaitingReviews },
  staffPanels: [
    { staff: ['trust'], place: 13, load: async () => (await import('./admin/waiting-projects.tsx')).ProjectsToReview },
  ],
  personPanels: [
    {
      staff: ['support', 'trust'],
      place: 12,
      load: async () => (await import('./admin/person-projects.tsx')).PersonProjects,
    },
  ],
  navigation: (side) =>
    side === 'freelancer'
      ? [
          { screen: 'browse-projects', icon: Search },
          { screen: 'invitations', icon: Mail, Count: InvitationCount },
        ]
      : [
          { screen: 'post-project', icon: FilePlus2 },
          { screen: 'manage-projects', icon: FolderKanban },
        ],
  dashboards: {
    client: async () => clientDashboard,
    freelancer: async () => (await import('./freelancer-dashboard.tsx')).freelancerDashboard,
  },
};
