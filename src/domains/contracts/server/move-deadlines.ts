/**
 * A contract stops or continues: the deadlines of its open milestones move, and each timer is set to what comes next.
 */
import { statement, type Tx } from '#kit/server/db/database.ts';
import { milestoneClocks, type MovedDeadlines } from '../deadlines.ts';
import { wakeMilestone } from './move-contract.ts';
import type { Contract, Milestone } from './store.ts';

const write = statement(
  'milestone_deadlines',
  'update contract_milestone set due_at = :dueAt, review_due_at = :reviewDueAt, idle_from = :idleFrom, idle_asked_at = :idleAskedAt, clock_at = :clockAt, reminded_at = :remindedAt where id = :id',
);
const OPEN: readonly Milestone['state'][] = ['funded', 'submitted', 'changes_requested'];

/**
 * Those that wait for an answer or for a dispute stand still on their own: they move when that ends. Under the
 * contract’s lock.
 */
export async function keepDeadlines(
  tx: Tx,
  contract: Contract,
  moved: (milestone: Milestone) => Partial<MovedDeadlines>,
  now: Date,
): Promise<Contract> {
  const milestones = [];
  for (const milestone of contract.milestones) {
    if (!OPEN.includes(milestone.state)) {
      milestones.push(milestone);
      continue;
    }
    const updatedMilestone: Milestone = { ...milestone, ...moved(milestone) };
    const { id, dueAt, reviewDueAt, idleFrom, idleAskedAt, remindedAt } = updatedMilestone;
    await tx.rows(write, {
      id,
      dueAt,
      reviewDueAt,
      idleFrom,
      idleAskedAt,
      clockAt: milestoneClocks(updatedMilestone)[0]?.endsAt ?? null,
      remindedAt,
    });
    wakeMilestone(tx, updatedMilestone, now);
    milestones.push(updatedMilestone);
  }
  return { ...contract, milestones };
}
