import { answerDueAt } from '../report.ts';
import type { MyDecision } from '../contract.ts';
import type { CaseRow } from './store.ts';

/** What everyone who has to do with a case may know of it. */
export const presentCase = ({ id, kind, title, path, state, decision, statement, decided_at: decidedAt }: CaseRow) => ({
  id,
  kind,
  title,
  path,
  state,
  decision,
  statement,
  decided_at: decidedAt?.toISOString() ?? null,
});

export function presentAppeal({
  appeal,
  appealed_at: at,
  answer,
  is_granted: isGranted,
  answered_at: answeredAt,
}: CaseRow): MyDecision['appeal'] {
  if (appeal === null || at === null) return null;
  return {
    text: appeal,
    at: at.toISOString(),
    answer_due_at: answerDueAt(at).toISOString(),
    answer,
    is_granted: isGranted,
    answered_at: answeredAt?.toISOString() ?? null,
  };
}
