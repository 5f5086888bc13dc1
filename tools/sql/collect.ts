import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { knownStatements } from '#kit/server/db/statement.ts';

const ROOT = path.join(import.meta.dirname, '../..');
const SOURCES = ['src/**/server/**/*.ts', 'db/**/*.ts'];
const NAMED = /\bstatement\(\s*(?:'([^'\n]+)'|`([^`\n]+)`)/g;

export interface Collected {
  readonly name: string;
  /** As it is written, with its parameters by name. */
  readonly text: string;
  readonly file: string;
}

const escaped = (text: string): string => text.replaceAll(/[.*+?^$()[\]\\|]/g, '\\$&');
/** `${table}_forget` stands for every name that ends so. */
const patternOf = (template: string): RegExp =>
  new RegExp(
    `^${template
      .split(/\$\{[^}]*\}/)
      .map(escaped)
      .join('\\w+')}$`,
  );

/**
 * Every named statement of the product. Its text is put together when its module is loaded, so the modules are loaded;
 * what is made later, in a function, is refused, because nobody could check it.
 */
export async function collectStatements(): Promise<Collected[]> {
  const files = globSync(SOURCES, { cwd: ROOT })
    .filter((file) => !file.endsWith('.test.ts'))
    .toSorted();
  const named = files.flatMap((file) =>
    [...readFileSync(path.join(ROOT, file), 'utf8').matchAll(NAMED)].map((match) => ({
      file,
      name: match[1],
      pattern: patternOf(match[1] ?? match[2] ?? ''),
    })),
  );
  for (const file of new Set(named.map((statement) => statement.file)))
    await import(pathToFileURL(path.join(ROOT, file)).href);
  const known = [...knownStatements()];
  const missing = named.filter((statement) => !known.some(([name]) => statement.pattern.test(name)));
  if (missing.length > 0)
    throw new Error(
      `make these when the module loads: ${missing.map((statement) => `${statement.file} ${statement.pattern.source}`).join(', ')}`,
    );
  return known.map(([name, { written: text }]) => {
    const home =
      named.find((statement) => statement.name === name) ?? named.find((statement) => statement.pattern.test(name));
    if (home === undefined) throw new Error(`statement ${name}: write its name where statement(…) is called`);
    return { name, text, file: home.file };
  });
}
