import { briefs } from '#domains/projects/server/demo/briefs.ts';
import { moreBriefs } from '#domains/projects/server/demo/more-briefs.ts';
import { demoServices } from '#domains/services/server/demo/services.ts';
import { figure, type Figure } from './figure.ts';
import { startInstance } from './support/instance.ts';
import { gainOfAnswer, isSetAside, judgedSet, type JudgedQuery } from './support/judged-set.ts';

interface Listed {
  readonly title?: string;
  readonly username?: string;
}

interface Kind {
  readonly name: string;
  readonly files: readonly string[];
  readonly path: string;
  readonly bar: number;
  readonly keyOf: (listed: Listed) => string;
}

const keysByTitle = (things: readonly { readonly key: string; readonly title: string }[]) => {
  const keys = new Map(things.map(({ key, title }) => [title, key]));
  return ({ title = '' }: Listed): string => keys.get(title) ?? title;
};

const KINDS: readonly Kind[] = [
  {
    name: 'services',
    files: ['services-a.json', 'services-b.json', 'services-c.json'],
    path: '/api/services',
    bar: 0.9,
    keyOf: keysByTitle(demoServices),
  },
  {
    name: 'projects',
    files: ['projects.json'],
    path: '/api/projects',
    bar: 0.85,
    keyOf: keysByTitle([...briefs, ...moreBriefs]),
  },
  {
    name: 'people',
    files: ['people.json'],
    path: '/api/freelancers',
    bar: 0.85,
    keyOf: ({ username = '' }) => username,
  },
];

const mean = (values: readonly number[]): number =>
  values.length === 0 ? 0 : values.reduce((sum, value) => sum + value, 0) / values.length;

async function answer(url: string): Promise<{ items: Listed[]; next_cursor?: string | null }> {
  const response = await fetch(url);
  // A sentence that is too long to search for finds nothing.
  if (response.status === 422) return { items: [] };
  if (!response.ok) throw new Error(`${url} answered ${response.status}`);
  return ((await response.json()) as { data: { items: Listed[]; next_cursor?: string | null } }).data;
}

/** Every key that a list without words has, by its pages. */
async function everythingIn(url: string, { path, keyOf }: Kind): Promise<Set<string>> {
  const keys = new Set<string>();
  for (let page = 1, cursor: string | null = null; page <= 20; page += 1) {
    const query = cursor === null ? (page === 1 ? '' : `?page=${page}`) : `?cursor=${encodeURIComponent(cursor)}`;
    const { items, next_cursor: next = null } = await answer(`${url}${path}${query}`);
    const before = keys.size;
    for (const listed of items) keys.add(keyOf(listed));
    if (items.length === 0 || keys.size === before) break;
    cursor = next;
  }
  return keys;
}

/**
 * How well the lists of the demo world answer what people type. Of the half that is set aside only the mean is shown;
 * of the other, kinds and the worst answers too.
 */
export async function relevanceBench(say: (line: string) => void): Promise<Figure[]> {
  const instance = await startInstance({ demo: true });
  try {
    const figures: Figure[] = [];
    for (const kind of KINDS) {
      const there = await everythingIn(instance.url, kind);
      const gains: { judged: JudgedQuery; gain: number }[] = [];
      for (const judged of judgedSet(kind.files)) {
        const { items } = await answer(`${instance.url}${kind.path}?q=${encodeURIComponent(judged.query)}`);
        const gain = gainOfAnswer(judged, items.map(kind.keyOf), there);
        if (gain !== null) gains.push({ judged, gain });
      }
      const open = gains.filter(({ judged }) => !isSetAside(judged));
      const aside = gains.filter(({ judged }) => isSetAside(judged)).map(({ gain }) => gain);
      for (const name of new Set(open.map(({ judged }) => judged.kind))) {
        const some = open.filter(({ judged }) => judged.kind === name).map(({ gain }) => gain);
        say(`${kind.name}, ${name}: ${mean(some).toFixed(3)} of ${some.length}`);
      }
      for (const { judged, gain } of open.toSorted((a, b) => a.gain - b.gain).slice(0, 15))
        say(`  ${gain.toFixed(2)} ${judged.query}`);
      figures.push(
        figure(`${kind.name}: nDCG@10, half set aside`, mean(aside), kind.bar, 'higher', ''),
        figure(`${kind.name}: nDCG@10, other half`, mean(open.map(({ gain }) => gain)), null, 'higher', ''),
      );
    }
    return figures;
  } finally {
    await instance.stop();
  }
}
