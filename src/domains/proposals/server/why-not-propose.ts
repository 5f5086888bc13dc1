import { completionOf } from '#domains/profiles/server/profiles.ts';
import { stateWords } from '#domains/projects/policy.ts';
import type { Project } from '#domains/projects/server/projects.ts';
import { counted } from '#kit/format/unit.ts';
import { statement, type Db, type Tx } from '#kit/server/db/database.ts';
import { termsInForce } from '#kit/server/terms.ts';
import { PROPOSAL_LIMITS } from '../proposal.ts';

/** The inner select keeps the date from the planner: it plans once, and not for each proposal. */
const used = statement(
  'proposal_quota_used',
  "select count(*)::int as n from proposal where freelancer_id = $1 and not quota_back and sent_at >= (select date_trunc('month', $2::timestamptz /* now */ at time zone 'UTC') at time zone 'UTC')",
);
export const quotaUsed = async (reads: Db | Tx, userId: string, now: Date): Promise<number> => (await reads.row(used, [userId, now]))?.n ?? 0;

/** Why this person cannot propose at all now; null where they can. The same words hide the button and refuse the call. */
export async function whyNotPropose(reads: Db | Tx, userId: string, project: Project, now: Date): Promise<string | null> {
  if (project.clientId === userId) return 'This is your own project.';
  if (project.state !== 'open' || (project.expiresAt !== null && project.expiresAt <= now))
    return stateWords(project.state === 'open' ? 'expired' : project.state);
  const [completion, sent, { proposalsMonth }] = await Promise.all([completionOf(reads, userId), quotaUsed(reads, userId, now), termsInForce(reads, now)]);
  if (completion < PROPOSAL_LIMITS.profile) return `Complete ${PROPOSAL_LIMITS.profile} percent of your profile first.`;
  return sent >= proposalsMonth ? `You sent ${counted(proposalsMonth, { one: 'proposal', other: 'proposals' })} this month.` : null;
}
