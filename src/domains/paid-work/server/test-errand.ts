/** For tests: work of a kind that no domain of the product has, with its total held. */
import { FIRST_TERMS } from '#kit/terms.ts';
import { fund } from '#domains/wallet/server/wallet.ts';
import { money } from '#kit/money.ts';
import { uuidv7 } from '#kit/server/make-id.ts';
import type { TestDatabase } from '#kit/server/test-database.ts';
import { termsFor } from '../price.ts';
import { holdTotal, type PaidWork } from './paid-work.ts';

const usd = (amount: number) => money(amount, 'USD');

/** 100.00 and the client's fee of 3.00 are held, out of the 200.00 that the client had; or twice the price given. */
export async function heldErrand(base: TestDatabase, began: Date, price = 10_000): Promise<PaidWork> {
  const [id, clientId, freelancerId] = [uuidv7(), uuidv7(), uuidv7()];
  const errand = {
    id,
    kind: 'errand',
    number: `ER-${id.slice(-4)}`,
    title: 'Fetch a parcel',
    clientId,
    freelancerId,
    terms: termsFor(FIRST_TERMS, usd(price)),
  };
  for (const [userId, role] of [
    [clientId, 'client'],
    [freelancerId, 'freelancer'],
  ] as const)
    await base.owner.query(
      `insert into account (id, email, email_verified_at, role, onboarded, username, first_name, last_name, created_at)
       values ($1, $2, now(), $3, true, $4, 'Em', 'Example', now())`,
      [userId, `${userId}@example.com`, role, `u${userId.slice(-12)}`],
    );
  const journalId = uuidv7();
  const reference = { type: 'funding', id: journalId, label: 'Money added' };
  await base.database.transact((tx) =>
    fund(tx, { journalId, userId: clientId, amount: usd(2 * price), source: 'test', reference }),
  );
  await base.database.transact((tx) => holdTotal(tx, errand, began));
  return errand;
}
