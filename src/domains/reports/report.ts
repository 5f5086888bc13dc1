/** Reports of public things and what is decided about them: one case for a thing, however many report it. */
import { after, DAY_MS } from '#kit/clock.ts';

export const REPORT_REASONS = ['spam', 'scam', 'abuse', 'untrue', 'stolen', 'private', 'illegal', 'other'] as const;
export type ReportReason = (typeof REPORT_REASONS)[number];
export const REASON_WORDS: Readonly<Record<ReportReason, string>> = {
  spam: 'Spam or advertising',
  scam: 'A scam, or payment outside this site',
  abuse: 'Insults, hate or harassment',
  untrue: 'Untrue or misleading',
  stolen: 'Someone else’s work or identity',
  private: 'Private information',
  illegal: 'Illegal content',
  other: 'Something else',
};

export const CASE_STATES = ['open', 'decided', 'appealed', 'closed'] as const;
export type CaseState = (typeof CASE_STATES)[number];
export const DECISIONS = ['dismissed', 'removed', 'warned'] as const;
export type Decision = (typeof DECISIONS)[number];
export const DECISION_WORDS: Readonly<Record<Decision, string>> = {
  dismissed: 'No violation',
  removed: 'Removed',
  warned: 'Warning',
};

/** How long an author may appeal, and how long the answer may take (LIM-42, LIM-44). */
export const REPORT_LIMITS = { appealDays: 30, answerDays: 7 } as const;

export interface Case {
  readonly state: CaseState;
  readonly decision: Decision | null;
  readonly decidedAt: Date | null;
}

export const appealUntil = (decidedAt: Date): Date => after(decidedAt, REPORT_LIMITS.appealDays * DAY_MS);
export const answerDueAt = (appealedAt: Date): Date => after(appealedAt, REPORT_LIMITS.answerDays * DAY_MS);

export const whyNotDecide = ({ state }: Case): string | null =>
  state === 'open' ? null : 'This report is already decided.';

export function whyNotAppeal({ state, decision, decidedAt }: Case, now: Date): string | null {
  if (decidedAt === null || decision === null) return 'There is no decision yet.';
  if (decision === 'dismissed') return 'Nothing was decided against you.';
  if (state !== 'decided') return 'You already appealed this decision.';
  return now < appealUntil(decidedAt) ? null : `Decisions can be appealed for ${REPORT_LIMITS.appealDays} days.`;
}

export const whyNotAnswer = ({ state }: Case): string | null =>
  state === 'appealed' ? null : 'There is no appeal waiting for an answer.';
