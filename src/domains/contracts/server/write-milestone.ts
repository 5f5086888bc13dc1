import { statement, type Tx } from '#kit/server/db/database.ts';
import { milestoneClocks } from '../deadlines.ts';
import type { Milestone } from './store.ts';

const write = statement(
  'milestone_rewrite',
  `update contract_milestone set title = $2, criteria = $3, days = $4, price = $5, client_fee = $6, service_fee = $7, tax = $8, due_at = $9, late_at = $10, clock_at = $11 where id = $1`,
);

/** What both agreed to change of it. Its money, once held, never changes. */
export async function writeMilestone(tx: Tx, milestone: Milestone): Promise<void> {
  const { id, title, criteria, days, terms, dueAt, lateAt } = milestone;
  const amounts = [terms.price.amount, terms.client_fee.amount, terms.service_fee.amount, terms.tax.amount] as const;
  await tx.rows(write, [id, title, JSON.stringify(criteria), days, ...amounts, dueAt, lateAt, milestoneClocks(milestone)[0]?.endsAt ?? null]);
}
