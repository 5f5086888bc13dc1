import { identityOf } from '#domains/accounts/server/accounts.ts';
import { addMethod, readMethod, requestWithdrawal } from '#domains/payouts/server/payouts.ts';
import { withdrawalFee } from '#domains/payouts/terms.ts';
import { balances } from '#domains/wallet/server/wallet.ts';
import type { Actor } from '#kit/actor.ts';
import { compare, money } from '#kit/money.ts';
import type { Replay } from './replay.ts';

/** Who is taking earnings out: all of them are first withdrawals, and wait. They need a proven identity. */
const WITHDRAWALS = [{ seller: 'siobhan-odwyer', account: { country: 'IE', iban: 'IE29AIBK93115212345678' }, cents: 120_00 }] as const;

/** Today's: a withdrawal's dates are the database's own, so none is lived through in the past. */
export async function plantPayouts({ tx, context }: Replay, actorOf: (username: string) => Actor): Promise<void> {
  for (const { seller, account, cents } of WITHDRAWALS) {
    const actor = actorOf(seller);
    const person = await identityOf(tx, actor.userId);
    const { available } = await balances(tx, actor.userId, context.config.currency);
    const amount = money(cents, context.config.currency);
    if (person === undefined || person.identity_verified_at === null || compare(available, amount) < 0) continue;
    const given = { kind: 'bank', holder: `${person.first_name} ${person.last_name}`, ...account } as const;
    const method = await addMethod(tx, actor, given, await readMethod(given), context);
    await requestWithdrawal(tx, actor, { amount, method: method.id, lane: 'standard', expected_fee: withdrawalFee(amount, 'bank', 'standard') }, context);
  }
}
