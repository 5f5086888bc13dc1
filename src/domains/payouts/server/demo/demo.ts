import { identityOf } from '#domains/accounts/server/accounts.ts';
import { requestWithdrawal } from '../request-withdrawal.ts';
import { addMethod, readMethod } from '../save-method.ts';
import { withdrawalFee } from '../../terms.ts';
import { balances } from '#domains/wallet/server/wallet.ts';
import type { Actor } from '#kit/actor.ts';
import { compare } from '#kit/money.ts';
import { demoMoney } from '#kit/server/demo/demo-money.ts';
import { termsInForce } from '#kit/server/terms.ts';
import type { DemoPart } from '#kit/server/demo/demo-part.ts';
import type { Replay } from '#kit/server/demo/replay.ts';

/** Who is taking earnings out: all of them are first withdrawals, and wait. They need a proven identity. */
const WITHDRAWALS = [
  { seller: 'siobhan-odwyer', account: { country: 'IE', iban: 'IE29AIBK93115212345678' }, cents: 120_00 },
] as const;

/** Made today: a withdrawal's dates come from the database's clock, so none can be replayed in the past. */
async function plantPayouts({ tx, context }: Replay, actorOf: (username: string) => Actor): Promise<void> {
  for (const { seller, account, cents } of WITHDRAWALS) {
    const actor = actorOf(seller);
    const person = await identityOf(tx, actor.userId);
    const { available } = await balances(tx, actor.userId, context.config.currency);
    const amount = demoMoney(cents, context.config.currency);
    if (person === undefined || person.identity_verified_at === null || compare(available, amount) < 0) continue;
    const terms = await termsInForce(tx, context.clock());
    const given = { kind: 'bank', holder: `${person.first_name} ${person.last_name}`, ...account } as const;
    const method = await addMethod(tx, actor, given, await readMethod(given), context);
    await requestWithdrawal(
      tx,
      actor,
      { amount, method: method.id, lane: 'standard', expected_fee: withdrawalFee(amount, 'bank', 'standard', terms) },
      context,
    );
  }
}

export const demo: DemoPart = {
  steps: ({ replay, now, people }) => [{ at: now, run: () => plantPayouts(replay, people.get) }],
};
