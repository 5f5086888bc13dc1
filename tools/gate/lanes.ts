import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '../run-step.ts';

/** The end-to-end tests by what they need, as paths from the root. Every file is in exactly one lane. */
export interface Lanes {
  /** On the one product that the gate starts. */
  readonly shared: readonly string[];
  /** The walk over every screen. */
  readonly screens: readonly string[];
  /** The one crash of `npm test`. */
  readonly kill: readonly string[];
  /** They start and configure products themselves, and never visit the one of the gate. */
  readonly own: readonly string[];
  /** Left to `npm run test:long`: stories of the shared product that seldom break. */
  readonly longShared: readonly string[];
  /** Left to `npm run test:long`: they start products themselves. */
  readonly longOwn: readonly string[];
}

const SCREENS = 'e2e/screens.spec.ts';
const KILL = 'e2e/kill.spec.ts';
const LONG = /\.long\.spec\.ts$/;
const STARTS_PRODUCTS = /\b(?:startApp|launch|onOneProduct)\(|\/with-providers\.ts'/;

export function endToEndLanes(root = ROOT): Lanes {
  const all = globSync('e2e/**/*.spec.ts', { cwd: root })
    .map((file) => file.split(path.sep).join('/'))
    .toSorted();
  const long = all.filter((file) => LONG.test(file));
  const others = all.filter((file) => file !== SCREENS && file !== KILL && !LONG.test(file));
  const lanes = {
    shared: others.filter((file) => !startsProducts(root, file)),
    screens: all.filter((file) => file === SCREENS),
    kill: all.filter((file) => file === KILL),
    own: others.filter((file) => startsProducts(root, file)),
    longShared: long.filter((file) => !startsProducts(root, file)),
    longOwn: long.filter((file) => startsProducts(root, file)),
  };
  // Playwright without a file runs all of them.
  for (const [name, files] of Object.entries(lanes))
    if (files.length === 0) throw new Error(`There is no end-to-end test in the lane "${name}".`);
  return lanes;
}

export const startsProducts = (root: string, file: string): boolean =>
  STARTS_PRODUCTS.test(readFileSync(path.join(root, file), 'utf8'));
