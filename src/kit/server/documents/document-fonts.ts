/**
 * Which typeface draws which script, all of them embedded. Chinese, Japanese and Korean come as packages that an
 * operator installs.
 */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { openWoff } from './open-woff.ts';

/** `display` is the face of headings, for Latin letters alone: pictures are set in it. */
export type Weight = 'regular' | 'bold' | 'display';

const OWN = path.join(import.meta.dirname, 'fonts');

interface Typeface {
  readonly name: string;
  readonly letters: RegExp;
  /** The npm packages that have it, where it is not ours: the first installed one is used. */
  readonly packages?: readonly (readonly [name: string, subset: string])[];
}

const JAPANESE = ['@fontsource/noto-sans-jp', 'japanese'] as const;
const SIMPLIFIED = ['@fontsource/noto-sans-sc', 'chinese-simplified'] as const;
const TRADITIONAL = ['@fontsource/noto-sans-tc', 'chinese-traditional'] as const;
const KOREAN = ['@fontsource/noto-sans-kr', 'korean'] as const;
/** By package, what its letters are called in a template. */
const FAMILIES = {
  'Noto Sans JP': JAPANESE,
  'Noto Sans SC': SIMPLIFIED,
  'Noto Sans TC': TRADITIONAL,
  'Noto Sans KR': KOREAN,
} as const;

const TYPEFACES: readonly Typeface[] = [
  { name: 'arabic', letters: /\p{Script_Extensions=Arabic}/u },
  { name: 'devanagari', letters: /\p{Script=Devanagari}/u },
  { name: 'hebrew', letters: /\p{Script=Hebrew}/u },
  { name: 'kana', letters: /[\p{Script=Hiragana}\p{Script=Katakana}]/u, packages: [JAPANESE] },
  { name: 'hangul', letters: /\p{Script=Hangul}/u, packages: [KOREAN] },
  { name: 'han', letters: /\p{Script=Han}/u, packages: [SIMPLIFIED, TRADITIONAL, JAPANESE] },
];

/** Characters that every typeface has: they take the typeface of the letter before them. */
const SHARED = /^[\s\p{M}\p{Cf}]/u;

/** The typeface of a letter; null means that of the letter before. */
export function typefaceOf(letter: string): string | null {
  if (SHARED.test(letter)) return null;
  return TYPEFACES.find(({ letters }) => letters.test(letter))?.name ?? 'sans';
}

function fileIn([name, subset]: readonly [string, string], weight: Weight): string | null {
  try {
    const file = `${path.basename(name)}-${subset}-${weight === 'regular' ? 400 : 700}-normal.woff`;
    const place = path.join(path.dirname(fileURLToPath(import.meta.resolve(`${name}/package.json`))), 'files', file);
    return existsSync(place) ? place : null;
  } catch {
    // Not installed.
    return null;
  }
}

function placeOf(typeface: string, weight: Weight): string | null {
  const packages = TYPEFACES.find(({ name }) => name === typeface)?.packages;
  if (packages === undefined) return path.join(OWN, `${typeface}-${weight}.woff`);
  for (const fontPackage of packages) {
    const file = fileIn(fontPackage, weight);
    if (file !== null) return file;
  }
  return null;
}

const opened = new Map<string, Buffer | null>();

/** Read once for the life of the process. Null where the package for it is not installed. */
export function fontOf(typeface: string, weight: Weight): Buffer | null {
  const key = `${typeface}-${weight}`;
  const known = opened.get(key);
  if (known !== undefined) return known;
  const place = placeOf(typeface, weight);
  const font = place === null ? null : openWoff(readFileSync(place));
  opened.set(key, font);
  return font;
}

/** Those of the packages that are installed. */
export const installedFamilies = (): string[] =>
  Object.entries(FAMILIES).flatMap(([family, fontPackage]) =>
    fileIn(fontPackage, 'regular') === null ? [] : [family],
  );

const OWN_FACES = ['sans', 'arabic', 'hebrew', 'devanagari'] as const;
const WEIGHTS = ['regular', 'bold'] as const;

/** Every font that documents may be set in, opened. */
export const documentFonts = (): Buffer[] =>
  WEIGHTS.flatMap((weight) =>
    [
      ...OWN_FACES.map((typeface) => placeOf(typeface, weight)),
      ...Object.values(FAMILIES).map((fontPackage) => fileIn(fontPackage, weight)),
    ].flatMap((place) => (place === null ? [] : [openWoff(readFileSync(place))])),
  );
