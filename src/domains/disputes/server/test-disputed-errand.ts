/** For tests: a kind of work that no domain of the product has, as disputes know it. */
import { heldErrand } from '#domains/paid-work/server/test-errand.ts';
import { clearEarnings, releaseAll, type PaidWork } from '#domains/paid-work/server/paid-work.ts';
import { after, DAY_MS } from '#kit/clock.ts';
import type { Money } from '#kit/money.ts';
import type { Tx } from '#kit/server/db/database.ts';
import type { TestDatabase } from '#kit/server/test-database.ts';
import type { Disputable } from './disputes.ts';
import type { DisputedWork } from './disputed-work.ts';

export interface Asked {
  readonly resumed: string[];
  readonly ended: { readonly id: string; readonly share: number; readonly party: string }[];
}

/**
 * What was asked of it. Money that was clearing clears a week after `began`, and what a dispute releases a week after
 * that.
 */
export function errands(now: () => Date): { readonly disputed: DisputedWork; readonly asked: Asked } {
  const calls: Asked = { resumed: [], ended: [] };
  return {
    asked: calls,
    disputed: {
      kind: 'errand',
      async resume(_tx, workId) {
        calls.resumed.push(workId);
        return { at: now(), clearsAt: after(now(), 7 * DAY_MS) };
      },
      async end(_tx, id, { share, by: { party } }) {
        calls.ended.push({ id, share, party });
        return { at: now(), clearsAt: after(now(), 7 * DAY_MS) };
      },
      words: (move) => `Errand: ${move}`,
    },
  };
}

export const disputable = (errand: PaidWork): Disputable => ({
  ...errand,
  path: `/errands/${errand.number}`,
  category: 'errands',
});

export async function clearingErrand(base: TestDatabase, now: Date): Promise<PaidWork> {
  const errand = await heldErrand(base, now);
  await base.database.transact((tx) => releaseAll(tx, errand, { at: now, clearsAt: after(now, 7 * DAY_MS) }));
  return errand;
}

export const clearErrand = (tx: Tx, errand: PaidWork, at: Date): Promise<Money> => clearEarnings(tx, errand, at);
