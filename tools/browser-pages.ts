import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';
import { routes } from '../src/routes.ts';

const ROOT = path.join(import.meta.dirname, '..');
const META = /^export const meta: MetaFunction = ((?:\(\)|\(\{ params \}\)) => \[[\s\S]*?\]);$/m;
/** A title that calls something needs what it calls. */
const CALL = /\w\(/;

/** Pages behind sign-in, by file: their layouts show a waiting shell until the browser renders them. */
const inBrowserOnly = new Set(
  routes
    .filter(({ layout, page }) => page !== null && (layout === 'app' || layout === 'focus' || layout === 'admin'))
    .map(({ page }) => path.join(ROOT, 'src', page ?? '')),
);

/**
 * The server renders nothing of a page behind sign-in but its title, so its build carries nothing else of it: all those
 * screens and what they stand on would be tens of megabytes of memory for nothing. A page whose title is not a plain
 * one, or that exports anything for the server, stays whole.
 */
export function browserPages(): Plugin {
  return {
    name: 'docket-browser-pages',
    enforce: 'pre',
    load(id) {
      const file = id.split('?')[0] ?? '';
      return this.environment.name === 'ssr' && inBrowserOnly.has(file) ? titleOnly(file) : null;
    },
  };
}

/** The part of such a page that the server needs, or null where it needs all of it. */
export function titleOnly(file: string): string | null {
  const source = readFileSync(file, 'utf8');
  const meta = META.exec(source)?.[1];
  const exported = [...source.matchAll(/^export /gm)].length;
  if (meta === undefined || CALL.test(meta) || exported !== 2) return null;
  return `export const meta = ${meta};\nexport default function InBrowserOnly() { return null; }\n`;
}
