import { expect, test } from 'vitest';
import { domainsOf, narrowed, unitFilters } from './changed.ts';
import type { Step } from './run-step.ts';

const step = (name: string): Step => ({
  name,
  command: 'node',
  args: ['everything'],
  sees: { pattern: /x/, files: 150 },
});

test('a change in a domain runs the tests of the whole domain, elsewhere those of its folder', () => {
  expect(
    unitFilters([
      'src/domains/orders/web/order-page.tsx',
      'src/domains/orders/order.ts',
      'src/kit/server/http/api.ts',
      'docs/style.md',
    ]),
  ).toEqual(['src/domains/orders/', 'src/kit/server/http/']);
});

test('the domains of a change are those whose files it touches', () => {
  expect(
    domainsOf([
      'src/domains/wallet/money.ts',
      'src/domains/orders/order.ts',
      'src/domains/orders/web/x.tsx',
      'src/kit/money.ts',
    ]),
  ).toEqual(['orders', 'wallet']);
});

test('a change in a tool runs the tests of that tool alone', () => {
  expect(unitFilters(['tools/boundaries.ts', 'tools/boundaries.test.ts', 'tools/gate/tally.ts'])).toEqual([
    'tools/boundaries.test',
    'tools/gate/',
  ]);
});

test('format and lint check the changed sources only', () => {
  const files = ['src/kit/money.ts', 'README.md'];
  expect(narrowed(step('format'), files)).toEqual({
    name: 'format',
    command: 'node',
    args: ['--check', 'src/kit/money.ts'],
  });
  expect(narrowed(step('lint'), files)?.args.at(-1)).toBe('src/kit/money.ts');
  expect(narrowed(step('lint'), ['README.md'])).toBeNull();
});

test('statements are described again only where SQL may have changed', () => {
  expect(narrowed(step('generated types'), ['src/domains/orders/web/order-page.tsx'])).toBeNull();
  expect(narrowed(step('generated types'), ['db/migrations/20261122190000-x.sql'])).not.toBeNull();
  expect(narrowed(step('generated types'), ['src/domains/orders/server/store.ts'])).not.toBeNull();
  expect(narrowed(step('generated types'), ['src/domains/orders/server/store.test.ts'])).toBeNull();
});

test('the API is described again unless only tests and screens changed', () => {
  expect(
    narrowed(step('API description'), [
      'src/domains/orders/web/order-page.tsx',
      'src/domains/orders/order.test.ts',
      'README.md',
    ]),
  ).toBeNull();
  for (const file of [
    'src/domains/orders/contract.ts',
    'src/kit/server/http/api.ts',
    'tools/api-lint.ts',
    'package-lock.json',
  ])
    expect(narrowed(step('API description'), [file])).not.toBeNull();
});

test('tests that wait minutes for timeouts run only when one of them changed', () => {
  expect(narrowed(step('unit tests'), ['src/domains/wallet/charge.ts'])?.args).toContain('--exclude');
  expect(narrowed(step('unit tests'), ['src/domains/wallet/server/card-provider-faults.test.ts'])?.args).not.toContain(
    '--exclude',
  );
});

test('what needs the whole program always runs', () => {
  expect(narrowed(step('types, server'), ['docs/style.md'])).toEqual(step('types, server'));
});
