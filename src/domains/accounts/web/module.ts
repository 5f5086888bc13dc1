import type { WebModule } from '#kit/web/web-module.ts';

const SECURITY = [
  ['security', 'Security'],
  ['security-password', 'Password'],
  ['security-two-factor', 'Two-factor authentication'],
  ['security-passkeys', 'Passkeys'],
  ['security-sessions', 'Where you are signed in'],
] as const;

export const accounts: WebModule = {
  name: 'accounts',
  personPanels: [
    { staff: ['support'], place: 40, load: async () => (await import('./admin/person-notes.tsx')).PersonNotes },
  ],
  settings: [
    {
      screen: 'settings-account',
      anchors: [['security-email', 'Email address']],
      place: 10,
      load: async () => (await import('./email-settings.tsx')).EmailSettings,
    },
    {
      screen: 'settings-security',
      anchors: SECURITY,
      place: 40,
      load: async () => (await import('./security-settings.tsx')).SecuritySettings,
    },
    {
      screen: 'settings-security',
      anchors: [['security-google', 'Google']],
      place: 41,
      load: async () => (await import('./google-link.tsx')).GoogleLink,
    },
  ],
};
