/**
 * The fonts that documents and drawings are set in, all of them embedded. Chinese, Japanese and Korean come as packages
 * that an operator installs (decision 246).
 */
import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { openWoff } from './open-woff.ts';

const OWN = path.join(import.meta.dirname, 'fonts');
/** By what their letters are called in a template. */
const PACKAGES = {
  'Noto Sans JP': ['@fontsource/noto-sans-jp', 'japanese'],
  'Noto Sans SC': ['@fontsource/noto-sans-sc', 'chinese-simplified'],
  'Noto Sans TC': ['@fontsource/noto-sans-tc', 'chinese-traditional'],
  'Noto Sans KR': ['@fontsource/noto-sans-kr', 'korean'],
} as const;

/** Regular and bold; none where the package is not installed. */
function filesIn([name, subset]: readonly [name: string, subset: string]): string[] {
  try {
    const folder = path.join(path.dirname(fileURLToPath(import.meta.resolve(`${name}/package.json`))), 'files');
    const files = [400, 700].map((weight) =>
      path.join(folder, `${path.basename(name)}-${subset}-${weight}-normal.woff`),
    );
    return files.filter((file) => existsSync(file));
  } catch {
    return [];
  }
}

/** Those of the packages that are installed. */
export const installedFamilies = (): string[] =>
  Object.entries(PACKAGES).flatMap(([family, fontPackage]) => (filesIn(fontPackage).length === 0 ? [] : [family]));

/** Every font, opened. */
export const documentFonts = (): Buffer[] =>
  [...globSync(path.join(OWN, '*.woff')).toSorted(), ...Object.values(PACKAGES).flatMap(filesIn)].map((file) =>
    openWoff(readFileSync(file)),
  );
