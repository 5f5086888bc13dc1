import { statement, type Tx } from '#kit/server/db/database.ts';
import { amountsOf } from '#domains/paid-work/price.ts';
import { milestoneClocks } from '../deadlines.ts';
import type { Milestone } from './store.ts';

const write = statement(
  'milestone_rewrite',
  `update contract_milestone set title = :title, criteria = :criteria, days = :days, price = :price,
    client_fee = :clientFee, service_fee = :serviceFee, tax = :tax, due_at = :dueAt, late_at = :lateAt,
    clock_at = :clockAt where id = :id`,
);

/** What both agreed to change of it. Its money, once held, never changes. */
export async function writeMilestone(tx: Tx, milestone: Milestone): Promise<void> {
  const { id, title, criteria, days, terms, dueAt, lateAt } = milestone;
  const dates = { dueAt, lateAt, clockAt: milestoneClocks(milestone)[0]?.endsAt ?? null };
  await tx.rows(write, { id, title, criteria: JSON.stringify(criteria), days, ...amountsOf(terms), ...dates });
}
