import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig, type Plugin } from 'vite';
import { browserPages } from './tools/browser-pages.ts';
import { CHUNKS } from './tools/chunks.ts';
import { leanContracts } from './tools/lean-contracts.ts';
import { leanImports } from './tools/lean-imports.ts';
import { leanRouter } from './tools/lean-router.ts';
import { literalTitles } from './tools/literal-titles.ts';
import { makeIcons } from './tools/icons.ts';
import { slimPreload } from './tools/slim-preload.ts';

/** As Vite writes paths. The checkout may be in any folder, one called `server` too. */
const ROOT = `${import.meta.dirname.replaceAll('\\', '/')}/`;
const inCheckout = (id: string): string => (id.startsWith(ROOT) ? `/${id.slice(ROOT.length)}` : id);

/** Server code must never reach a browser bundle: the build stops if it would. */
function refuseServerCode(): Plugin {
  return {
    name: 'docket-refuse-server-code',
    enforce: 'pre',
    resolveId(source, importer) {
      if (
        /^#(kit|domains\/[^/]+|app)\/server\/|\/server\//.test(inCheckout(source)) &&
        importer?.includes('/src/') === true &&
        !source.startsWith('virtual:')
      ) {
        throw new Error(`${importer} must not import ${source}: the web side never imports the server side`);
      }
      return null;
    },
  };
}

await makeIcons();

/** Each screen loads the map of routes with the name of every file in it: 42 bits tell builds of one file apart as well as 48. */
const SHORT_NAMES = { entryFileNames: 'assets/[name]-[hash:7].js', chunkFileNames: 'assets/[name]-[hash:7].js' };

export default defineConfig({
  plugins: [refuseServerCode(), browserPages(), literalTitles(), leanContracts(), leanRouter(), leanImports(), slimPreload(), tailwindcss(), reactRouter()],
  // light-dark() and oklch() stay as written: older targets would make the inlined stylesheet a sixth larger.
  build: { target: 'es2023', cssTarget: ['chrome123', 'firefox128', 'safari17.5'], assetsInlineLimit: 0, reportCompressedSize: false },
  environments: { client: { build: { rolldownOptions: { output: { ...SHORT_NAMES, codeSplitting: { groups: CHUNKS } } } } } },
  // Built in, so that the server loads the few icons and controls in use instead of whole packages.
  ssr: { noExternal: ['lucide-react'] },
  server: { hmr: { port: 24_680 } },
});
