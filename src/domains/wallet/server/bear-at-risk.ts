/**
 * A bank took a payment back for good while its money was held, the work was released since, and its payer did not
 * repay: as if it had been released before (decision 020), those who were paid for the work bear it, fees pro rata, and
 * the payer owes that much less.
 */
import type { Tx } from '#kit/server/db/database.ts';
import { derivedId } from '#kit/server/derived-id.ts';
import { statement } from '#kit/server/db/database.ts';
import { units } from '#kit/money.ts';
import type { PlatformAccount, Reference } from '../accounts.ts';
import { moneyAtRisk, type PaidFor } from './at-risk.ts';
import { platformAccounts, postLines, userAccounts } from './ledger.ts';
import { chargesPaidAfter } from './paid-charges.ts';
import { keepShares, lockMoneyOf, queueForMoneyOf } from './taken-shares.ts';
import { announceTaken, sharesOfCharge, withDebts } from './take-back.ts';

const owedFor = statement(
  'owed_for_cases',
  `select claim.id as "id!", claim.type as "type!", claim.funding_id as "funding_id!", f.number,
    sum(share.amount)::text as "owed!" from (
     select id, 'dispute' as type, funding_id, created_at from payment_dispute
       where user_id = :payerId and taken_at is not null and given_back_at is null
     union all select id, 'refund', funding_id, created_at from funding_refund
     where user_id = :payerId and origin = 'provider' and state in ('sent', 'succeeded')) claim
   join funding f on f.id = claim.funding_id
   join taken_share share on share.subject_id = claim.id and share.charge_id is null and share.user_id = :payerId
     and share.account = 'U.owed'
   where f.currency = :currency group by claim.id, claim.type, claim.funding_id, claim.created_at, f.number
   having sum(share.amount) > 0 order by claim.created_at, claim.id`,
);

/** Only once every case about it is decided; the caller clears what is left. */
export async function bearAtRisk(tx: Tx, payment: PaidFor & { readonly payeeId: string }): Promise<void> {
  const { chargeId, payerId, payeeId, currency } = payment;
  queueForMoneyOf(tx, [payerId, payeeId]);
  await lockMoneyOf(tx, [payerId, payeeId], currency);
  const risk = await moneyAtRisk(tx, payment);
  if (risk?.isDecided !== true) return;
  let left = units(risk.amount);
  for (const { id, type, funding_id: fundingId, number, owed } of await tx.rows(owedFor, { payerId, currency })) {
    const charge = (await chargesPaidAfter(tx, { id: fundingId, userId: payerId, currency })).find(
      (paidCharge) => paidCharge.chargeId === chargeId,
    );
    const part = [left, BigInt(owed), charge?.left ?? 0n].reduce((a, b) => (a < b ? a : b));
    if (charge === undefined || part <= 0n) continue;
    left -= part;
    await moveDebt(
      tx,
      { reference: { type, id, label: number }, chargeId, payerId, currency },
      part,
      sharesOfCharge(charge, part),
    );
  }
}

async function moveDebt(
  tx: Tx,
  {
    reference,
    chargeId,
    payerId,
    currency,
  }: Omit<PaidFor, 'chargeId'> & { readonly reference: Reference; readonly chargeId: string },
  part: bigint,
  planned: ReturnType<typeof sharesOfCharge>,
): Promise<void> {
  const shares = await withDebts(tx, planned, currency);
  const platform = await platformAccounts(tx, currency);
  const lines = new Map([[(await userAccounts(tx, payerId, currency))['U.owed'], part]]);
  for (const { userId, account, amount } of shares) {
    const id =
      userId === null
        ? platform[account as PlatformAccount]
        : (await userAccounts(tx, userId, currency))[account as 'U.pend'];
    lines.set(id, (lines.get(id) ?? 0n) - amount);
  }
  const posted = await postLines(
    tx,
    derivedId('take-back', reference.id, chargeId, String(part)),
    'take_back',
    currency,
    reference,
    [...lines].map(([account, amount]) => ({ account, amount })),
  );
  if (!posted) return;
  await keepShares(tx, reference.id, currency, [
    ...shares,
    { chargeId: null, userId: payerId, account: 'U.owed', amount: -part },
  ]);
  announceTaken(tx, shares, currency, reference.label);
}
