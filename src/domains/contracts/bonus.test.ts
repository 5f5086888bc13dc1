import { expect, it } from 'vitest';
import { money } from '#kit/money.ts';
import { bonusRoom, bonusTerms, whyNoBonus } from './bonus.ts';

const usd = (amount: number) => money(amount, 'USD');
const RATES = { serviceFeeRate: 1_000, clientFeeRate: 300, clientFeeLeastWhole: 1 };

it('is up to the dearest released milestone, and all together up to what was released', () => {
  const released = [usd(40_000), usd(60_000)];
  expect(bonusRoom(released, usd(0))).toEqual({ most: usd(60_000), free: usd(20_000) });
  expect(bonusRoom(released, usd(15_000))).toEqual({ most: usd(60_000), free: usd(5_000) });
  expect(bonusRoom(released, usd(70_000))).toEqual({ most: usd(30_000), free: usd(0) });
  expect(bonusRoom(released, usd(100_000))).toEqual({ most: usd(0), free: usd(0) });
  expect(bonusRoom([], usd(0))).toEqual({ most: usd(0), free: usd(0) });
  expect([whyNoBonus([]), whyNoBonus(released)]).toEqual([
    'A bonus can be given once a milestone was released.',
    'All bonuses together can be as much as was released.',
  ]);
});

it('has no client fee up to a fifth of what was released, and the fee on what exceeds it', () => {
  expect(bonusTerms(RATES, usd(20_000), usd(20_000))).toMatchObject({
    client_fee: usd(0),
    service_fee: usd(2_000),
    total: usd(20_000),
  });
  expect(bonusTerms(RATES, usd(60_000), usd(20_000))).toMatchObject({
    client_fee: usd(1_200),
    service_fee: usd(6_000),
    total: usd(61_200),
  });
});
