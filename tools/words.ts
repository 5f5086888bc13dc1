/** Reads names, comments, docs and screen texts for words that docs/glossary.md replaces. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parseSync } from 'vite';
import { ROOT } from './run-step.ts';

/**
 * `everywhere`: any text. `names`: identifiers and file names. `prose`: comments, docs, test names, messages and screen texts.
 * `screens`: sentences of the product that people read.
 */
export type Where = 'everywhere' | 'names' | 'prose' | 'screens';
export interface Banned {
  readonly word: string;
  readonly say: string;
  readonly where: Where;
}
/** One place where a banned word is right. `what` narrows it to the words around it. */
export interface Allowed {
  readonly word: string;
  readonly file: RegExp;
  readonly what?: RegExp;
  readonly why: string;
}
interface Piece {
  readonly kind: 'name' | 'text' | 'comment';
  readonly text: string;
  readonly line: number;
}

const ROW = /^\| ([^|]+) \| ([^|]+) \| (everywhere|names|prose|screens) \|$/gm;

/** The table "Words we do not use" of the glossary. */
export const bannedWords = (glossary: string): Banned[] =>
  [...glossary.matchAll(ROW)].flatMap(([, words = '', say = '', where]) =>
    words.split(', ').map((word) => ({ word: word.trim(), say: say.trim(), where: where as Where })),
  );

/** `sendOldLetter`, `send_old_letter` and `send-old-letter` as the words they are made of. */
const apart = (name: string): string =>
  name
    .replace(/([a-z\d])([A-Z])/g, '$1 $2')
    .replace(/[_-]/g, ' ')
    .toLowerCase();
const patternOf = (word: string): RegExp => new RegExp(String.raw`(?<![a-z])${word.replace(/[- ]/, '[- ]').replace(/y$/, '(?:y|ies)')}s?(?![a-z])`, 'i');
const roughPattern = (word: string): RegExp => new RegExp(word.replace(/[- ]/, '[-_ ]?').replace(/y$/, '(?:y|ies)'), 'i');
const prosePattern = (word: string): RegExp => new RegExp(String.raw`(?<![\w-])${word.replace(/y$/, '(?:y|ies)')}s?(?![\w-])`, 'i');

function piecesOfCode(file: string, code: string): Piece[] {
  const { program, comments, errors } = parseSync(file, code);
  if (errors.length > 0) throw new Error(`${file} cannot be read: ${errors[0]?.message}`);
  const pieces: Piece[] = [];
  const starts = [0, ...[...code.matchAll(/\n/g)].map(({ index }) => index + 1)];
  const lineOf = (at: number): number => starts.findLastIndex((start) => start <= at) + 1;
  const add = (kind: Piece['kind'], text: string, start: number): void => void pieces.push({ kind, text, line: lineOf(start) });
  const visit = (node: unknown): void => {
    if (typeof node !== 'object' || node === null) return;
    if (Array.isArray(node)) return node.forEach(visit);
    const { type = '', name, value, start = 0 } = node as { type?: string; name?: unknown; value?: unknown; start?: number };
    if (typeof name === 'string' && type.endsWith('Identifier')) add('name', name, start);
    if ((type === 'Literal' || type === 'JSXText') && typeof value === 'string') add('text', value, start);
    if (type === 'TemplateElement') add('text', (value as { raw: string }).raw, start);
    Object.values(node).forEach(visit);
  };
  visit(program);
  for (const { value, start } of comments) add('comment', value, start);
  return pieces;
}

/** SQL and logs begin small; sentences that people read don't, and a screen has no other texts. */
const isOnScreens = (file: string, { kind, text }: Piece): boolean =>
  kind === 'text' &&
  file.startsWith('src/') &&
  !/\.(?:test|stories)\.tsx?$|\/conformance\//.test(file) &&
  (/^\s*\W?[A-Z]/.test(text) || (file.endsWith('.tsx') && text.includes(' ')));
const isRead = (where: Where, file: string, piece: Piece): boolean =>
  where === 'screens' ? isOnScreens(file, piece) : where !== (piece.kind === 'name' ? 'prose' : 'names');

/** A file's names and texts, with their lines. */
export function piecesOf(file: string, content: string): Piece[] {
  const named: Piece[] = [{ kind: 'name', text: path.basename(file).replace(/\..*$/, ''), line: 0 }];
  if (/\.(?:tsx?|mjs|mts)$/.test(file)) return [...named, ...piecesOfCode(file, content)];
  const text = file.endsWith('.css') ? [...content.matchAll(/\/\*[\s\S]*?\*\//g)].map(([comment]) => comment).join('\n') : content;
  return [...named, ...text.split('\n').map((line, index) => ({ kind: 'text' as const, text: line, line: index + 1 }))];
}

/** Banned words with their replacements. Exceptions that were needed are added to `used`. */
export function wordFaults(file: string, content: string, banned: readonly Banned[], allowed: readonly Allowed[], used?: Set<Allowed>): string[] {
  // Parsing a file costs more than searching it for any of the words.
  const rough = banned.filter(({ word }) => roughPattern(word).test(`${file} ${content}`));
  if (rough.length === 0) return [];
  const here = allowed.filter((one) => one.file.test(file));
  return piecesOf(file, content).flatMap((piece) =>
    rough.flatMap(({ word, say, where }) => {
      const { kind, text, line } = piece;
      if (!isRead(where, file, piece)) return [];
      const found = kind === 'name' ? patternOf(word).exec(apart(text)) : prosePattern(word).exec(text);
      if (found === null) return [];
      const right = here.filter((one) => one.word === word).find(({ what }) => what === undefined || what.test(text));
      if (right === undefined) return [`${file}:${line} says "${found[0]}"; say ${say}`];
      used?.add(right);
      return [];
    }),
  );
}

export const readText = (file: string): string => readFileSync(path.join(ROOT, file), 'utf8');
