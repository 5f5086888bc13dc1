import path from 'node:path';
import type { Locator } from '@playwright/test';
import { composed, openDatabase } from '#kit/server/db/database.ts';
import { startPostgres } from '#kit/server/db/embedded/start-postgres.ts';
import { violations } from '../../db/checks/run-checks.ts';

/** The database of the product that the tests run on, beside the product. */
export async function beside<Result>(
  look: (owner: ReturnType<typeof openDatabase>) => Promise<Result>,
): Promise<Result> {
  const dataDir = process.env['DOCKET_DATA_DIR'];
  if (dataDir === undefined) throw new Error('DOCKET_DATA_DIR says where the product keeps its data');
  const { connection } = await startPostgres({ dataDir: path.join(dataDir, 'postgres'), keep: false });
  const owner = openDatabase({ connection, poolSize: 1 });
  try {
    return await look(owner);
  } finally {
    await owner.end();
  }
}

const sooner = composed<object>(
  `with moved as (
     update dispute set opened_at = opened_at - $2::interval, answered_at = answered_at - $2::interval,
       escalated_at = escalated_at - $2::interval,
       evidence_closed_at = evidence_closed_at - $2::interval, decided_at = decided_at - $2::interval,
         clock_at = clock_at - $2::interval
     where number = $1 returning id)
   update job set run_at = run_at - $2::interval where subject in (select id from moved) returning 1`,
);

/** Days pass for one dispute: all that happened to it happened so much earlier. */
export const passDays = (disputeNumber: string, days: number): Promise<unknown> =>
  beside(({ transact }) => transact((tx) => tx.rows(sooner, [disputeNumber, `${days} days`])));

const filledIn = composed<object>(
  'update profile set completion = 90 where user_id = (select id from account where email = $1) returning 1',
);

/** What a profile needs before its owner may propose. */
export const completeProfile = (email: string): Promise<unknown> =>
  beside(({ transact }) => transact((tx) => tx.rows(filledIn, [email])));

/** What the live checks find, of all the books. */
export const wrongInTheBooks = (): Promise<unknown[]> => beside(({ pool }) => violations(pool));

/** Chooses what the reader gets, in money: nothing is chosen in advance. */
export async function chooseAmount(dialog: Locator, label: 'You get' | 'You get back', amount: string): Promise<void> {
  await dialog.getByRole('radio', { name: 'Custom amount' }).check();
  await dialog.getByLabel(label, { exact: true }).fill(amount);
}
