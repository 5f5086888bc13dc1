import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig, type Plugin } from 'vite';
import { browserPages } from './tools/browser-pages.ts';
import { makeIcons } from './tools/icons.ts';

/** Server code must never reach a browser bundle: the build stops if it would. */
function refuseServerCode(): Plugin {
  return {
    name: 'docket-refuse-server-code',
    enforce: 'pre',
    resolveId(source, importer) {
      if (/^#(kit|domains\/[^/]+|app)\/server\/|\/server\//.test(source) && importer?.includes('/src/') === true && !source.startsWith('virtual:')) {
        throw new Error(`${importer} must not import ${source}: the web side never imports the server side`);
      }
      return null;
    },
  };
}

/**
 * What every page needs, and what public pages share, each in one file: fifty small files cost their names in every
 * document and a request each.
 */
const CHUNKS = [
  { name: 'framework', test: /node_modules[\\/](react|react-dom|react-router|scheduler|cookie|set-cookie-parser|turbo-stream)[\\/]/, priority: 3 },
  {
    name: 'public',
    test: /src[\\/](design[\\/]public|app[\\/]web[\\/]shell[\\/]public|domains[\\/]accounts[\\/](paths|session-rules)|routes\.ts)/,
    minShareCount: 2,
    priority: 2,
  },
];

await makeIcons();

export default defineConfig({
  plugins: [refuseServerCode(), browserPages(), tailwindcss(), reactRouter()],
  // light-dark() and oklch() stay as written: older targets would make the inlined sheet a sixth larger.
  build: { target: 'es2023', cssTarget: ['chrome123', 'firefox128', 'safari17.5'], assetsInlineLimit: 0, reportCompressedSize: false },
  environments: { client: { build: { rolldownOptions: { output: { codeSplitting: { groups: CHUNKS } } } } } },
  // Built in, so that the server loads the few icons and controls in use instead of whole packages.
  ssr: { noExternal: ['lucide-react', 'react-aria-components', 'react-aria', 'react-stately'] },
  server: { hmr: { port: 24_680 } },
});
