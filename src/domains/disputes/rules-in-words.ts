/** How a dispute goes, as contracts of any kind of work say it to both sides. */
import { DAY_MS } from '#kit/clock.ts';
import { counted, formatUnit } from '#kit/format/unit.ts';
import { DECISION_BUSINESS_DAYS, PERIODS } from './deadlines.ts';

const days = (ms: number): string => formatUnit(ms / DAY_MS, 'day');

export const DISPUTE_RULES: readonly string[] = [
  'Either side can open a dispute while money is held or still clearing. All deadlines are paused, and the money stays held.',
  `The other side has ${days(PERIODS.answerMs)} to answer, then both have ${days(PERIODS.negotiationMs)} to agree. Either side can ask for a reviewer after ${days(PERIODS.escalateFromMs)}.`,
  `A reviewer decides within ${counted(DECISION_BUSINESS_DAYS, { one: 'working day', other: 'working days' })} after the last evidence, with written reasons. Either side can appeal once within ${days(PERIODS.appealMs)}; another reviewer then decides.`,
];
