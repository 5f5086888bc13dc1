import { expect, test } from 'vitest';
import { ensureOperator } from './accounts.ts';
import { readConfig } from '#kit/server/config.ts';
import { testDatabase } from '#kit/server/test-database.ts';
import { makeContext } from '#app/server/context.ts';

test.each([
  ['without a configured operator', {}],
  ['with one', { ADMIN_EMAIL: 'operator@example.com', ADMIN_PASSWORD: 'Lantern-orchard-42' }],
  ['of a demo', { DEMO: 'on' }],
])(
  'processes that start at the same moment on a fresh database, %s, make one operator between them',
  async (_which, settings) => {
    const base = await testDatabase();
    const context = makeContext(readConfig({ DEMO: 'off', LOG_LEVEL: 'silent', ...settings }), base.database);
    await Promise.all(Array.from({ length: 4 }, () => ensureOperator(context)));
    const { rows } = await base.owner.query('select count(*)::int as operators from account where is_operator');
    expect(rows).toEqual([{ operators: 1 }]);
    await base.close();
  },
);
