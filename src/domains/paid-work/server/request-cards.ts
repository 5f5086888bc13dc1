/**
 * What one side asks during work, as a card of the conversation: the kind of work says its own words around it
 * (decision 146).
 */
import { formatUnit } from '#kit/format/unit.ts';
import { statement, type Db } from '#kit/server/db/database.ts';
import type { Side } from '#kit/sides.ts';
import { cardNote, fact, timeFact, type TalkCard } from '#kit/talk-card.ts';
import type { ExtensionOutcome } from '../extension.ts';
import type { RevisionOutcome } from '../revision.ts';

const revisions = statement(
  'work_revisions_by_id',
  'select id, work_id, items, outcome from work_revision where id = any (:ids::uuid[])',
);
const extensions = statement(
  'work_extensions_by_id',
  'select id, work_id, days, reason, ends_at, outcome from work_extension where id = any (:ids::uuid[])',
);

/** How the work that it is about is called, and where it is. */
export interface CardWork {
  readonly workId: string;
  readonly number: string;
  readonly title: string;
  readonly path: string;
  readonly side: Side;
  /** When it is due now: it may have been moved since it was asked for. */
  readonly dueAt: Date | null;
}

/** A request is known by the number of its work and its id. */
export const requestRef = (number: string, id: string): string => `${number}/${id}`;
export const numbersIn = (refs: readonly string[]): string[] => [
  ...new Set(refs.map((ref) => ref.split('/')[0] ?? '')),
];
const idsIn = (refs: readonly string[]): string[] => refs.map((ref) => ref.split('/')[1] ?? '');

interface RevisionWords {
  readonly label: string;
  readonly did: (title: string) => string;
  readonly act: string;
  /** As the work itself calls its state until then, and after. */
  readonly open: string;
  readonly delivered: string;
}

const ENDED: Readonly<Record<Exclude<RevisionOutcome, 'delivered'>, TalkCard['state']>> = {
  withdrawn: { label: 'Withdrawn', tone: 'neutral' },
  closed: { label: 'Closed', tone: 'neutral' },
};

/** The freelancer's turn, until they deliver again. */
export async function revisionCards(db: Db, refs: readonly string[], works: readonly CardWork[], words: RevisionWords) {
  const rows = works.length === 0 ? [] : await db.rows(revisions, { ids: idsIn(refs) });
  const cards = new Map<string, TalkCard>();
  for (const { id, work_id: workId, items, outcome } of rows) {
    const work = works.find((work) => work.workId === workId);
    if (work === undefined) continue;
    const { number, title, path, side, dueAt } = work;
    const waits = outcome === null;
    const isMine = side === 'freelancer';
    cards.set(requestRef(number, id), {
      label: words.label,
      number,
      title,
      note: cardNote(items.map(({ what }) => what).join(' · ')),
      facts: [fact('Changes', String(items.length)), ...(waits && dueAt !== null ? [timeFact('Due', dueAt)] : [])],
      state: waits
        ? { label: words.open, tone: 'info' }
        : outcome === 'delivered'
          ? { label: words.delivered, tone: 'success' }
          : ENDED[outcome],
      ends_at: waits ? (dueAt?.toISOString() ?? null) : null,
      turn: !waits ? null : isMine ? 'yours' : 'theirs',
      act: waits && isMine ? { label: words.act, path } : null,
      path,
      did: words.did(title),
    });
  }
  return cards;
}

const EXTENSION: Readonly<Record<ExtensionOutcome, TalkCard['state']>> = {
  accepted: { label: 'Accepted', tone: 'success' },
  declined: { label: 'Declined', tone: 'neutral' },
  withdrawn: { label: 'Withdrawn', tone: 'neutral' },
  closed: { label: 'Closed', tone: 'neutral' },
};

/** The client's turn, until the time to answer is over. */
export async function extensionCards(db: Db, refs: readonly string[], works: readonly CardWork[], now: Date) {
  const rows = works.length === 0 ? [] : await db.rows(extensions, { ids: idsIn(refs) });
  const cards = new Map<string, TalkCard>();
  for (const { id, work_id: workId, days, reason, ends_at: endsAt, outcome } of rows) {
    const work = works.find((work) => work.workId === workId);
    if (work === undefined) continue;
    const { number, title, path, side } = work;
    const waits = outcome === null && now < endsAt;
    const isMine = side === 'client';
    cards.set(requestRef(number, id), {
      label: 'Request for more time',
      number,
      title,
      note: cardNote(reason),
      facts: [fact('More time', formatUnit(days, 'day')), ...(waits ? [timeFact('Answer by', endsAt)] : [])],
      state:
        outcome === null
          ? waits
            ? { label: 'Waiting for an answer', tone: 'warning' }
            : EXTENSION.declined
          : EXTENSION[outcome],
      ends_at: waits ? endsAt.toISOString() : null,
      turn: !waits ? null : isMine ? 'yours' : 'theirs',
      act: waits && isMine ? { label: 'Answer the request', path } : null,
      path,
      did: `asked for more time · ${formatUnit(days, 'day')}`,
    });
  }
  return cards;
}
