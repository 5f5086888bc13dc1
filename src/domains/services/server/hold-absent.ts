/** Services of sellers who do not use Docket any more go on hold, after a notice (SVC-6). */
import { identityOf } from '#domains/accounts/server/accounts.ts';
import { userTopic } from '#kit/events.ts';
import type { Context } from '#kit/server/context.ts';
import { statement, type Tx } from '#kit/server/db/database.ts';
import { announce } from '#kit/server/jobs/announce.ts';
import { absenceStep, HELD_FOR_ABSENCE } from '../absence.ts';
import { sellerAbsent, sellerHeldForAbsence } from '../events.ts';
import { holdServicesOf, servicesOnSaleOf } from './leave.ts';

const BATCH = 50;

/** Two processes take turns, and the second skips what the first has. */
const due = statement(
  'absence_due',
  'select user_id, warned_at from seller_absence where due_at <= :now order by due_at limit :limit for update skip locked',
);
const wait = statement(
  'absence_wait',
  'update seller_absence set due_at = :dueAt, warned_at = :now where user_id = :sellerId',
);
const forget = statement('absence_forget', 'delete from seller_absence where user_id = :sellerId');

/** The row is locked. Publishing or resuming meanwhile waits for it, and then is looked at again. */
async function look(tx: Tx, sellerId: string, warnedAt: Date | null, now: Date): Promise<void> {
  const services = await servicesOnSaleOf(tx, sellerId);
  if (services === 0) return void (await tx.rows(forget, { sellerId }));
  const step = absenceStep((await identityOf(tx, sellerId))?.last_activity_at ?? null, warnedAt, now);
  if (step.kind === 'wait') return void (await tx.rows(wait, { sellerId, dueAt: step.until, now: step.warnedAt }));
  if (step.kind === 'warn') {
    await tx.rows(wait, { sellerId, dueAt: step.holdAt, now });
    return announce(tx, sellerAbsent, { sellerId, services, holdAt: step.holdAt.toISOString() }, []);
  }
  const held = await holdServicesOf(tx, sellerId, HELD_FOR_ABSENCE, now);
  await tx.rows(forget, { sellerId });
  if (held.length > 0) announce(tx, sellerHeldForAbsence, { sellerId, services: held.length }, [userTopic(sellerId)]);
}

/** Answers whether there may be more. In a demo nobody is absent: its people are there for anyone who tries it. */
export async function holdAbsent({
  database,
  clock,
  config,
}: Pick<Context, 'database' | 'clock' | 'config'>): Promise<boolean> {
  if (config.demo) return false;
  return database.transact(async (tx) => {
    const now = clock();
    const rows = await tx.rows(due, { now, limit: BATCH });
    for (const { user_id: sellerId, warned_at: warnedAt } of rows) await look(tx, sellerId, warnedAt, now);
    return rows.length === BATCH;
  });
}
