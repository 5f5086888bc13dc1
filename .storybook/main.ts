import tailwindcss from '@tailwindcss/vite';
import type { StorybookConfig } from '@storybook/react-vite';
import type { Plugin } from 'vite';
import { coverSvg, isMotif } from '../src/design/art/cover.ts';
import { mosaicSvg } from '../src/design/art/mosaic.ts';
import { makeIcons } from '../tools/icons.ts';

await makeIcons();

/** The server draws `/art/…` in the product; `npm run gallery` draws it here, `tools/gallery-check.ts` for the built gallery. */
function art(): Plugin {
  return {
    name: 'docket-gallery-art',
    configureServer(server) {
      server.middlewares.use('/art', (request, response, next) => {
        const [, motif = '', seed = ''] = (request.url ?? '').replace(/\.svg.*$/, '').split('/');
        if (motif !== 'mosaic' && !isMotif(motif)) return next();
        response.setHeader('content-type', 'image/svg+xml');
        response.end(isMotif(motif) ? coverSvg(motif, decodeURIComponent(seed)) : mosaicSvg(decodeURIComponent(seed)));
      });
    },
  };
}

const config: StorybookConfig = {
  framework: { name: '@storybook/react-vite', options: { builder: { viteConfigPath: '.storybook/empty.config.ts' } } },
  stories: ['../src/**/*.stories.tsx'],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true, enableCrashReports: false },
  typescript: { reactDocgen: false, check: false },
  viteFinal: (vite) => ({
    ...vite,
    // The app's own configuration is React Router's; a gallery needs only styles.
    plugins: [
      ...(vite.plugins ?? []).flat(2).filter((plugin) => !(plugin && 'name' in plugin && /react-router|docket-refuse/.test(plugin.name))),
      tailwindcss(),
      art(),
    ],
    build: { ...vite.build, cssTarget: ['chrome123', 'safari17.5', 'firefox121'], reportCompressedSize: false, chunkSizeWarningLimit: 4_000 },
  }),
};
export default config;
