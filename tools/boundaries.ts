import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';

/**
 * Who may import whom (docs/architecture.md), as tables. Lint cannot express it: a relative path and a `#` path to
 * the same file must be treated the same, and a public page is checked for everything it reaches.
 */

/**
 * The domain order is that of the list of modules: a domain may use those before it. `taxonomy` is pure lists, for all
 * after the first.
 */
function domainsInOrder(modules: string): readonly string[] {
  const list = /\bdomains: readonly DomainModule\[\] = \[\n([\s\S]*?)\n\];/.exec(modules)?.[1] ?? '';
  const names = [...list.matchAll(/^ {2}(\w+),$/gm)].map(([, name = '']) =>
    name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`),
  );
  return names.flatMap((name, place) => (place === 0 ? [name, 'taxonomy'] : name));
}
const MODULES = path.join(import.meta.dirname, '../src/app/server/modules.ts');
export const DOMAIN_ORDER: readonly string[] = domainsInOrder(existsSync(MODULES) ? readFileSync(MODULES, 'utf8') : '');

/** Packages that code without DOM and Node may use. */
const PURE_PACKAGES = ['zod', 'date-fns', 'libphonenumber-js', 'd3-scale', 'd3-shape', 'marked'];
/** What opens files that people bring, in their own browser: no side of the server uses these itself. */
const BROUGHT_FILE_PACKAGES = ['fflate', 'unpdf'];
/**
 * What a domain's server side may use beside Node itself: everything else is a vendor's SDK, and lives in
 * src/kit/server.
 */
const DOMAIN_SERVER_PACKAGES = [...PURE_PACKAGES, 'ibantools', 'stdnum', 'react', 'react-dom'];
/** What src/app/server may use beside that: it mounts the web server's parts. */
const APP_SERVER_PACKAGES = [...DOMAIN_SERVER_PACKAGES, 'fastify', '@fastify/static', 'react-router'];
const WEB_PACKAGES = [
  ...PURE_PACKAGES,
  'react',
  'react-dom',
  'react-router',
  'lucide-react',
  '@tanstack/react-query',
  'zustand',
  'socket.io-client',
  '@stripe/stripe-js',
  '@stripe/react-stripe-js',
  '@simplewebauthn/browser',
  'uqr',
  'workbox-core',
  'workbox-precaching',
  'workbox-routing',
  'workbox-strategies',
  'workbox-expiration',
];
const MAP = 'src/routes.ts';
/** Build-time and server-rendering files inside src/app/web. */
const WEB_FILES_OF_THE_BUILD = ['src/app/web/routes.ts', 'src/app/web/entry.server.tsx'];
/** What public pages must not load in the browser, at any depth of imports. */
const NOT_ON_PUBLIC_PAGES = ['@tanstack/react-query', 'socket.io-client'];
const isPublicPage = (file: string): boolean =>
  /^src\/(design\/public|(app|kit|domains\/[^/]+)\/web\/(.*\/)?public)\//.test(file) ||
  [
    'src/app/web/root.tsx',
    'src/app/web/entry.client.tsx',
    'src/app/web/not-found-page.tsx',
    'src/app/web/shell/public-layout.tsx',
  ].includes(file);

export interface Breach {
  readonly file: string;
  readonly imports: string;
  readonly because: string;
}

interface Import {
  readonly target: string;
  /** Loaded together with the file: not a type, not `import()`. */
  readonly eager: boolean;
}

interface Place {
  readonly layer: 'design' | 'kit' | 'domains' | 'app' | 'routes' | 'seed' | 'elsewhere';
  readonly side: 'pure' | 'server' | 'web';
  readonly domain: string;
  readonly file: string;
}

const IMPORT =
  /^[ \t]*(?:import|export)\s+(type\s+)?(?:[\w*{}\s,$]+?\s+from\s+)?['"]([^'"\n]+)['"]|(?<![\w.])import\(\s*['"]([^'"\n]+)['"]\s*\)/gm;

export function importsOf(text: string): Import[] {
  return [...text.matchAll(IMPORT)].map((match) => ({
    target: match[2] ?? match[3] ?? '',
    eager: match[1] === undefined && match[2] !== undefined,
  }));
}

/** The repository path an import leads to, or a package's name. */
export function resolveImport(file: string, target: string): { path: string } | { package: string } {
  const bare = target.replace(/\?.*$/, '');
  if (bare.startsWith('.')) return { path: path.posix.join(path.posix.dirname(file), bare) };
  if (bare === '#routes') return { path: MAP };
  if (bare.startsWith('#seed/')) return { path: bare.replace('#seed', 'db/seed') };
  if (bare.startsWith('#build/')) return { path: bare.slice(1) };
  if (bare.startsWith('#')) return { path: `src/${bare.slice(1)}` };
  return { package: bare.startsWith('node:') ? 'node:' : bare.split('/', bare.startsWith('@') ? 2 : 1).join('/') };
}

export function placeOf(file: string): Place {
  const parts = file.split('/');
  if (file === MAP) return { layer: 'routes', side: 'pure', domain: '', file };
  if (file.startsWith('db/seed/') || file.startsWith('db/checks/'))
    return { layer: 'seed', side: 'server', domain: '', file };
  const layer = parts[0] === 'src' ? parts[1] : undefined;
  if (layer === 'design') return { layer, side: 'web', domain: '', file };
  if (layer !== 'kit' && layer !== 'app' && layer !== 'domains')
    return { layer: 'elsewhere', side: 'pure', domain: '', file };
  const room = parts[layer === 'domains' ? 3 : 2];
  return {
    layer,
    side: room === 'server' || room === 'web' ? room : 'pure',
    domain: layer === 'domains' ? (parts[2] ?? '') : '',
    file,
  };
}

/** Test support of a domain or of the app: it may use what tests may use, and no product code loads it. */
const isTestSupport = (file: string): boolean => /^src\/(app|domains\/[^/]+)\/(server\/)?test-[^/]+\.ts$/.test(file);
/** A domain's module names its example calls, and only tests call that function. */
const namesExamples = (from: string, to: string): boolean =>
  path.basename(from) === 'module.ts' && path.basename(to) === 'test-calls.ts';

/** A domain's part of the demo world: loaded by an instance that plants one, and by parts of later domains. */
const isDemo = (file: string): boolean => /^src\/domains\/[^/]+\/server\/demo\//.test(file);

/** Why `from` may not import the file `to`, or null. */
function whyNotFile(from: Place, to: Place, eager: boolean): string | null {
  if (isTestSupport(to.file) && (eager || !namesExamples(from.file, to.file))) return 'only tests load test support';
  if (isDemo(to.file) && eager && !isDemo(from.file) && from.layer !== 'seed')
    return 'product code loads the demo world with import(), where it is planted';
  if (to.layer === 'routes') return from.layer === 'kit' ? 'kit knows no screens' : null;
  if (from.layer === 'routes') return 'the map imports nothing';
  if (from.side === 'pure' && to.side !== 'pure') return `pure code never imports the ${to.side} side`;
  if (from.side === 'web' && to.side === 'server') return 'the web side never imports the server side';
  // The art generator draws for both sides, and colors are judged on both: plain functions without DOM.
  const isArt =
    to.file.startsWith('src/design/art/') || ['src/design/color.ts', 'src/design/brand-colors.ts'].includes(to.file);
  if (from.side === 'server' && to.side === 'web' && !isArt) return 'the server side never imports the web side';
  if (from.layer === 'kit' && to.layer !== 'kit') return `kit never imports ${to.layer}`;
  if (from.layer === 'design' && to.layer !== 'design' && to.layer !== 'kit') return `design never imports ${to.layer}`;
  if (from.layer === 'domains' && (to.layer === 'app' || to.layer === 'seed'))
    return `a domain never imports ${to.layer}`;
  if (to.layer === 'elsewhere') return from.layer === 'seed' ? null : 'product code imports only from src';
  if (from.layer === 'domains' && to.layer === 'domains' && from.domain !== to.domain) return whyNotNeighbour(from, to);
  return null;
}

function whyNotNeighbour(from: Place, to: Place): string | null {
  const [own, other] = [DOMAIN_ORDER.indexOf(from.domain), DOMAIN_ORDER.indexOf(to.domain)];
  if (own === -1 || other === -1)
    return 'the domain has no place in the domain order: list it in src/app/server/modules.ts';
  if (other >= own)
    return `${from.domain} comes before ${to.domain} in the domain order: news travels uphill as events`;
  const door = `src/domains/${to.domain}/${to.side}/${to.domain}.`;
  const isInside = to.side === 'pure' || to.file.startsWith(door) || (isDemo(from.file) && isDemo(to.file));
  return isInside ? null : `another domain is entered through its front door, ${door}ts${to.side === 'web' ? 'x' : ''}`;
}

function whyNotPackage(from: Place, name: string): string | null {
  if (WEB_FILES_OF_THE_BUILD.includes(from.file)) return null;
  const allowed = (packages: readonly string[], who: string): string | null =>
    packages.includes(name) ? null : `${who} does not use ${name === 'node:' ? 'Node' : name}`;
  if (from.layer === 'seed' || (from.layer === 'kit' && from.side === 'server')) return null;
  if (from.layer === 'routes') return 'the map imports nothing';
  if (from.side === 'pure') return allowed([...PURE_PACKAGES, ...BROUGHT_FILE_PACKAGES], 'pure code');
  if (from.side === 'web') return allowed(WEB_PACKAGES, 'the web side');
  if (name === 'node:') return null;
  return from.layer === 'app'
    ? allowed(APP_SERVER_PACKAGES, 'app/server')
    : allowed(DOMAIN_SERVER_PACKAGES, 'a domain (only kit/server speaks to vendors)');
}

/** `files` maps repository paths to their text. */
/**
 * Modules of the server and pure ones that keep something changeable for the whole process, and what: never product
 * data, which is read with the command that uses it and handed on as a value. What may be remembered of a database for
 * a while is kept by the open database (src/kit/server/db/memory.ts, decision 072).
 */
export const KEEPS_STATE: Readonly<Record<string, string>> = {
  'src/kit/server/make-id.ts': 'a pool of random bytes',
  'src/kit/server/storage/images.ts': 'the image library, once it is loaded',
  'src/domains/accounts/server/breached-passwords.ts': 'a file of the build, once it is read',
  'src/domains/accounts/server/password-hash.ts': 'how many hashes run now',
  'src/kit/brand.ts': 'the name of the instance, as operators set it last',
  'src/kit/server/mail/email-colors.ts': 'the colors of emails, as operators set them last',
  'src/kit/instance-currency.ts':
    'the currency of the instance, as operators set it last; money always carries its own',
  'src/kit/locale.ts': 'the locale of the configuration, which never changes while a process runs',
  'src/kit/format/from-cache.ts': 'writers of numbers and dates, which cost much to make',
  'src/kit/server/db/statement.ts': 'the texts of statements, so that no two have one name',
  'src/kit/server/free-port.ts': 'ports that were given out',
  'src/kit/server/jobs/announce.ts': 'what wakes the relays of this process',
  'src/kit/server/oidc.ts': 'what a sign-in provider says of itself, for an hour',
  'src/kit/server/outbound.ts': 'which hosts do not answer now',
  'src/kit/server/sealed.ts': 'keys made from the configuration',
  'src/kit/server/sms/sms.ts': 'the adapter made from the configuration',
  'src/kit/server/documents/outlined-lines.ts': 'which letters our fonts have, once they are read',
  'src/kit/server/payments/test-events.ts': 'what wakes the test provider of this process',
  'src/kit/server/payments/simulators/paypal-shapes.ts': 'shapes of a file of the build, once they are made',
  'src/domains/services/server/demo/demo.ts': 'the demo world that is planted now',
};

/** Outside of any function: a variable, a place that copies of a module share, or a collection that starts empty. */
export const CHANGEABLE =
  /^(?:export )?let\s|\bSymbol\.for\(|^(?:export )?const .*= new (?:Weak)?(?:Map|Set)\b.*\(\);$/m;

function changeableState(file: string, text: string): Breach[] {
  const { layer, side } = placeOf(file);
  if (side === 'web' || !['domains', 'kit', 'app'].includes(layer) || !CHANGEABLE.test(text) || file in KEEPS_STATE)
    return [];
  return [
    {
      file,
      imports: 'a changeable value of the whole process',
      because: 'read it with the command, and hand it on as an argument',
    },
  ];
}

export function findBreaches(files: ReadonlyMap<string, string>): Breach[] {
  const breaches: Breach[] = [];
  for (const [file, text] of files) {
    const from = placeOf(file);
    if (from.layer === 'elsewhere' || /\.(test|stories)\.tsx?$/.test(file) || isTestSupport(file)) continue;
    breaches.push(...clockUses(file, text));
    breaches.push(...changeableState(file, text));
    for (const { target, eager } of importsOf(text)) {
      const found = resolveImport(file, target);
      if ('path' in found && found.path.includes('/+types/')) continue;
      const because =
        'package' in found ? whyNotPackage(from, found.package) : whyNotFile(from, placeOf(found.path), eager);
      if (because !== null) breaches.push({ file, imports: target, because });
    }
    breaches.push(...ownFormats(file, text), ...brandLiterals(file, text));
    if (isPublicPage(file)) breaches.push(...heavyImports(files, file));
  }
  return breaches;
}

/**
 * An instance has a name of its own: what people read uses `brandName()`, or does without. Names of components are not
 * text.
 */
function brandLiterals(file: string, text: string): Breach[] {
  const isRead =
    (/^src\/(domains|app\/web|kit\/web)\//.test(file) && !/\/demo\//.test(file)) || file === 'src/kit/errors.ts';
  if (!isRead) return [];
  const found =
    /(['"`>])[^'"`<>\n]*(?<![\w<])Docket(?!\w)[^'"`<>\n]*(?=['"`<])|^ +[A-Z][^'"`<>{}=();*/\n]*(?<!\w)Docket(?!\w)/m.exec(
      text.replaceAll(/^import .*$/gm, ''),
    );
  return found === null
    ? []
    : [{ file, imports: 'the name Docket', because: 'the name of an instance comes from brandName()' }];
}

/** Drawings, the gallery and SQL patterns: what stands before a % there is no figure that a person reads. */
const READS_NO_WORDS = /^src\/design\/art\/|\.stories\.tsx$|-list\.ts$|\/server\/db\//;

/** One place writes numbers, dates, money, plurals and names, for the locale it is given (decision 068). */
function ownFormats(file: string, text: string): Breach[] {
  if (file.startsWith('src/kit/format/')) return [];
  const found =
    /\bIntl\.\w+|\.toLocale\w+(?=\()|=== 1 (?=\? ['`])|\.toFixed(?=\()|(?<!=`|: )\{[^{}]*\}%(?=[\s'"`<,.)])/.exec(
      READS_NO_WORDS.test(file) ? '' : text,
    );
  return found === null
    ? []
    : [{ file, imports: found[0], because: 'numbers, dates, plurals and names are written by src/kit/format' }];
}

/**
 * Worlds of tests and the demo are on their own clocks; a date says its year where that is not the reader's present
 * one.
 */
const HAS_OWN_CLOCK = /-world\.ts$|\/server\/demo\/|^src\/kit\/format\//;

/**
 * Rules and commands are told what time it is: `context.clock()`, one moment for each command, or `databaseNow`
 * (decision 065).
 */
function clockUses(file: string, text: string): Breach[] {
  const { layer, side } = placeOf(file);
  if (
    side === 'web' ||
    (layer === 'kit' && side === 'server') ||
    layer === 'seed' ||
    layer === 'app' ||
    HAS_OWN_CLOCK.test(file)
  )
    return [];
  return [...text.matchAll(/\bnew Date\(0?\)|\bDate\.now\(/g)].map(([found]) => ({
    file,
    imports: found,
    because: 'the time comes from context.clock() or databaseNow()',
  }));
}

/**
 * Follows what a public page loads immediately, and names the first way to the map or a package: it must carry neither.
 */
function heavyImports(files: ReadonlyMap<string, string>, page: string): Breach[] {
  const queue = [page];
  const seen = new Set(queue);
  for (const file of queue) {
    for (const { target, eager } of importsOf(files.get(file) ?? '')) {
      const found = resolveImport(file, target);
      if (!eager) continue;
      if ('path' in found && found.path === MAP)
        return [
          { file: page, imports: target, because: `public pages do not carry the map (reached through ${file})` },
        ];
      if ('package' in found) {
        if (NOT_ON_PUBLIC_PAGES.includes(found.package))
          return [{ file: page, imports: target, because: `public pages are light (reached through ${file})` }];
      } else if (!seen.has(found.path)) {
        seen.add(found.path);
        queue.push(found.path);
      }
    }
  }
  return [];
}

export function readSources(root: string): Map<string, string> {
  const names = globSync(['src/**/*.{ts,tsx}', 'db/seed/**/*.ts'], { cwd: root }).map((name) =>
    name.split(path.sep).join('/'),
  );
  return new Map(names.toSorted().map((name) => [name, readFileSync(path.join(root, name), 'utf8')]));
}

if (import.meta.main) {
  const sources = readSources(path.join(import.meta.dirname, '..'));
  const breaches = findBreaches(sources);
  for (const { file, imports, because } of breaches) console.error(`${file} uses ${imports}: ${because}`);
  if (sources.size === 0) console.error('No source files found to judge.');
  console.log(`${sources.size} files, ${breaches.length} breaches`);
  process.exitCode = breaches.length === 0 && sources.size > 0 ? 0 : 1;
}
