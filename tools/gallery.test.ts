import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const DESIGN = path.join(import.meta.dirname, '../src/design');
const read = (name: string): string => readFileSync(path.join(DESIGN, name), 'utf8');
const files = globSync('{app,public}/*.tsx', { cwd: DESIGN });
const stories = files.filter((name) => name.endsWith('.stories.tsx'));
const shown = stories.map(read).join('\n');

/** Never seen alone: each is a part of what is named beside it, whose states show it. */
const PARTS: Record<string, string> = {
  Check: 'Checkbox',
  ContextMenu: 'Menu',
  FieldError: 'TextField',
  FieldFrame: 'TextField',
  FileName: 'FileList',
  FileViewer: 'FileList',
  Link: 'LinkButton',
  MarkdownPreview: 'MarkdownField',
  MarkdownToolbar: 'MarkdownField',
  MenuPanel: 'Menu',
  LinkProvider: 'Link',
  PictureTile: 'FileList',
  RoomPart: 'Desk',
  RoomParts: 'Desk',
  ScanHint: 'FileList',
  ScanLine: 'FileList',
  ShownFile: 'FileList',
  Spinner: 'Button',
  StepMarker: 'DocketRows',
  TilePicture: 'FileList',
};
/** Drawn signs, not components: they stand in whatever uses them. */
const SIGNS = 'public/glyphs.tsx';

const components = files
  .filter((name) => !stories.includes(name) && name !== SIGNS)
  .flatMap((name) =>
    [...read(name).matchAll(/^export (?:function|const) ([A-Z]\w*[a-z]\w*)\b/gm)].map(
      ([, component]) => [component ?? '', name] as const,
    ),
  );

test('there are components and stories to compare', () => {
  expect(components.length).toBeGreaterThan(60);
  expect(stories.length).toBeGreaterThan(12);
});

test.each(components)('%s of %s is in the gallery', (component) => {
  const whole = PARTS[component] ?? component;
  expect(whole in PARTS || new RegExp(`<${whole}\\b`).test(shown), `${component} has no story`).toBe(true);
});

test('a component without a story is found', () => {
  expect(/<NoSuchThing\b/.test(shown)).toBe(false);
  expect(Object.keys(PARTS).filter((part) => !components.some(([component]) => component === part))).toEqual([]);
});
