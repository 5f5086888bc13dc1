/**
 * What a conversation shows, row by row: messages in groups, what happened between them, days, and where the unread
 * ones begin.
 */
import { MINUTE_MS } from '#kit/clock.ts';
import type { Money } from '#kit/money.ts';
import type { PlacedCard, TalkEventLine } from './contract.ts';
import type { Message } from './message-shape.ts';

/** Messages of one person that follow each other this soon say the time once. */
const GROUP_MS = 5 * MINUTE_MS;

/** What happened, as one line. One that was a card has its place among the messages, and what it was about in money. */
export type TalkLine = TalkEventLine & { readonly seq?: number; readonly sum?: Money | null };

export type TalkRow =
  | { readonly kind: 'day'; readonly key: string; readonly at: string }
  | { readonly kind: 'new'; readonly key: string }
  /** What happened to one piece of work, one after the other and on one day. */
  | { readonly kind: 'events'; readonly key: string; readonly events: readonly TalkLine[] }
  /** Still to be acted on, by either of the two. */
  | { readonly kind: 'card'; readonly key: string; readonly card: PlacedCard; readonly message: Message }
  | { readonly kind: 'message'; readonly key: string; readonly message: Message; readonly isFirst: boolean };

export interface Talk {
  /** Oldest first. */
  readonly messages: readonly Message[];
  readonly cards: ReadonlyMap<number, PlacedCard>;
  /** Oldest first. */
  readonly events: readonly TalkEventLine[];
  /** The names of the threads that messages are in. */
  readonly subjects: ReadonlyMap<string, string>;
  /** As the reader found the conversation: what was read, and the newest there was. */
  readonly opened: { readonly read: number; readonly last: number };
}

/** A card that nobody has to act on any more is what its sender did then, not its present state. */
function asLine(
  { id, seq, is_mine, sent_at: at }: Message,
  { note, path, facts }: PlacedCard,
  words: string,
  subject: string,
): TalkLine {
  const sum = facts.find(({ money }) => money !== null)?.money ?? null;
  return { id, at, is_mine, words, due: [], note, path, about: subject, seq, sum };
}

export function talkRows(
  { messages, cards, events, subjects, opened }: Talk,
  dayOf: (at: string) => string,
): TalkRow[] {
  const rows: TalkRow[] = [];
  let day = '';
  let isNewShown = false;
  let before: Message | null = null;
  const open = (at: string): void => {
    if (dayOf(at) === day) return;
    day = dayOf(at);
    rows.push({ kind: 'day', key: `day ${day}`, at });
    before = null;
  };
  const put = (event: TalkLine): void => {
    open(event.at);
    const run = rows.at(-1);
    if (run?.kind === 'events' && run.events[0]?.about === event.about)
      rows.splice(-1, 1, { ...run, events: [...run.events, event] });
    else rows.push({ kind: 'events', key: event.id, events: [event] });
    before = null;
  };
  let next = 0;
  const putUntil = (at: string | null): void => {
    for (let event = events[next]; event !== undefined && (at === null || event.at <= at); event = events[next]) {
      put(event);
      next += 1;
    }
  };
  for (const message of messages) {
    const card = cards.get(message.seq);
    if (card?.turn === null && card.did === null) continue;
    putUntil(message.sent_at);
    open(message.sent_at);
    if (!isNewShown && !message.is_mine && message.seq > opened.read && message.seq <= opened.last) {
      rows.push({ kind: 'new', key: 'new' });
      isNewShown = true;
      before = null;
    }
    if (card === undefined) {
      rows.push({ kind: 'message', key: message.id, message, isFirst: before === null || !isOfGroup(before, message) });
      before = message;
    } else if (card.turn === null && card.did !== null)
      put(asLine(message, card, card.did, subjects.get(message.thread_id ?? '') ?? ''));
    else {
      rows.push({ kind: 'card', key: message.id, card, message });
      before = null;
    }
  }
  putUntil(null);
  return rows;
}

const isOfGroup = (before: Message, message: Message): boolean =>
  before.author_id === message.author_id &&
  before.thread_id === message.thread_id &&
  Date.parse(message.sent_at) - Date.parse(before.sent_at) < GROUP_MS;
