import { StatusChip, type StatusTone } from '#design/public/chip.tsx';
import { stateWords, type WithdrawalState } from '../withdrawal.ts';

const TONES: Readonly<Record<WithdrawalState, StatusTone>> = {
  requested: 'info',
  held: 'warning',
  in_review: 'warning',
  approved: 'info',
  processing: 'info',
  paid: 'success',
  failed: 'danger',
  cancelled: 'neutral',
  rejected: 'danger',
};

export const WithdrawalChip = ({ state }: { state: WithdrawalState }) => (
  <StatusChip tone={TONES[state]}>{stateWords[state]}</StatusChip>
);
