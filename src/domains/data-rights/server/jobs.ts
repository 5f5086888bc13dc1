import { on, onTimer, type Reaction, type TimerReaction } from '#kit/server/jobs/reactions.ts';
import { exportAsked } from '#domains/accounts/leaving-events.ts';
import { eraseDue, remindOfClosing } from './erase.ts';
import { ERASE, remindersOf } from './leave.ts';
import { EXPORT_EXPIRES, EXPORT_GIVEN_UP, giveUpExport, makeExport, removeExport } from './make-export.ts';

export const dataRightsReactions: readonly Reaction[] = [
  on(exportAsked, 'data-rights-make-export', 'exports', makeExport),
];

export const dataRightsTimers: readonly TimerReaction[] = [
  onTimer(ERASE, 'upkeep', eraseDue),
  ...remindersOf.map(({ kind }) => onTimer(kind, 'upkeep', remindOfClosing)),
  onTimer(EXPORT_EXPIRES, 'upkeep', removeExport),
  onTimer(EXPORT_GIVEN_UP, 'upkeep', giveUpExport),
];
