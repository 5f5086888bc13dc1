import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import fc from 'fast-check';
import { parseSync } from 'vite';

/** Everything that writes HTML, styles or scripts around what React renders. */
const SOURCES = [
  'src/kit/server/web/*.ts',
  'src/app/web/{head-script,early-submit,when-used-or-idle}.ts',
  'src/app/web/{entry.server,entry.client,root}.tsx',
  'src/app/web/shell/public/{brand-on-page,public-frame}.tsx',
  'src/app/web/service-worker/*.ts',
];
const ROOT = path.join(import.meta.dirname, '../..');
/** Names the framework itself uses in a document. */
const OF_THE_FRAMEWORK = [
  'react-router-scroll-positions',
  '__reactRouterContext',
  'application/json',
  '<!--$-->',
  '</script>',
  '</body>',
];
const SHORTEST = 2;
const LONGEST = 40;

interface Literals {
  readonly texts: ReadonlySet<string>;
  readonly patterns: readonly RegExp[];
}

/** Read from the code itself, so that a marker someone adds tomorrow is tried as well. */
function literalsOf(file: string): Literals {
  const texts = new Set<string>();
  const patterns: RegExp[] = [];
  const visit = (node: unknown): void => {
    if (typeof node !== 'object' || node === null) return;
    if (Array.isArray(node)) return node.forEach(visit);
    const { type, value, regex } = node as {
      type?: string;
      value?: unknown;
      regex?: { pattern: string; flags: string };
    };
    if (type === 'ImportDeclaration' || type === 'TSLiteralType') return;
    if (regex !== undefined) patterns.push(new RegExp(regex.pattern, regex.flags));
    if (type === 'Literal' && typeof value === 'string') texts.add(value);
    if (type === 'TemplateElement') texts.add((value as { cooked: string }).cooked);
    Object.values(node).forEach(visit);
  };
  const { program, errors } = parseSync(file, readFileSync(path.join(ROOT, file), 'utf8'));
  if (errors.length > 0) throw new Error(`${file} cannot be read: ${errors[0]?.message}`);
  visit(program);
  return { texts, patterns };
}

function examplesOf(pattern: RegExp): string[] {
  try {
    return fc.sample(fc.stringMatching(new RegExp(pattern.source, pattern.flags.replace(/[gm]/g, ''))), {
      numRuns: 2,
      seed: 9,
    });
  } catch {
    // Look-behind and the like: the pattern's own words, without its signs.
    return pattern.source.split(/[\\()[\]{}|*+?^$.]+/);
  }
}

const shorten = (text: string): string[] => {
  // Letters beyond Latin 1 do decide something: whether a second face of the typeface is named, as `unicode-range`
  // would.
  const line = text.replace(/[^ -~]+/g, ' ').trim();
  return line.length <= LONGEST ? [line] : [line.slice(0, LONGEST), line.slice(-LONGEST)].map((part) => part.trim());
};

/** Every text that the rewriting of documents looks for or writes, and examples of every pattern. */
export function rewritingLiterals(): { readonly files: number; readonly literals: readonly string[] } {
  const files = SOURCES.flatMap((pattern) => globSync(pattern, { cwd: ROOT })).filter(
    (file) => !/\.test\.tsx?$/.test(file),
  );
  const read = files.map(literalsOf);
  const all = [
    ...OF_THE_FRAMEWORK,
    ...read.flatMap(({ texts, patterns }) => [...texts, ...patterns.flatMap(examplesOf)]),
  ];
  return {
    files: files.length,
    literals: [...new Set(all.flatMap(shorten))].filter((text) => text.length >= SHORTEST),
  };
}
