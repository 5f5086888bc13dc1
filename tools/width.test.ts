/**
 * Styles decide what a width shows. The walk over every screen loads each once, on the wide screen, and judges the same
 * document on a phone: code that asks for the width when it starts would show the phone something else than was judged.
 */
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from './run-step.ts';

const WIDTHS =
  /\b(?:matchMedia|(?:inner|outer|client|offset|scroll)Width|visualViewport|maxTouchPoints|ontouchstart|screen\.(?:width|availWidth|orientation))\b/;
/** It looks when it is used, or whenever something moved. */
const LOOKS_AGAIN: Readonly<Record<string, string>> = {
  'src/design/app/keys.ts': 'whether there is a mouse is asked when a list may take the focus',
  'src/design/app/use-floating.ts': 'a menu is placed when it opens, and again when the page moves',
  'src/design/app/dialog.tsx': 'whether there is a scroll bar is asked when it opens',
  'src/design/app/use-wide.ts': 'whenever the width changes, and only what is behind sign-in asks',
  'src/design/public/theme-switch.tsx': 'the color scheme, not the width',
  'src/domains/messaging/web/enters-send.ts': 'whether there is a keyboard is asked when Enter is pressed',
  'src/domains/proposals/web/desk/proposal-panel.tsx': 'whether there is a mouse, and with it keys to name in a menu',
  'src/domains/proposals/web/desk/proposals-tab.tsx': 'whether to scroll is asked when a proposal opens',
  'src/domains/wallet/web/card-appearance.ts': 'the color scheme, not the width',
};

const asksForWidth = (file: string): boolean =>
  WIDTHS.test(readFileSync(path.join(ROOT, file), 'utf8').replace(/^\s*(?:\/\/|\/?\*).*$/gm, ''));

test('no screen asks how wide it is when it starts', () => {
  const files = globSync('src/**/*.{ts,tsx}', { cwd: ROOT }).map((file) => file.split(path.sep).join('/'));
  const inBrowser = files.filter(
    (file) => /\/(?:web|design)\//.test(file) && !file.includes('/server/') && !/\.test\.tsx?$/.test(file),
  );
  expect(inBrowser.length).toBeGreaterThan(300);
  expect(inBrowser.filter(asksForWidth).toSorted()).toEqual(Object.keys(LOOKS_AGAIN).toSorted());
});

test.each([
  ['const isPhone = innerWidth < 640;', true],
  ["const isWide = matchMedia('(width >= 64rem)').matches;", true],
  ['if (navigator.maxTouchPoints > 0) return;', true],
  ['// the innerWidth decides', false],
  ['const width = entry.contentRect.width;', false],
])('%s', (line, asks) => {
  expect(WIDTHS.test(line.replace(/^\s*\/\/.*$/gm, ''))).toBe(asks);
});
