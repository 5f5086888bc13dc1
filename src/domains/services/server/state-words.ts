import type { ServiceState } from '../service.ts';

export const SERVICE_STATE_WORDS: Readonly<Record<ServiceState, string>> = {
  draft: 'Draft',
  pending_review: 'In review',
  active: 'Live',
  needs_changes: 'Needs changes',
  denied: 'Denied',
  paused: 'Paused',
  on_hold: 'On hold',
  archived: 'Archived',
};
