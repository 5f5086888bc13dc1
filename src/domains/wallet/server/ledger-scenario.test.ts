import { afterEach, beforeEach, expect, test } from 'vitest';
import { money, type Money } from '#kit/money.ts';
import { uuidv7 } from '#kit/server/make-id.ts';
import { testDatabase, type TestDatabase } from '#kit/server/test-database.ts';
import { violations } from '../../../../db/checks/run-checks.ts';
import { printLedger } from './print-ledger.ts';
import { balances, clear, fund, hold, refund, settle, type Reference } from './wallet.ts';

let base: TestDatabase;
beforeEach(async () => {
  base = await testDatabase();
});
afterEach(async () => {
  expect(await violations(base.owner)).toEqual([]);
  await base.close();
});

const usd = (amount: number): Money => money(amount, 'USD');
const cleo = uuidv7();
const finn = uuidv7();
const order: Reference = { type: 'order', id: uuidv7(), label: 'DK-7K3M-92QX' };
const names = { [cleo]: 'Cleo', [finn]: 'Finn', [order.id]: order.label };

const addFunds = () =>
  base.database.transact((tx) =>
    fund(tx, {
      journalId: uuidv7(),
      userId: cleo,
      amount: usd(100_00),
      source: 'test',
      reference: { type: 'funding', id: uuidv7(), label: 'TP-4821' },
    }),
  );
const hire = () =>
  base.database.transact((tx) =>
    hold(tx, { journalId: uuidv7(), payerId: cleo, amount: usd(82_40), reference: order }),
  );

test('hire, deliver, approve, clear: every cent from the client’s card to the freelancer’s earnings', async () => {
  await addFunds();
  await hire();
  await base.database.transact((tx) =>
    settle(tx, {
      journalId: uuidv7(),
      reference: order,
      payeeId: finn,
      earned: usd(72_00),
      serviceFee: usd(8_00),
      clientFee: usd(2_40),
      tax: usd(0),
    }),
  );
  await base.database.transact((tx) =>
    clear(tx, { journalId: uuidv7(), userId: finn, amount: usd(72_00), reference: order }),
  );
  expect(`\n${await printLedger(base.database.db, names)}`).toMatchInlineSnapshot(`
    "
    journal              account                 amount  balance
    fund TP-4821         X.test                -$100.00
                         U.spend Cleo          +$100.00  $100.00
    hold DK-7K3M-92QX    U.spend Cleo           -$82.40   $17.60
                         H.order DK-7K3M-92QX   +$82.40   $82.40
    settle DK-7K3M-92QX  H.order DK-7K3M-92QX   -$82.40    $0.00
                         U.pend Finn            +$72.00   $72.00
                         R.svc                   +$8.00
                         R.buy                   +$2.40
    clear DK-7K3M-92QX   U.pend Finn            -$72.00    $0.00
                         U.avail Finn           +$72.00   $72.00"
  `);
  expect(await balances(base.database.db, cleo, 'USD')).toMatchObject({ spendable: usd(17_60), held: usd(0) });
  expect(await balances(base.database.db, finn, 'USD')).toMatchObject({ clearing: usd(0), available: usd(72_00) });
});

test('hire, cancel before work starts: the client has everything back, fee included', async () => {
  await addFunds();
  await hire();
  await base.database.transact((tx) => refund(tx, { journalId: uuidv7(), reference: order, amount: usd(82_40) }));
  expect(`\n${await printLedger(base.database.db, names)}`).toMatchInlineSnapshot(`
    "
    journal              account                 amount  balance
    fund TP-4821         X.test                -$100.00
                         U.spend Cleo          +$100.00  $100.00
    hold DK-7K3M-92QX    U.spend Cleo           -$82.40   $17.60
                         H.order DK-7K3M-92QX   +$82.40   $82.40
    refund DK-7K3M-92QX  H.order DK-7K3M-92QX   -$82.40    $0.00
                         U.spend Cleo           +$82.40  $100.00"
  `);
  expect(await balances(base.database.db, cleo, 'USD')).toMatchObject({ spendable: usd(100_00), held: usd(0) });
});
