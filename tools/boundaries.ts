import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';

/**
 * Who may import whom (docs/architecture.md), as tables. Lint cannot say it: a relative path and a `#` path to the same
 * file must be judged alike, and a public page is judged by everything it reaches.
 */

/** The street: a domain may use those with a smaller number, never its own number or a greater one. */
const STREET: Readonly<Record<string, number>> = {
  accounts: 0,
  profiles: 1,
  cv: 1,
  assessments: 1,
  content: 1,
  wallet: 1,
  verification: 1,
  messaging: 1,
  services: 2,
  projects: 2,
  payouts: 2,
  membership: 2,
  orders: 3,
  rewards: 4,
  notifications: 5,
  books: 4,
  fees: 4,
  admin: 5,
  'data-rights': 6,
};

/** Packages that code without DOM and Node may use. */
const PURE_PACKAGES = ['zod', 'date-fns', 'libphonenumber-js', 'd3-scale', 'd3-shape'];
/** What a domain's server side may use beside Node itself: everything else is a vendor's SDK, and lives in src/kit/server. */
const DOMAIN_SERVER_PACKAGES = [...PURE_PACKAGES, 'ibantools', 'stdnum', 'kysely', 'react', 'react-dom'];
/** What src/app/server may use beside that: it mounts the web server's parts. */
const APP_SERVER_PACKAGES = [...DOMAIN_SERVER_PACKAGES, 'fastify', '@fastify/static', 'react-router'];
const WEB_PACKAGES = [
  ...PURE_PACKAGES,
  'react',
  'react-dom',
  'react-router',
  'react-aria-components',
  'react-aria',
  'react-stately',
  '@internationalized/date',
  'lucide-react',
  'react-hook-form',
  '@hookform/resolvers',
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
/** Build-time and server-rendering files inside src/app/web. */
const WEB_FILES_OF_THE_BUILD = ['src/app/web/routes.ts', 'src/app/web/entry.server.tsx'];
/** What pages without a sign-in must not carry to the browser, however far down it is imported. */
const NOT_ON_PUBLIC_PAGES = ['react-aria-components', 'react-aria', 'react-stately'];
const isPublicPage = (file: string): boolean =>
  /^src\/(design\/public|(app|kit|domains\/[^/]+)\/web\/(.*\/)?public)\//.test(file) ||
  ['src/app/web/root.tsx', 'src/app/web/entry.client.tsx', 'src/app/web/not-found-page.tsx', 'src/app/web/shell/public-layout.tsx'].includes(file);

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

const IMPORT = /^[ \t]*(?:import|export)\s+(type\s+)?(?:[\w*{}\s,$]+?\s+from\s+)?['"]([^'"\n]+)['"]|(?<![\w.])import\(\s*['"]([^'"\n]+)['"]\s*\)/gm;

export function importsOf(text: string): Import[] {
  return [...text.matchAll(IMPORT)].map((match) => ({ target: match[2] ?? match[3] ?? '', eager: match[1] === undefined && match[2] !== undefined }));
}

/** The repository path an import leads to, or a package's name. */
export function resolveImport(file: string, target: string): { path: string } | { package: string } {
  const bare = target.replace(/\?.*$/, '');
  if (bare.startsWith('.')) return { path: path.posix.join(path.posix.dirname(file), bare) };
  if (bare === '#routes') return { path: 'src/routes.ts' };
  if (bare.startsWith('#seed/')) return { path: bare.replace('#seed', 'db/seed') };
  if (bare.startsWith('#build/')) return { path: bare.slice(1) };
  if (bare.startsWith('#')) return { path: `src/${bare.slice(1)}` };
  return { package: bare.startsWith('node:') ? 'node:' : bare.split('/', bare.startsWith('@') ? 2 : 1).join('/') };
}

export function placeOf(file: string): Place {
  const parts = file.split('/');
  if (file === 'src/routes.ts') return { layer: 'routes', side: 'pure', domain: '', file };
  if (file.startsWith('db/seed/') || file.startsWith('db/checks/')) return { layer: 'seed', side: 'server', domain: '', file };
  const layer = parts[0] === 'src' ? parts[1] : undefined;
  if (layer === 'design') return { layer, side: 'web', domain: '', file };
  if (layer !== 'kit' && layer !== 'app' && layer !== 'domains') return { layer: 'elsewhere', side: 'pure', domain: '', file };
  const room = parts[layer === 'domains' ? 3 : 2];
  return { layer, side: room === 'server' || room === 'web' ? room : 'pure', domain: layer === 'domains' ? (parts[2] ?? '') : '', file };
}

/** Why `from` may not import the file `to`, or null. */
function whyNotFile(from: Place, to: Place): string | null {
  if (to.layer === 'routes') return from.layer === 'kit' ? 'kit knows no screens' : null;
  if (from.layer === 'routes') return 'the map imports nothing';
  if (from.side === 'pure' && to.side !== 'pure') return `pure code never imports the ${to.side} side`;
  if (from.side === 'web' && to.side === 'server') return 'the web side never imports the server side';
  // The art generator draws for both sides: plain functions without DOM.
  const isArt = to.file.startsWith('src/design/art/') || to.file === 'src/design/color.ts';
  if (from.side === 'server' && to.side === 'web' && !isArt) return 'the server side never imports the web side';
  if (from.layer === 'kit' && to.layer !== 'kit') return `kit never imports ${to.layer}`;
  if (from.layer === 'design' && to.layer !== 'design' && to.layer !== 'kit') return `design never imports ${to.layer}`;
  if (from.layer === 'domains' && (to.layer === 'app' || to.layer === 'seed')) return `a domain never imports ${to.layer}`;
  if (to.layer === 'elsewhere') return from.layer === 'seed' ? null : 'product code imports only from src';
  if (from.layer === 'domains' && to.layer === 'domains' && from.domain !== to.domain) return whyNotNeighbour(from, to);
  return null;
}

function whyNotNeighbour(from: Place, to: Place): string | null {
  const [own, other] = [STREET[from.domain], STREET[to.domain]];
  if (own === undefined || other === undefined) return 'the domain has no place on the street: give it one in tools/boundaries.ts';
  if (other >= own) return `${from.domain} stands left of or beside ${to.domain} on the street: news travels uphill as events`;
  const door = `src/domains/${to.domain}/${to.side}/${to.domain}.`;
  const isInside = to.side === 'pure' || to.file.startsWith(door);
  return isInside ? null : `another domain is entered through its front door, ${door}ts${to.side === 'web' ? 'x' : ''}`;
}

function whyNotPackage(from: Place, name: string): string | null {
  if (WEB_FILES_OF_THE_BUILD.includes(from.file)) return null;
  const allowed = (packages: readonly string[], who: string): string | null =>
    packages.includes(name) ? null : `${who} does not use ${name === 'node:' ? 'Node' : name}`;
  if (from.layer === 'seed' || (from.layer === 'kit' && from.side === 'server')) return null;
  if (from.layer === 'routes') return 'the map imports nothing';
  if (from.side === 'pure') return allowed(PURE_PACKAGES, 'pure code');
  if (from.side === 'web') return allowed(WEB_PACKAGES, 'the web side');
  if (name === 'node:') return null;
  return from.layer === 'app' ? allowed(APP_SERVER_PACKAGES, 'app/server') : allowed(DOMAIN_SERVER_PACKAGES, 'a domain (only kit/server speaks to vendors)');
}

/** `files` maps repository paths to their text. */
export function findBreaches(files: ReadonlyMap<string, string>): Breach[] {
  const breaches: Breach[] = [];
  for (const [file, text] of files) {
    const from = placeOf(file);
    if (from.layer === 'elsewhere' || /\.(test|stories)\.tsx?$/.test(file)) continue;
    for (const { target } of importsOf(text)) {
      const found = resolveImport(file, target);
      if ('path' in found && found.path.includes('/+types/')) continue;
      const because = 'package' in found ? whyNotPackage(from, found.package) : whyNotFile(from, placeOf(found.path));
      if (because !== null) breaches.push({ file, imports: target, because });
    }
    if (isPublicPage(file)) breaches.push(...heavyImports(files, file));
  }
  return breaches;
}

/** Follows what a public page loads at once, and names the first way to a package it must not carry. */
function heavyImports(files: ReadonlyMap<string, string>, page: string): Breach[] {
  const queue = [page];
  const seen = new Set(queue);
  for (const file of queue) {
    for (const { target, eager } of importsOf(files.get(file) ?? '')) {
      const found = resolveImport(file, target);
      if (!eager) continue;
      if ('package' in found) {
        if (NOT_ON_PUBLIC_PAGES.includes(found.package))
          return [{ file: page, imports: target, because: `public pages use native elements only (reached through ${file})` }];
      } else if (!seen.has(found.path)) {
        seen.add(found.path);
        queue.push(found.path);
      }
    }
  }
  return [];
}

export function readSources(root: string): Map<string, string> {
  const names = globSync(['src/**/*.{ts,tsx}', 'db/seed/**/*.ts'], { cwd: root }).map((name) => name.split(path.sep).join('/'));
  return new Map(names.toSorted().map((name) => [name, readFileSync(path.join(root, name), 'utf8')]));
}

if (import.meta.main) {
  const sources = readSources(path.join(import.meta.dirname, '..'));
  const breaches = findBreaches(sources);
  for (const { file, imports, because } of breaches) console.error(`${file} imports ${imports}: ${because}`);
  if (sources.size === 0) console.error('No source files found to judge.');
  console.log(`${sources.size} files, ${breaches.length} breaches`);
  process.exitCode = breaches.length === 0 && sources.size > 0 ? 0 : 1;
}
