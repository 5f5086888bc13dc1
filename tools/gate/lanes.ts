import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '../run-step.ts';

/** The end-to-end tests by what they need, as paths from the root. Every file is in exactly one lane. */
export interface Lanes {
  /** On the one product that the gate starts. */
  readonly shared: readonly string[];
  /** The walk over every screen: it has a product of its own, because it judges what is in it before anyone works with it. */
  readonly screens: readonly string[];
  /** They start, kill and configure products themselves, and never visit the one of the gate. */
  readonly own: readonly string[];
}

const SCREENS = 'e2e/screens.spec.ts';
const STARTS_PRODUCTS = /\b(?:startApp|launch)\(|\/with-providers\.ts'/;

export function endToEndLanes(root = ROOT): Lanes {
  const all = globSync('e2e/**/*.spec.ts', { cwd: root })
    .map((file) => file.split(path.sep).join('/'))
    .toSorted();
  const others = all.filter((file) => file !== SCREENS);
  const startsProducts = (file: string): boolean => STARTS_PRODUCTS.test(readFileSync(path.join(root, file), 'utf8'));
  const lanes = {
    shared: others.filter((file) => !startsProducts(file)),
    screens: all.filter((file) => file === SCREENS),
    own: others.filter(startsProducts),
  };
  // Playwright without a file runs all of them.
  for (const [name, files] of Object.entries(lanes)) if (files.length === 0) throw new Error(`There is no end-to-end test in the lane "${name}".`);
  return lanes;
}
