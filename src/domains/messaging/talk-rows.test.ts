import { describe, expect, test } from 'vitest';
import { money } from '#kit/money.ts';
import { moneyFact } from '#kit/talk-card.ts';
import type { PlacedCard, TalkEventLine } from './contract.ts';
import type { Message } from './message-shape.ts';
import { talkRows, type Talk, type TalkRow } from './talk-rows.ts';

const at = (minute: number): string => new Date(Date.UTC(2026, 10, 24, 10, minute)).toISOString();
const dayOf = (instant: string): string => instant.slice(0, 10);

const message = (seq: number, minute: number, more: Partial<Message> = {}): Message => ({
  seq,
  id: `m${seq}`,
  author_id: 'ana',
  is_mine: false,
  thread_id: null,
  text: `Message ${seq}`,
  files: [],
  reply_to: null,
  reactions: [],
  warnings: [],
  sent_at: at(minute),
  edited_at: null,
  deleted_at: null,
  is_removed: false,
  ...more,
});
const event = (id: string, minute: number): TalkEventLine => ({
  id,
  at: at(minute),
  is_mine: true,
  words: 'submitted',
  due: [],
  note: null,
  path: '/',
  about: 'Order DK-1',
});
const card = (seq: number, turn: PlacedCard['turn']): PlacedCard => ({
  seq,
  label: 'Changes requested',
  number: null,
  title: 'Logo',
  note: 'A darker blue',
  facts: [moneyFact('Price', money(45_000, 'USD'))],
  state: { label: 'Delivered', tone: 'success' },
  ends_at: null,
  turn,
  act: null,
  path: '/contracts',
  did: 'requested changes',
});
const talk = (overrides: Partial<Talk>): Talk => ({
  messages: [],
  cards: new Map(),
  events: [],
  subjects: new Map(),
  opened: { read: 99, last: 99 },
  ...overrides,
});
const shown = (overrides: Partial<Talk>) => talkRows(talk(overrides), dayOf).flatMap(inWords);
function inWords(row: TalkRow): string | string[] {
  if (row.kind === 'message') return `${row.isFirst ? 'first' : 'next'} ${row.message.seq}`;
  return row.kind === 'events'
    ? row.events.map(({ id }) => `event ${id}`)
    : row.kind === 'card'
      ? `card ${row.card.seq}`
      : row.kind;
}

describe('groups', () => {
  test('messages of one person within five minutes say the time once', () => {
    expect(shown({ messages: [message(1, 0), message(2, 4), message(3, 8), message(4, 13)] })).toEqual([
      'day',
      'first 1',
      'next 2',
      'next 3',
      'first 4',
    ]);
  });
  test('another person, another subject and anything in between begin a group', () => {
    const messages = [
      message(1, 0),
      message(2, 1, { author_id: 'ben', is_mine: true }),
      message(3, 2),
      message(4, 3, { thread_id: 't' }),
      message(5, 4),
    ];
    expect(shown({ messages })).toEqual(['day', 'first 1', 'first 2', 'first 3', 'first 4', 'first 5']);
    expect(shown({ messages: [message(1, 0), message(2, 2)], events: [event('e', 1)] })).toEqual([
      'day',
      'first 1',
      'event e',
      'first 2',
    ]);
  });
});

test('each day begins with its date, whatever comes first on it', () => {
  const messages = [message(1, 0), message(2, 2 * 1440)];
  expect(shown({ messages, events: [event('e', 1440), event('f', 1441)] })).toEqual([
    'day',
    'first 1',
    'day',
    'event e',
    'event f',
    'day',
    'first 2',
  ]);
  expect(new Set(talkRows(talk({ messages, events: [event('e', 1440)] }), dayOf).map(({ key }) => key)).size).toBe(6);
});

describe('what happened', () => {
  test('stands between the messages of its time, before one of the same instant, and after all of them', () => {
    const events = [event('before', -5), event('same', 3), event('after', 60)];
    expect(shown({ messages: [message(1, 0), message(2, 3)], events })).toEqual([
      'day',
      'event before',
      'first 1',
      'event same',
      'first 2',
      'event after',
    ]);
  });
  test('is not said twice: a card with another line for what came of it is gone, with its day and the divider', () => {
    const cards = new Map([[2, { ...card(2, null), did: null }]]);
    const messages = [message(1, 0), message(2, 1440)];
    expect(shown({ messages, cards, opened: { read: 1, last: 2 } })).toEqual(['day', 'first 1']);
    const waits = new Map([[2, { ...card(2, 'theirs' as const), did: null }]]);
    expect(shown({ messages, cards: waits })).toEqual(['day', 'first 1', 'day', 'card 2']);
  });
  test('is one row as long as it is about one thing and nothing comes between', () => {
    const other = { ...event('d', 3), about: 'Order DK-2' };
    const subjects = new Map([['t', 'Order DK-2']]);
    const messages = [message(1, 4, { thread_id: 't' }), message(2, 6), message(3, 7)];
    const cards = new Map([[1, card(1, null)]]);
    const rows = talkRows(
      talk({ messages, cards, subjects, events: [event('a', 0), event('b', 1), other, event('c', 5)] }),
      dayOf,
    );
    expect(rows.map((row) => (row.kind === 'events' ? row.events.map(({ id }) => id).join(' ') : row.kind))).toEqual([
      'day',
      'a b',
      'd m1',
      'c',
      'message',
      'message',
    ]);
  });
  test('a conversation without messages has its events', () => {
    expect(shown({ events: [event('e', 0)] })).toEqual(['day', 'event e']);
  });
  test('a card is a card while someone has to act, and then what its sender did', () => {
    const messages = [message(1, 0, { text: 'Changes requested: Logo' })];
    for (const turn of ['yours', 'theirs'] as const)
      expect(shown({ messages, cards: new Map([[1, card(1, turn)]]) })).toEqual(['day', 'card 1']);
    const [, line] = talkRows(talk({ messages, cards: new Map([[1, card(1, null)]]) }), dayOf);
    const words = {
      words: 'requested changes',
      is_mine: false,
      note: 'A darker blue',
      sum: money(45_000, 'USD'),
      seq: 1,
    };
    expect(line).toMatchObject({ kind: 'events', events: [words] });
    expect(JSON.stringify(line)).not.toContain('Delivered');
  });
});

describe('the unread divider', () => {
  const messages = [
    message(1, 0),
    message(2, 1, { author_id: 'ben', is_mine: true }),
    message(3, 2),
    message(4, 3),
    message(5, 4),
  ];
  test('stands before the first unread message of someone else, once', () => {
    expect(shown({ messages, opened: { read: 1, last: 4 } })).toEqual([
      'day',
      'first 1',
      'first 2',
      'new',
      'first 3',
      'next 4',
      'next 5',
    ]);
  });
  test('does not come with messages that arrive while one reads', () => {
    expect(shown({ messages, opened: { read: 4, last: 4 } })).not.toContain('new');
  });
});
