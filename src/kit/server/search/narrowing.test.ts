import { expect, test } from 'vitest';
import { byName, eachOf, frequent, HARD, Narrowing, setsWith, sumOf } from './narrowing.ts';
import { Codes } from './columns.ts';

/** The same things in every run: 500 of them with a price, a country and languages. */
const COUNT = 500;
const COUNTRIES = ['NO', 'IN', 'KE', 'BR'];
const SETS = ['en', 'en nb', 'en hi', 'pt'];
const things = Array.from({ length: COUNT }, (_one, doc) => ({
  doc,
  price: (doc * 37) % 101,
  country: COUNTRIES[(doc * 7) % 4] ?? '',
  languages: SETS[(doc * 13) % 4] ?? '',
}));
const [countries, sets] = [new Codes(), new Codes()];
const price = Float64Array.from(things, (thing) => thing.price);
const country = Uint16Array.from(things, (thing) => countries.of(thing.country));
const languages = Uint16Array.from(things, (thing) => sets.of(thing.languages));
const BIT = { price: 1, country: 2, language: 4 } as const;

test('each facet is counted without its own filter and with all others, as counting one by one does', () => {
  const narrowing = new Narrowing();
  // Twice: its arrays are used again.
  for (const some of [things, things.filter(({ doc }) => doc % 3 === 0)]) {
    narrowing.begin(Uint32Array.from(some, ({ doc }) => doc));
    narrowing.within(price, 20, 60, BIT.price);
    narrowing.named(countries, 'IN', country, BIT.country);
    narrowing.among(languages, setsWith(sets, 'en'), BIT.language);
    narrowing.settle();
    const passes = {
      price: (thing: (typeof things)[number]) => thing.price >= 20 && thing.price <= 60,
      country: (thing: (typeof things)[number]) => thing.country === 'IN',
      language: (thing: (typeof things)[number]) => thing.languages.split(' ').includes('en'),
    };
    const but = (left?: keyof typeof passes) =>
      some.filter((thing) => Object.entries(passes).every(([name, is]) => name === left || is(thing)));
    expect(narrowing.total).toBe(but().length);
    expect(Array.from(narrowing.places.slice(0, narrowing.total), (place) => some[place])).toEqual(but());
    const inCountries = byName(countries, narrowing.tally(country, countries.size, BIT.country));
    for (const name of COUNTRIES)
      expect(inCountries.get(name) ?? 0).toBe(but('country').filter((thing) => thing.country === name).length);
    const spoken = eachOf(byName(sets, narrowing.tally(languages, sets.size, BIT.language)));
    expect(spoken.get('nb') ?? 0).toBe(but('language').filter((thing) => thing.languages.includes('nb')).length);
    expect(narrowing.upTo([30, 60, 101], price, BIT.price)).toEqual(
      [30, 60, 101].map((most) => but('price').filter((thing) => thing.price <= most).length),
    );
    expect(sumOf(narrowing.tally(country, countries.size, HARD), 0, countries.size - 1)).toBe(but().length);
    const isNorwegian = Uint8Array.from(countries.names, (name) => (name === 'NO' ? 1 : 0));
    expect(narrowing.marked(country, isNorwegian, BIT.country)).toBe(
      but('country').filter((thing) => thing.country === 'NO').length,
    );
  }
});

test('the chosen value is among the frequent ones, however seldom it is', () => {
  const counted = new Map([
    ['a', 1],
    ['b', 3],
    ['c', 3],
  ]);
  expect(frequent(counted, 2, null)).toEqual([
    ['b', 3],
    ['c', 3],
  ]);
  expect(frequent(counted, 2, 'a').at(-1)).toEqual(['a', 1]);
  expect(frequent(counted, 2, 'gone').at(-1)).toEqual(['gone', 0]);
});
