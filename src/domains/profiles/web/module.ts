import { Settings } from 'lucide-react';
import type { WebModule } from '#kit/web/web-module.ts';
import { ACCOUNT_SECTIONS, PROFILE_SECTIONS } from './sections.ts';

const ofAccount = () => import('./account-sections.tsx');

export const profiles: WebModule = {
  name: 'profiles',
  navigation: () => [{ screen: 'profile-settings', label: 'Settings', icon: Settings }],
  waiting: { 'admin-suggestions': async () => (await import('./admin/waiting-suggestions.tsx')).WaitingSuggestions },
  settings: [
    {
      screen: 'profile-settings',
      anchors: PROFILE_SECTIONS,
      place: 10,
      load: async () => (await import('./profile-sections.tsx')).ProfileSections,
    },
    {
      screen: 'settings-account',
      anchors: ACCOUNT_SECTIONS,
      place: 30,
      load: async () => (await ofAccount()).AccountSections,
    },
    {
      screen: 'settings-privacy',
      anchors: [['privacy', 'Privacy']],
      place: 10,
      load: async () => (await ofAccount()).PrivacySection,
    },
  ],
  dashboards: {
    client: async () => (await import('./client-dashboard.tsx')).clientDashboard,
    freelancer: async () => (await import('./freelancer-dashboard.tsx')).freelancerDashboard,
  },
};
