import { StatusChip, type StatusTone } from '#design/public/chip.tsx';
import { DECISION_WORDS, type Decision } from '../report.ts';

const TONES: Readonly<Record<Decision, StatusTone>> = { dismissed: 'neutral', removed: 'danger', warned: 'info' };

export const DecisionChip = ({ decision }: { decision: Decision | null }) =>
  decision === null ? (
    <StatusChip tone="warning">In review</StatusChip>
  ) : (
    <StatusChip tone={TONES[decision]}>{DECISION_WORDS[decision]}</StatusChip>
  );
