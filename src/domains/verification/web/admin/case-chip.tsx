import { Chip } from '#design/public/chip.tsx';
import type { CaseState } from '../../identity-case.ts';

const WORDS = {
  started: ['neutral', 'Draft'],
  submitted: ['info', 'Waiting'],
  in_review: ['info', 'In review'],
  more_info: ['warning', 'More requested'],
  approved: ['success', 'Approved'],
  rejected: ['danger', 'Rejected'],
  expired: ['warning', 'Expired'],
  revoked: ['danger', 'Revoked'],
} as const satisfies Record<CaseState, readonly [string, string]>;

export function CaseChip({ state }: { state: CaseState }) {
  const [tone, word] = WORDS[state];
  return <Chip tone={tone}>{word}</Chip>;
}
