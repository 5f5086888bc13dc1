import type { Alert } from '../saved-list.ts';

export const ALERT_WORDS: Readonly<Record<Alert, string>> = {
  none: 'No alert',
  daily: 'Once a day',
  at_once: 'As soon as they’re found',
};
