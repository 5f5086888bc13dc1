import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';
import { routes } from '../src/routes.ts';

const ROOT = path.join(import.meta.dirname, '..');
const META = /^export const meta: MetaFunction = (\([^)]*\) => \[[\s\S]*?\]);$/m;
const EXPORTED = /^export (?:async )?(default|const \w+|function \w+|[^acdf]\S*)/gm;
const IMPORT = /^import \{([^}]*)\} from '[^']+';$/gm;
/** What a title calls of others: `titled(`, not the `at(` of `matches.at(`. */
const CALL = /(?<![.\w])[a-z]\w*(?=\()/gi;
/** What only browsers use of a page. */
const FOR_BROWSERS = new Set(['default', 'clientLoader']);

/** Pages behind sign-in, by file: their layouts show a waiting shell until the browser renders them. */
export const inBrowserOnly: ReadonlySet<string> = new Set(
  routes.filter(({ layout, page }) => page !== null && layout !== 'public' && layout !== 'auth').map(({ page }) => path.join(ROOT, 'src', page ?? '')),
);

/**
 * The server renders nothing of a page behind sign-in but its title, so its build carries nothing else of it: all those
 * screens and what they stand on were 12 MB of memory for nothing. A page that exports anything else for the server, or
 * whose title is made of more than what it imports, stays whole; a test says that there is none.
 */
export function browserPages(): Plugin {
  return {
    name: 'docket-browser-pages',
    enforce: 'pre',
    load(id) {
      const file = id.split('?')[0] ?? '';
      return this.environment.name === 'ssr' && inBrowserOnly.has(file) ? titleOnly(readFileSync(file, 'utf8')) : null;
    },
  };
}

const namesOf = (list: string): string[] => list.split(',').map((name) => name.trim());

/** The part of such a page that the server needs, or null where it needs all of it. */
export function titleOnly(source: string): string | null {
  const meta = META.exec(source)?.[1];
  const exported = [...source.matchAll(EXPORTED)].map(([, what = '']) => what.split(' ').at(-1) ?? '');
  if (exported.some((name) => !FOR_BROWSERS.has(name) && (name !== 'meta' || meta === undefined)) || source.includes('clientLoader.hydrate')) return null;
  const called = new Set(meta?.match(CALL));
  const imports = [...source.matchAll(IMPORT)].flatMap(([line, names = '']) => {
    const own = namesOf(names).filter((name) => called.delete(name));
    return own.length === 0 ? [] : [line.replace(names, ` ${own.join(', ')} `)];
  });
  if (called.size > 0) return null;
  return [...imports, ...(meta === undefined ? [] : [`export const meta = ${meta};`]), 'export default function InBrowserOnly() { return null; }', ''].join(
    '\n',
  );
}
