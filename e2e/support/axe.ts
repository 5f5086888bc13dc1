import type { RunOptions } from 'axe-core';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Frame, Page } from '@playwright/test';

/** axe for browsers, which is half as much to read as axe for Node. */
const AXE = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8');

/** What is wrong in one way, and where. */
export interface Violation {
  readonly id: string;
  readonly help: string;
  readonly nodes: readonly {
    readonly target: readonly string[];
    readonly html: string;
    readonly failureSummary: string;
  }[];
}

/** A document keeps axe once it has it: reading it costs as much as a small page does. */
async function bring(frame: Frame): Promise<void> {
  try {
    if (!(await frame.evaluate<boolean>('"axe" in window'))) await frame.evaluate(AXE);
  } catch (error) {
    // A frame that went meanwhile is nothing to judge.
    if (!frame.isDetached()) throw error;
  }
}

/**
 * What axe finds on the page as it is now, in frames of its own origin too. As text: these lines run in the page, not
 * here.
 */
export async function violationsOn(page: Page, options: RunOptions): Promise<Violation[]> {
  await Promise.all(page.frames().map(bring));
  return page.evaluate<Violation[]>(
    `axe.run(document, ${JSON.stringify({ resultTypes: ['violations'], ...options })}).then(({ violations }) => violations.map(({ id, help, nodes }) =>
      ({ id, help, nodes: nodes.map(({ target, html, failureSummary = '' }) => ({ target: target.map(String), html, failureSummary })) })))`,
  );
}
