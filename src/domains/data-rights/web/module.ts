import type { WebModule } from '#kit/web/web-module.ts';

export const dataRights: WebModule = {
  name: 'data-rights',
  settings: [
    {
      screen: 'settings-account',
      anchors: [['role', 'Role']],
      place: 50,
      load: async () => (await import('./your-data.tsx')).YourRole,
    },
    {
      screen: 'settings-data',
      anchors: [['data', 'Your data']],
      place: 10,
      load: async () => (await import('./your-data.tsx')).YourData,
    },
  ],
};
