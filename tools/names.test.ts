import { globSync, readFileSync } from 'node:fs';
import { parseSync } from 'vite';
import { expect, test } from 'vitest';

/** A value is called by its noun: `order`, `dueAt`, `reason`. These words say nothing about what they hold. */
const EMPTY_WORDS = new Set(['one', 'of', 'asked', 'said', 'kept', 'made', 'why', 'about']);

interface Node {
  readonly type: string;
  readonly [part: string]: unknown;
}

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'type' in value;

/** The names that a pattern declares. A field taken as it is called (`{ about }`) is named by the object's contract. */
function declaredBy(pattern: unknown): string[] {
  if (!isNode(pattern)) return [];
  switch (pattern.type) {
    case 'Identifier':
      return [String(pattern['name'])];
    case 'AssignmentPattern':
      return declaredBy(pattern['left']);
    case 'RestElement':
      return declaredBy(pattern['argument']);
    case 'ArrayPattern':
      return (pattern['elements'] as unknown[]).flatMap(declaredBy);
    case 'ObjectPattern':
      return (pattern['properties'] as Node[]).flatMap((property) => {
        if (property.type === 'RestElement') return declaredBy(property);
        return property['shorthand'] === true ? [] : declaredBy(property['value']);
      });
    default:
      return [];
  }
}

function declaredIn(node: unknown): string[] {
  if (Array.isArray(node)) return node.flatMap(declaredIn);
  if (!isNode(node)) return [];
  const { type, id, params } = node;
  const names = type === 'VariableDeclarator' || type === 'FunctionDeclaration' ? declaredBy(id) : [];
  const parameters = /Function/.test(type) && Array.isArray(params) ? params.flatMap(declaredBy) : [];
  return [...names, ...parameters, ...Object.values(node).flatMap(declaredIn)];
}

const emptyNamesIn = (file: string, code: string): string[] =>
  declaredIn(parseSync(file, code).program).filter((name) => EMPTY_WORDS.has(name));

test.each([
  ['const one = 1;', ['one']],
  ['orders.map((one) => one.id);', ['one']],
  ['function f([asked], { id: made, ...kept }) {}', ['asked', 'made', 'kept']],
  ['const { about } = order; const x = { of: 1 };', []],
])('%s declares %j', (code, names) => {
  expect(emptyNamesIn('code.ts', code)).toEqual(names);
});

test('no value is called by a word that says nothing', () => {
  const files = globSync('{src,db,tools,e2e,bench}/**/*.{ts,tsx}');
  expect(files.length).toBeGreaterThan(2_000);
  const found = files.flatMap((file) =>
    emptyNamesIn(file, readFileSync(file, 'utf8')).map((name) => `${file}: ${name}`),
  );
  expect(found).toEqual([]);
}, 60_000);
