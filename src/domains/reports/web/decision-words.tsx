import { StatusChip, type StatusTone } from '#design/public/chip.tsx';
import type { Decision } from '../report.ts';

const WORDS: Readonly<Record<Decision | 'open', { tone: StatusTone; words: string }>> = {
  open: { tone: 'warning', words: 'In review' },
  dismissed: { tone: 'neutral', words: 'No violation' },
  removed: { tone: 'danger', words: 'Removed' },
  warned: { tone: 'info', words: 'Warning' },
};

export function DecisionChip({ decision }: { decision: Decision | null }) {
  const { tone, words } = WORDS[decision ?? 'open'];
  return <StatusChip tone={tone}>{words}</StatusChip>;
}
