import { expect, test } from 'vitest';
import { KeptMatches, understoodOf } from './kept-matches.ts';
import { FIELDS } from './postings.ts';
import { readingOf } from './reading.ts';
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
const none = readingOf({ languages: {}, parents: new Map(), neighbors: new Map(), same: [] }, null, (word) => word);

test('the same words are matched once, until something changes', () => {
  const index = filled(['A red kite', 'A blue kite', 'A red boat']);
  const matches = new KeptMatches();
  const first = matches.of(index, none, { text: 'red kite' });
  expect([...first.close]).toEqual([0]);
  expect(matches.of(index, none, { text: 'red kite' })).toBe(first);
  expect(matches.of(index, none, { text: 'red kite', isAsTyped: true })).not.toBe(first);
  index.add('3', 'One more red kite');
  expect([...matches.of(index, none, { text: 'red kite' }).close]).toEqual([0, 3]);
});

test('all words count and none is required: what has more of them fits better', () => {
  const index = filled(['A red kite', 'A blue kite', 'A red boat', 'Bread']);
  const found = new KeptMatches().of(index, none, { text: 'red kite unheard' });
  expect([...found.docs]).toEqual([0, 1, 2]);
  expect(found.fits[0]).toBeGreaterThan(found.fits[1] ?? 1);
  expect(understoodOf(found).isPartial).toBe(true);
  expect(understoodOf(new KeptMatches().of(index, none, { text: 'red kite' })).isPartial).toBe(false);
});

test('neighbors in the title fit better, and slips are read as what was meant', () => {
  const index = filled(['Kite in red', 'A red kite', 'Boats for the sea']);
  const { docs, fits } = new KeptMatches().of(index, none, { text: 'red kite' });
  const fitOf = (doc: number) => fits[docs.indexOf(doc)] ?? 0;
  expect(fitOf(1)).toBeGreaterThan(fitOf(0));
  expect(new KeptMatches().of(index, none, { text: 'baots' })).toMatchObject({ plan: { readAs: 'boats' } });
  const asTyped = new KeptMatches().of(index, none, { text: 'baots', isAsTyped: true });
  expect([asTyped.plan.readAs, asTyped.docs.length]).toEqual([null, 0]);
});

test('what is kept has an end', () => {
  const index = filled(Array.from({ length: 2_000 }, (_one, number) => `kite word${number}`));
  const matches = new KeptMatches();
  const first = matches.of(index, none, { text: 'kite' });
  for (let number = 0; number < 600; number += 1) matches.of(index, none, { text: `word${number}` });
  expect(matches.of(index, none, { text: 'kite' })).not.toBe(first);
});
