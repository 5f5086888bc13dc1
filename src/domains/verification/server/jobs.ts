import { on, onTimer, type Reaction, type TimerReaction } from '#kit/server/jobs/reactions.ts';
import { identityLookUpDue } from '../events.ts';
import { lookUpCheck } from './apply-check.ts';
import {
  CASE_EXPIRES,
  CASE_FILES_END,
  CASE_LAPSES,
  CASE_NOTICE,
  endFiles,
  giveNotice,
  lapse,
  runOut,
} from './case-timers.ts';
import { askForLookUp, CHECK_LOOK_UP } from './outside-check.ts';

export const verificationReactions: readonly Reaction[] = [
  on(identityLookUpDue, 'look-up-identity', 'providers', ({ caseId }, context) => lookUpCheck(context, caseId)),
];

export const verificationTimers: readonly TimerReaction[] = [
  onTimer(CASE_FILES_END, 'upkeep', endFiles),
  onTimer(CASE_NOTICE, 'upkeep', giveNotice),
  onTimer(CASE_EXPIRES, 'upkeep', runOut),
  onTimer(CASE_LAPSES, 'upkeep', lapse),
  onTimer(CHECK_LOOK_UP, 'upkeep', askForLookUp),
];
