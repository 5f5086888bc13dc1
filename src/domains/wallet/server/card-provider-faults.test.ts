import { describe, expect, test } from 'vitest';
import { MINUTE_MS } from '#kit/clock.ts';
import {
  everyRequestGoesWrong,
  faultsOf,
  IN_A_ROW,
  PATIENCE_MS,
  quietly,
  startedCheckout,
  stripe,
  until,
  usesProviders,
  world,
} from './test-provider-requests.ts';

usesProviders();

everyRequestGoesWrong(
  'card',
  () => stripe,
  () => [...stripe.refunds.values()].map(({ amount }) => amount),
);

describe('a checkout nobody pays', () => {
  test(
    'ends once and credits nothing, whatever happens to the requests that end it',
    { timeout: PATIENCE_MS },
    async () => {
      for (const place of [0, 1])
        for (const fault of faultsOf(`unpaid ${place}`)) {
          await world.startAfresh();
          const fundingId = await startedCheckout('card');
          await world.base.owner.query("update funding set expires_at = now() - interval '1 minute' where id = $1", [
            fundingId,
          ]);
          for (let again = 0; again < IN_A_ROW; again += 1) stripe.failNext(fault, '/', place + again);
          const what = `${fault} at ${place}`;
          await until(what, async () => {
            await quietly(world.pass(30 * MINUTE_MS));
            const { state } = (await world.call<{ state: string }>('GET', `/api/wallet/funding/${fundingId}`)).data;
            expect([what, state]).not.toEqual([what, 'succeeded']);
            return state === 'expired';
          });
          expect([what, await world.spendable()]).toEqual([what, '0']);
          // Faults that were not used up must not reach the next round.
          for (let left = 0; left < IN_A_ROW + place; left += 1)
            await quietly(world.context.payments.card?.lookUp('pi_none') ?? Promise.resolve());
        }
    },
  );
});
