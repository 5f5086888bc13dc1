import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect } from 'vitest';
import { modules } from '#app/server/modules.ts';
import { prepareInstance } from '#app/server/prepare-instance.ts';
import { currencyDigits, currencyScale } from '#kit/currencies.ts';
import { readConfig } from '#kit/server/config.ts';
import { localFiles } from '#kit/server/storage/local-files.ts';
import { readTermsAt } from '#kit/server/terms.ts';
import { testContext } from '#kit/server/test-context.ts';
import { testDatabase } from '#kit/server/test-database.ts';
import { violations } from '../checks/run-checks.ts';

/**
 * An empty instance starts with its demo world, from purchases to a withdrawal, in limits and prices of its currency.
 */
export async function expectFirstStart(currency: string): Promise<void> {
  const home = await testDatabase();
  try {
    const context = testContext(home.database, {
      config: readConfig({ CURRENCY: currency }),
      extensions: modules.flatMap((module) => module.extensions ?? []),
      files: localFiles(path.join(tmpdir(), `docket-first-start-${process.pid}`)),
    });
    await prepareInstance(context, () => {});
    const ofADollar = currencyScale(currency) * 10 ** currencyDigits(currency);
    const terms = await readTermsAt(home.db, new Date());
    expect([terms.gigPriceLeastWhole, terms.clearanceNewDays]).toEqual([5 * currencyScale(currency), 7]);
    const { rows: withdrawals } = await home.owner.query<{ amount: string; currency: string }>(
      'select amount, currency from withdrawal',
    );
    expect(withdrawals).toEqual([{ amount: String(120 * ofADollar), currency }]);
    expect(await violations(home.owner)).toEqual([]);
  } finally {
    await home.close();
  }
}
