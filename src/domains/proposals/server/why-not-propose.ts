import { profileGap } from '#domains/accounts/profile-gap.ts';
import { completionOf } from '#domains/profiles/server/profiles.ts';
import { stateWords } from '#domains/projects/policy.ts';
import type { Project } from '#domains/projects/server/projects.ts';
import { counted } from '#kit/format/unit.ts';
import { statement, type Db, type Tx } from '#kit/server/db/database.ts';
import { termsInForce } from '#kit/server/terms.ts';
import type { Terms } from '#kit/terms.ts';

/** The inner select keeps the date from the planner: it plans once, and not for each proposal. */
const used = statement(
  'proposal_quota_used',
  "select count(*)::int as n from proposal where freelancer_id = :userId and not quota_back and sent_at >= (select date_trunc('month', :now::timestamptz at time zone 'UTC') at time zone 'UTC')",
);

/** What decides whether this person may propose. */
export interface Proposer {
  /** Of their profile, in percent. */
  readonly completion: number;
  /** Proposals of this month that count. */
  readonly sent: number;
  readonly terms: Terms;
}
export async function proposerOf(reads: Db | Tx, userId: string, now: Date): Promise<Proposer> {
  const [completion, quota, terms] = await Promise.all([
    completionOf(reads, userId),
    reads.row(used, { userId, now }),
    termsInForce(reads, now),
  ]);
  return { completion, sent: quota?.n ?? 0, terms };
}

/**
 * Why this person cannot propose at all now; null where they can. The same words hide the button and refuse the call.
 */
export function whyNotPropose(
  project: Project,
  userId: string,
  now: Date,
  { completion, sent, terms: { proposalsMonth } }: Proposer,
): string | null {
  if (project.clientId === userId) return 'This is your own project.';
  if (project.state !== 'open' || (project.expiresAt !== null && project.expiresAt <= now))
    return stateWords(project.state === 'open' ? 'expired' : project.state);
  const gap = profileGap(completion);
  if (gap !== null) return gap;
  return sent >= proposalsMonth
    ? `You sent ${counted(proposalsMonth, { one: 'proposal', other: 'proposals' })} this month.`
    : null;
}
