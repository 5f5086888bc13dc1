/**
 * Gathers the icons that `src/design/public/glyphs.tsx` names into one SVG file of symbols, from the icon library's own
 * data. Quick enough to run before every build and check.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { pathToFileURL } from 'node:url';
import path from 'node:path';

const DESIGN = path.join(import.meta.dirname, '../src/design/public');
const LIBRARY = path.join(import.meta.dirname, '../node_modules/lucide-react/dist/esm/icons');

type IconNode = readonly (readonly [tag: string, attributes: Readonly<Record<string, string>>])[];

/** A renamed icon re-exports its present file. */
async function presentName(name: string): Promise<string> {
  const source = await readFile(path.join(LIBRARY, `${name}.mjs`), 'utf8');
  return /export \{ default \} from '\.\/([\w-]+)\.mjs'/.exec(source)?.[1] ?? name;
}

async function symbolOf(name: string): Promise<string> {
  const file = path.join(LIBRARY, `${await presentName(name)}.mjs`);
  const { __iconData: data } = (await import(pathToFileURL(file).href)) as { __iconData: { node: IconNode } };
  const shapes = data.node.map(([tag, { key: _key, ...attributes }]) => {
    const written = Object.entries(attributes).map(([attribute, value]) => ` ${attribute}="${value}"`);
    return `<${tag}${written.join('')}/>`;
  });
  return `<symbol id="${name}" viewBox="0 0 24 24">${shapes.join('')}</symbol>`;
}

export async function makeIcons(): Promise<void> {
  const glyphs = await readFile(path.join(DESIGN, 'glyphs.tsx'), 'utf8');
  const names = [...glyphs.matchAll(/= glyph\('([\w-]+)'\)/g)].map((match) => match[1] ?? '');
  if (names.length === 0) throw new Error('glyphs.tsx names no icons');
  const symbols = await Promise.all(names.map(symbolOf));
  await writeFile(path.join(DESIGN, 'icons.svg'), `<svg xmlns="http://www.w3.org/2000/svg">${symbols.join('')}</svg>\n`);
}

if (import.meta.main) await makeIcons();
