import type { Config } from '@react-router/dev/config';

export default {
  appDirectory: 'src/app/web',
  buildDirectory: 'build',
  ssr: true,
  routeDiscovery: { mode: 'initial' },
  // One file for each route: what starts a page (src/app/web/entry.client.tsx) imports it whole.
  splitRouteModules: false,
} satisfies Config;
