/** A change of the terms that only moves one due date: what both say of it is about that date. */
import { dueAfter, type Amendment, type Standing } from './amendment.ts';
import type { ContractMove } from './life.ts';

/** Kept in the timeline with what became of the request. */
export interface MovedDue {
  readonly fromAt: string;
  readonly toAt: string;
}

/** The due dates before and after, where the freelancer asks for nothing but a later one. */
export function moreTimeIn({ changed, added, dropped }: Amendment<Standing>): MovedDue | null {
  const [change, ...others] = changed;
  if (change === undefined || others.length + added.length + dropped.length > 0) return null;
  const { before, after } = change;
  const to = dueAfter(before, after.days);
  return before.state === 'agreed' || before.dueAt === null || to === null || to <= before.dueAt
    ? null
    : { fromAt: before.dueAt.toISOString(), toAt: to.toISOString() };
}

/** `act` follows a name or is a sentence of its own; `line` is the title of an activity. */
const WORDS: Partial<Record<ContractMove, { readonly act: string; readonly line: string }>> = {
  proposeChange: { act: 'asked for more time', line: 'More time requested' },
  acceptChange: { act: 'agreed to more time', line: 'More time agreed' },
  declineChange: { act: 'declined more time', line: 'More time declined' },
  withdrawChange: { act: 'withdrew the request for more time', line: 'Request for more time withdrawn' },
  lapseChange: { act: 'The request for more time expired', line: 'Request for more time expired' },
};

interface Kept {
  readonly move: string;
  readonly due_from: Date | null;
  readonly due_to: Date | null;
}

/**
 * Null where more than a date was to change. Of what holds now only the new date is said, and none of a request that
 * came to nothing.
 */
export function moreTimeWords({
  move,
  due_from: from,
  due_to: to,
}: Kept): { readonly act: string; readonly line: string; readonly due: readonly Date[] } | null {
  const words = WORDS[move as ContractMove];
  if (words === undefined || from === null || to === null) return null;
  return { ...words, due: move === 'proposeChange' ? [from, to] : move === 'acceptChange' ? [to] : [] };
}
