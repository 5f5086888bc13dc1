import { statement, type Tx } from '#kit/server/db/database.ts';
import { milestoneClocks } from '../deadlines.ts';
import type { Milestone } from './store.ts';

const write = statement(
  'milestone_rewrite',
  `update contract_milestone set title = :title, criteria = :criteria, days = :days, price = :price, client_fee = :clientFee, service_fee = :serviceFee, tax = :tax, due_at = :dueAt, late_at = :lateAt, clock_at = :clockAt where id = :id`,
);

/** What both agreed to change of it. Its money, once held, never changes. */
export async function writeMilestone(tx: Tx, milestone: Milestone): Promise<void> {
  const { id, title, criteria, days, terms, dueAt, lateAt } = milestone;
  const amounts = [terms.price.amount, terms.client_fee.amount, terms.service_fee.amount, terms.tax.amount] as const;
  await tx.rows(write, [id, title, JSON.stringify(criteria), days, ...amounts, dueAt, lateAt, milestoneClocks(milestone)[0]?.endsAt ?? null]);
}
