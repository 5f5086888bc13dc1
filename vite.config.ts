import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig, type Plugin } from 'vite';
import { makeIcons } from './tools/icons.ts';

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

const PURE_FILE = /[\\/]src[\\/](domains[\\/][\w-]+|kit)[\\/][\w-]+\.ts$/;
const DECLARATION = /(?<![\w.$`]|function )(z\.\w+|query|command)\(/g;

/** Calls and shapes are declared in pure files: those that a screen does not name are left out of it. */
function pureDeclarations(): Plugin {
  return {
    name: 'docket-pure-declarations',
    enforce: 'pre',
    apply: 'build',
    transform: {
      filter: { id: PURE_FILE },
      handler: (code) => ({ code: code.replaceAll(DECLARATION, '/* @__PURE__ */ $&'), map: null }),
    },
  };
}

await makeIcons();

const ROUTER = 'react-router|cookie|set-cookie-parser|turbo-stream';
const FRAMEWORK = new RegExp(String.raw`node_modules[\\/](react|react-dom|scheduler|${ROUTER})[\\/]`);
const FRAME = /[\\/]src[\\/]app[\\/]web[\\/]root\.tsx/;
/** Of the kit's pure files, those that declare no shape. */
const PLAIN =
  'calendar-day|clock|currencies|events|fees|ids|limits|locale|money|picture-sizes|plain-text|sides|with-search';
const PUBLIC = new RegExp(String.raw`[\\/]src[\\/](design[\\/]public[\\/]|kit[\\/](format[\\/]|(${PLAIN})\.ts))`);
const FORMS = /[\\/]src[\\/]kit[\\/]web[\\/]form/;
const SHAPES = /node_modules[\\/]zod[\\/]|[\\/]src[\\/]kit[\\/]([\w-]*shape|paging|realtime|rich-text)\.ts/;
const SESSION = /[\\/]src[\\/](domains[\\/]accounts[\\/]web[\\/]session\.|kit[\\/]web[\\/]api-client)/;
const DATA = /node_modules[\\/](@tanstack|zustand)[\\/]/;
const APP = /[\\/]src[\\/](design[\\/]app|kit[\\/]web)[\\/]/;
const ICONS = /node_modules[\\/]lucide-react[\\/]/;

/**
 * What is loaded together (decision 234). A group takes along what its modules import, so what more pages need chooses
 * first; the rest is in files by the screens that share it. What starts a page awaits its modules, so it is in no
 * group.
 */
const groups = [
  { name: 'framework', test: FRAMEWORK, priority: 8 },
  { name: 'frame', test: FRAME, priority: 7 },
  { name: 'public', test: PUBLIC, minShareCount: 30, priority: 6 },
  { name: 'forms', test: FORMS, priority: 5 },
  { name: 'shapes', test: SHAPES, priority: 4 },
  { name: 'session', test: SESSION, priority: 3 },
  { name: 'data', test: DATA, priority: 2 },
  { name: 'icons', test: ICONS, minShareCount: 8, priority: 2 },
  { name: 'app', test: APP, minShareCount: 25, priority: 1 },
];

/** Every page loads the list of these files: names for readers would lengthen it. */
const output = { chunkFileNames: 'assets/[hash].js', codeSplitting: { groups } };

export default defineConfig({
  plugins: [refuseServerCode(), pureDeclarations(), tailwindcss(), reactRouter()],
  // light-dark() and oklch() stay as written: for older targets the stylesheet would be a sixth larger.
  build: {
    target: 'es2023',
    cssTarget: ['chrome123', 'firefox128', 'safari17.5'],
    assetsInlineLimit: 0,
    reportCompressedSize: false,
  },
  environments: { client: { build: { rolldownOptions: { output } } } },
  // Built in, so that the server loads the few icons and controls in use instead of whole packages.
  ssr: { noExternal: ['lucide-react'] },
  server: { hmr: { port: 24_680 } },
});
