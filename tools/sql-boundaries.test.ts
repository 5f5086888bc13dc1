import { describe, expect, test } from 'vitest';
import { findSqlBreaches } from './sql-boundaries.ts';

const WALLET = 'src/domains/wallet/server/module.ts';
const tree = new Map([
  [WALLET, "export const wallet = { owns: ['ledger.entry', 'funding'], publishes: ['payment_line'] };"],
  ['src/kit/server/platform.ts', "export const platform = { owns: ['job'], publishes: ['failing_timer'] };"],
  ['src/domains/orders/server/module.ts', "export const orders = { owns: ['orders'], publishes: ['order_line'] };"],
]);
const statement = (comment: string): string =>
  `interface StatementTypes {\n    /** ${comment} */\n    one: { params: []; row: object };\n  }`;
const judge = (files: Record<string, string>) =>
  findSqlBreaches(new Map([...tree, ...Object.entries(files)])).map(
    ({ file, imports, because }) => `${file} uses ${imports}: ${because}`,
  );

const ORDERS = 'src/domains/orders/server/statements.ts';

describe('a statement names its own tables and views published before it', () => {
  test.each([
    [ORDERS, 'Reads order_line, orders, failing_timer, pg_catalog.pg_class. Writes orders.'],
    [ORDERS, 'Reads payment_line.'],
    ['src/app/server/statements.ts', 'Reads ledger.entry.'],
  ])('%s: %s', (file, comment) => {
    expect(judge({ [file]: statement(comment) })).toEqual([]);
  });

  test.each([
    [ORDERS, 'Reads ledger.entry, orders.', 'ledger.entry in one: it belongs to wallet'],
    [ORDERS, 'Reads orders. Writes funding.', 'funding in one: it belongs to wallet, which alone writes it'],
    [ORDERS, 'Reads orders. Writes payment_line.', 'payment_line in one: it belongs to wallet, which alone writes it'],
    [ORDERS, 'Reads job.', 'job in one: it belongs to platform'],
    [ORDERS, 'Writes job.', 'job in one: it belongs to platform, which alone writes it'],
    ['src/domains/payouts/server/statements.ts', 'Reads bookkeeping.', 'bookkeeping in one: no module owns it'],
    [
      'src/domains/wallet/server/statements.ts',
      'Reads order_line.',
      'order_line in one: orders publishes it, but comes after wallet',
    ],
    ['src/kit/server/statements.ts', 'Reads funding.', 'funding in one: kit knows no domain'],
    [ORDERS, 'Reads forgotten.', 'forgotten in one: no module owns it'],
  ])('%s: %s is refused', (file, comment, because) => {
    const found = judge({ [file]: statement(comment) });
    expect(found).toHaveLength(1);
    expect(found[0]).toContain(because);
  });
});

describe('text without a name', () => {
  const text = "composed<Row>('select 1')";
  test.each(['src/domains/orders/server/store.ts', 'src/kit/server/payments/test-returns.ts'])(
    'is refused in %s',
    (file) => {
      expect(judge({ [file]: text })).toEqual([expect.stringContaining('composed text')]);
    },
  );

  test('may stand in a test', () => {
    expect(judge({ 'src/app/server/test-app.ts': text })).toEqual([]);
  });
});
