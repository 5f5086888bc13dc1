import { currencyScale } from '#kit/currencies.ts';
import { plantedService } from '#domains/services/server/demo/demo.ts';
import type { DemoPart, DemoWorld } from '#kit/server/demo/demo-part.ts';
import { daysBefore } from '#kit/server/demo/replay.ts';
import { FAVORITES_LIST } from '../../saved-list.ts';
import { saveSearch } from '../saved-searches.ts';
import { saveThing } from '../saved-things.ts';

interface SeedSaved {
  readonly daysAgo: number;
  readonly by: string;
  readonly service?: string;
  readonly person?: string;
  readonly list?: string;
  readonly note?: string;
}

const seeds: readonly SeedSaved[] = [
  { daysAgo: 2.9, by: 'greta-nystrom', service: 'menus', note: 'The Malmö shop needs a lunch menu before Advent.' },
  { daysAgo: 2.8, by: 'greta-nystrom', service: 'landing' },
  {
    daysAgo: 2.6,
    by: 'greta-nystrom',
    service: 'patterns',
    list: 'Packaging',
    note: 'For the bags of the rye bread. Ask about two colors.',
  },
  { daysAgo: 2.5, by: 'greta-nystrom', service: 'labels', list: 'Packaging' },
  { daysAgo: 2.4, by: 'greta-nystrom', person: 'amara-okafor', note: 'She did the identity. Always on time.' },
  { daysAgo: 1.9, by: 'leilani-kahananui', service: 'icons', list: 'For clients', note: 'Matches our grid.' },
  { daysAgo: 1.8, by: 'leilani-kahananui', service: 'a11y-audit', list: 'For clients' },
];

const keep = (world: DemoWorld, { by, service, person, list, note = '' }: SeedSaved) =>
  saveThing(
    world.replay.tx,
    world.people.get(by),
    {
      ...(service === undefined ? {} : { service: plantedService(world, service).slug }),
      ...(person === undefined ? {} : { person }),
      ...(list === undefined ? {} : { new_list: list }),
      list: FAVORITES_LIST,
      note,
    },
    world.replay.context,
  );

const searches = [
  { daysAgo: 2.3, by: 'greta-nystrom', name: 'Photos of bread', query: 'q=food&category=photography', alert: 'daily' },
  {
    daysAgo: 2.2,
    by: 'greta-nystrom',
    name: 'Small websites',
    query: 'category=web-development&max_price=500',
    alert: 'none',
  },
  {
    daysAgo: 1.9,
    by: 'amara-okafor',
    name: 'Packaging work',
    list: 'projects',
    query: 'q=packaging&min_budget=300',
    alert: 'daily',
  },
  { daysAgo: 1.7, by: 'leilani-kahananui', name: 'Icons for clients', query: 'q=icons', alert: 'at_once' },
] as const;

/** Amounts of a query are written in dollars. */
const inCurrency = (query: string, currency: string): string =>
  query.replace(/(?<=_(?:price|budget)=)\d+/g, (dollars) => String(Number(dollars) * currencyScale(currency)));

export const demo: DemoPart = {
  steps: (world) => [
    ...seeds.map((seed) => ({ at: daysBefore(world.now, seed.daysAgo), run: () => keep(world, seed) })),
    ...searches.map(({ daysAgo, by, ...search }) => ({
      at: daysBefore(world.now, daysAgo),
      run: () =>
        saveSearch(
          world.replay.tx,
          world.people.get(by),
          { ...search, query: inCurrency(search.query, world.replay.context.config.currency) },
          world.replay.context,
        ),
    })),
  ],
};
