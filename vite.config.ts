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

/** Of what public pages share, the parts that neither the home page nor a list of services shows. */
const NOT_AT_FIRST = 'alert|breadcrumb|choice|error-summary|facts|link-tabs|panel|person-card|rich-text|skeleton|when';

/**
 * What every page needs, what the first public pages share, and the other parts pages share, each in one file: fifty
 * small files cost their names in every document and a request each. A group takes along what its modules import, so
 * the one that is needed first chooses first.
 */
const CHUNKS = [
  { name: 'framework', test: /node_modules[\\/](react|react-dom|react-router|scheduler|cookie|set-cookie-parser|turbo-stream)[\\/]/, priority: 4 },
  {
    name: 'public',
    test: new RegExp(
      String.raw`src[\\/](design[\\/]public[\\/](?!(?:${NOT_AT_FIRST})\.)|app[\\/]web[\\/]shell[\\/]public|domains[\\/]accounts[\\/](public-paths|session-rules))`,
    ),
    minShareCount: 2,
    priority: 3,
  },
  { name: 'parts', test: /src[\\/](design[\\/]public|domains[\\/]accounts[\\/]paths|routes\.ts)/, minShareCount: 2, priority: 2 },
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
