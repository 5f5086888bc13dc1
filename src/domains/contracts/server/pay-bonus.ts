/**
 * A bonus paid with new money: a payment brings what the balance lacks, and gives the bonus that its payer chose
 * (decision 184).
 */
import * as z from 'zod/mini';
import type { By } from '#domains/paid-work/party.ts';
import {
  PAY_MINUTES,
  payFromArrived,
  planPayment,
  type Due,
  type PaymentWay,
} from '#domains/paid-work/server/paid-work.ts';
import { fundingSucceeded } from '#domains/wallet/events.ts';
import { startPaymentFor, type ArrivedPayment, type StartedFunding } from '#domains/wallet/server/wallet.ts';
import type { Actor } from '#kit/actor.ts';
import { Failure } from '#kit/errors.ts';
import { compare, equals } from '#kit/money.ts';
import { moneyShape } from '#kit/money-shape.ts';
import type { Context } from '#kit/server/context.ts';
import type { Tx } from '#kit/server/db/database.ts';
import { on, type Reaction } from '#kit/server/jobs/reactions.ts';
import { withSearch } from '#kit/with-search.ts';
import { bonusCharge, contractPath } from '../charge-kind.ts';
import { contractNumberOf } from '../contract-number.ts';
import { bonusPaymentKept } from '../events.ts';
import { announceContract } from './announce-contract.ts';
import { isGiven, nextBonus, payBonus, type BonusWish } from './give-bonus.ts';
import { mustStillWork } from './people.ts';
import { lockContractNumbered, lockMyContract, sideOf, type Contract } from './store.ts';

const bonusFacts = z.object({ amount: moneyShape, total: moneyShape, note: z.string() });

/** Runs before the command's transaction: a provider is asked (DB-4). */
export function payBonusBy(
  context: Context,
  actor: Actor,
  { key, address }: { readonly key: string; readonly address: string },
  number: string,
  wish: BonusWish & PaymentWay,
): Promise<StartedFunding> {
  const { provider, method, amount, note, expected_total: expected } = wish;
  return startPaymentFor(
    context,
    actor,
    `${key} ${number} ${JSON.stringify(wish)}`,
    { provider, method },
    address,
    async (tx) => {
      const contract = await lockMyContract(tx, number, actor.userId, context);
      const bonus = await nextBonus(
        tx,
        contract,
        { amount },
        { party: sideOf(contract, actor.userId), actorId: actor.userId },
        context,
      );
      if (bonus instanceof Failure) throw bonus;
      const { total } = bonus.terms;
      if (!equals(total, expected)) throw new Failure('price_changed', { data: { total } });
      await mustStillWork(tx, contract);
      const next = withSearch(contractPath(number), { pay: 'bonus', amount: amount.amount });
      return planPayment(tx, bonus, wish, { next, minutes: PAY_MINUTES, facts: { amount, total, note } }, context);
    },
  );
}

/** It is given for the total its payer saw or less. */
async function bonusDue(
  tx: Tx,
  contract: Contract,
  id: string,
  { facts }: ArrivedPayment,
  context: Context,
): Promise<Due<Contract>> {
  if (await isGiven(tx, id)) return 'already_paid';
  const wish = bonusFacts.safeParse(facts).data;
  if (wish === undefined) return 'closed';
  // The client chose it when they began to pay.
  const by: By = { party: 'client', actorId: contract.clientId };
  const bonus = await nextBonus(tx, contract, wish, by, context);
  if (bonus instanceof Failure || bonus.id !== id || compare(bonus.terms.total, wish.total) > 0) return 'closed';
  return { work: bonus, pay: () => payBonus(tx, contract, bonus, wish.note, by, context) };
}

export const bonusPaymentReaction: Reaction = on(
  fundingSucceeded,
  'give-bonus-with-payment',
  'money',
  async ({ pays }, context) => {
    if (pays?.type !== bonusCharge.kind) return;
    await context.database.transact(async (tx) => {
      const contract = await lockContractNumbered(tx, contractNumberOf(pays.label), context);
      return payFromArrived(tx, pays.id, contract, {
        due: (now, payment) => bonusDue(tx, now, pays.id, payment, context),
        keep: (now, { id, amount }, reason) =>
          announceContract(tx, bonusPaymentKept, now, {
            fundingId: id,
            why: reason,
            amount: amount.amount,
            currency: amount.currency,
          }),
      });
    });
  },
);
