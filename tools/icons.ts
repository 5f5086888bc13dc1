/**
 * Gathers the icons that `src/design/public/glyphs.tsx` names into one SVG file of symbols, from the icon library's
 * components. Quick enough to run before every build and check.
 */
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { createElement, type ComponentType } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';

/** Size, color and strokes are set where an icon is used. */
const OUTER_ELEMENT = /^<svg[^>]*>|<\/svg>$/g;
const DESIGN = path.join(import.meta.dirname, '../src/design/public');
async function symbolOf(name: string): Promise<string> {
  const { default: Icon } = (await import(`lucide-react/icons/${name}`)) as { default: ComponentType };
  const shapes = renderToStaticMarkup(createElement(Icon)).replace(OUTER_ELEMENT, '');
  return `<symbol id="${name}" viewBox="0 0 24 24">${shapes}</symbol>`;
}

export async function makeIcons(): Promise<void> {
  const glyphs = await readFile(path.join(DESIGN, 'glyphs.tsx'), 'utf8');
  const names = [...glyphs.matchAll(/= glyph\('([\w-]+)'\)/g)].map((match) => match[1] ?? '');
  if (names.length === 0) throw new Error('glyphs.tsx names no icons');
  const symbols = await Promise.all(names.map(symbolOf));
  await writeFile(
    path.join(DESIGN, 'icons.svg'),
    `<svg xmlns="http://www.w3.org/2000/svg">${symbols.join('')}</svg>\n`,
  );
}

if (import.meta.main) await makeIcons();
