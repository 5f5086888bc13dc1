import * as events from './events.ts';

/** Until the milestone is decided: its review, its lateness, what is asked about it. */
const OF_MILESTONE: readonly string[] = [
  events.milestoneSubmitted,
  events.milestoneBecameLate,
  events.changesRequested,
  events.reviewExtended,
  events.choiceAsked,
].map(({ name }) => name);
const ENDS_MILESTONE: readonly string[] = [
  events.milestoneReleased,
  events.milestoneReturned,
  events.milestoneEndedByOperator,
].map(({ name }) => name);
const STAGES: Readonly<Record<string, string>> = {
  [events.changeProposed.name]: 'terms',
  [events.changeEnded.name]: 'terms end',
  [events.pauseAsked.name]: 'pause',
  [events.pauseEnded.name]: 'pause end',
  [events.endRequested.name]: 'ending',
  [events.endWithdrawn.name]: 'ending end',
  [events.contractEnded.name]: 'end',
};
const REMINDERS: Readonly<Record<string, string>> = { change_answer: 'terms', pause_answer: 'pause', end: 'ending' };

/**
 * Which notices of a contract say what is true only until the next one (NTF-3). Emails about offers know themselves
 * what was withdrawn.
 */
export function stageOf(event: string, { milestone, clock }: Readonly<Record<string, unknown>>): string | undefined {
  const milestoneTitle = typeof milestone === 'string' ? milestone : null;
  if (event === events.contractReminded.name)
    return milestoneTitle === null ? REMINDERS[String(clock)] : `milestone ${milestoneTitle}`;
  if (OF_MILESTONE.includes(event)) return `milestone ${milestoneTitle ?? ''}`;
  if (ENDS_MILESTONE.includes(event)) return `milestone ${milestoneTitle ?? ''} end`;
  return STAGES[event];
}
