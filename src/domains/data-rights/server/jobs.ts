import { on, onTimer, type Reaction, type TimerReaction } from '#kit/server/jobs/reactions.ts';
import { exportAsked } from '#domains/accounts/leaving-events.ts';
import { eraseDue, remindOfClosing } from './erase.ts';
import { ERASE, remindersOf } from './leave.ts';
import { EXPORT_EXPIRES, EXPORT_GIVEN_UP, giveUpExport, makeExport, removeExport } from './make-export.ts';

export const dataRightsReactions: readonly Reaction[] = [on(exportAsked, 'data-rights-make-export', makeExport, { isSlow: true })];

export const dataRightsTimers: readonly TimerReaction[] = [
  onTimer(ERASE, eraseDue),
  ...remindersOf.map(({ kind }) => onTimer(kind, remindOfClosing)),
  onTimer(EXPORT_EXPIRES, removeExport),
  onTimer(EXPORT_GIVEN_UP, giveUpExport),
];
