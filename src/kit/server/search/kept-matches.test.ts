import { expect, test } from 'vitest';
import { KeptMatches } from './kept-matches.ts';
import { FIELDS } from './postings.ts';
import { TextIndex, titleWords, wordsIn } from './text-index.ts';

class Titles extends TextIndex {
  constructor() {
    super(
      (word) => word,
      () => ({}),
    );
  }

  add(id: string, title: string): void {
    this.put(id, { title: titleWords(title), fields: [[FIELDS.title, wordsIn(title)]] });
  }
}

const filled = (titles: readonly string[]): Titles => {
  const index = new Titles();
  titles.forEach((title, place) => index.add(String(place), title));
  return index;
};
const none = new Map<string, never>();

test('the same words are matched once, until something changes', () => {
  const index = filled(['A red kite', 'A blue kite', 'A red boat']);
  const matches = new KeptMatches();
  const first = matches.of(index, none, 'red kite', false);
  expect([...first.docs]).toEqual([0]);
  expect(matches.of(index, none, 'red kite', false)).toBe(first);
  expect([...matches.of(index, none, 'red kite', true).docs]).toEqual([0, 1, 2]);
  index.add('3', 'One more red kite');
  expect([...matches.of(index, none, 'red kite', false).docs]).toEqual([0, 3]);
});

test('neighbors in the title fit better, and slips are read as what was meant', () => {
  const index = filled(['Kite in red', 'A red kite', 'Boats for the sea']);
  const { docs, fits } = new KeptMatches().of(index, none, 'red kite', false);
  const fitOf = (doc: number) => fits[docs.indexOf(doc)] ?? 0;
  expect(fitOf(1)).toBeGreaterThan(fitOf(0));
  expect(new KeptMatches().of(index, none, 'baots', false)).toMatchObject({ plan: { corrected: 'boats' } });
});

test('what is kept has an end', () => {
  const index = filled(Array.from({ length: 2_000 }, (_one, number) => `kite word${number}`));
  const matches = new KeptMatches();
  const first = matches.of(index, none, 'kite', false);
  for (let number = 0; number < 600; number += 1) matches.of(index, none, `word${number}`, false);
  expect(matches.of(index, none, 'kite', false)).not.toBe(first);
});
