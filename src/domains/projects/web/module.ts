import { Search, FilePlus2, FolderKanban, Mail } from 'lucide-react';
import { hasClientAbilities, isFreelancerRole } from '#kit/actor.ts';
import type { WebModule } from '#kit/web/web-module.ts';

export const projects: WebModule = {
  name: 'projects',
  // Services and projects are reviewed at one screen.
  waiting: { 'admin-services': async () => (await import('./admin/waiting-projects.tsx')).WaitingReviews },
  staffPanels: [{ staff: ['trust'], place: 13, load: async () => (await import('./admin/waiting-projects.tsx')).ProjectsToReview }],
  personPanels: [{ staff: ['support', 'trust'], place: 12, load: async () => (await import('./admin/person-projects.tsx')).PersonProjects }],
  navigation: (role) => [
    ...(isFreelancerRole(role)
      ? [{ screen: 'browse-projects', label: 'Find projects', icon: Search } as const, { screen: 'invitations', icon: Mail } as const]
      : []),
    ...(hasClientAbilities(role) ? [{ screen: 'post-project', icon: FilePlus2 } as const, { screen: 'manage-projects', icon: FolderKanban } as const] : []),
  ],
};
